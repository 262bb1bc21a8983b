/** A game from a file, as far as it was played. */
import { fail, type Game, type GameRecord, replay, type Verb } from '@gloaming/engine';
import { followRecord, RecordedSession } from '@gloaming/engine/session';
import type { Entry } from '@gloaming/games';
import { refuse } from '../base/faults.ts';
import { type GameFile, parseFile } from './gameFiles.ts';

/** Said before anything else about a record: what else is wrong with it follows from that. */
export function expectRules<T, V extends Verb, O>({ name, rules }: Game<T, V, O>, record: GameRecord<unknown>): void {
  if (record.game !== name || record.rules !== rules)
    fail('wrong-rules', { game: record.game, rules: record.rules, ours: rules });
}

/** A record of these rules whose options make a game; its answers are not judged yet. */
export function recordFor<T, V extends Verb, O>(entry: Entry<T, V, O>, text: string): GameRecord<O> {
  const written = parseFile(text);
  expectRules(entry.game, written);
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

export function openFile<T, V extends Verb, O>(
  entry: Entry<T, V, O>,
  { kind, text }: GameFile,
): RecordedSession<T, V, O> {
  if (kind === 'position') return new RecordedSession(entry, entry.parsePosition(text));
  return goOn(entry, recordFor(entry, text));
}
