/** A game from a file, as far as it was played. */
import { type GameRecord, replay, type Verb } from '@gloaming/engine';
import { followRecord, RecordedSession } from '@gloaming/engine/session';
import { type Entry, fetchGame, fetchRules, type Use } from '@gloaming/games';
import { InFile, refuse } from '../base/faults.ts';
import { type GameFile, parseFile } from './gameFiles.ts';

/** What is done with a game by the rules with which it was made, whatever those of today are. */
export async function byItsRules<R>({ file, game, rules }: GameFile, use: Use<R | Promise<R>>): Promise<R> {
  if (rules === null) return fetchGame(game, use);
  // Rules that cannot be had are refused with the file that asks for them; what is done with the game speaks for itself.
  const found = await fetchRules<() => Promise<R>>(game, rules, (entry, name) => async () => use(entry, name)).catch(
    (error: unknown) => {
      throw new InFile(file, error);
    },
  );
  return found();
}

/** A record whose options make a game; its answers are not judged yet. */
export function recordFor<T, V extends Verb, O>(entry: Entry<T, V, O>, text: string): GameRecord<O> {
  const written = parseFile(text);
  return { ...written, options: entry.options.check(written.options) };
}

/** Checks the whole record first, so that a damaged one is refused with the place where it is. */
export function goOn<T, V extends Verb, O>(entry: Entry<T, V, O>, written: GameRecord<O>): RecordedSession<T, V, O> {
  replay(entry.game, written);
  return followRecord(entry, written);
}
/** Which of its steps is meant. */
export function stepIn({ answers }: GameRecord<unknown>, step: string): number {
  const last = answers.length;
  return /^\d+$/.test(step) && Number(step) <= last ? Number(step) : refuse('bad-step', { step, last });
}

/** As far as it was played, or after so many answers of it. */
export function openFile<T, V extends Verb, O>(
  entry: Entry<T, V, O>,
  { file, kind, text }: GameFile,
  step?: string,
): RecordedSession<T, V, O> {
  if (kind === 'position') {
    if (step !== undefined) refuse('is-position', { file });
    return new RecordedSession(entry, entry.parsePosition(text));
  }
  const written = recordFor(entry, text);
  const whole = goOn(entry, written);
  return step === undefined ? whole : followRecord(entry, written, stepIn(written, step));
}
