/** Verify: plays a record again, and says whether it leads where it says. */
import { isRefused, Refused, replay, sayRefusal, stateHash, type Verb } from '@gloaming/engine';
import type { Entry } from '@gloaming/games';
import { InFile, inFile, refuse } from '../base/faults.ts';
import { LAYOUTS, type Layout } from '../games/index.ts';
import { openGame } from '../session/gameFiles.ts';
import { byItsRules, recordFor } from '../session/openGame.ts';
import { type Context, print, say } from '../support/context.ts';
import { resultLines } from '../support/results.ts';
import { lettersFor } from './watch.ts';

const MISSING = ['newer-rules', 'rules-not-kept', 'rules-unreadable'] as const;

export async function verify(context: Context, file: string): Promise<number> {
  const found = await openGame(context.terminal, file);
  if (found.kind !== 'record') refuse('is-position', { file });
  try {
    return await byItsRules(found, (entry, name) => check(context, entry, LAYOUTS[name], file, found.text));
  } catch (error) {
    // A record of rules that cannot be had does not verify, as one that leads elsewhere does not.
    const why = error instanceof InFile && isRefused(error.cause, ...MISSING) ? error.cause : error;
    if (!(why instanceof Refused)) throw error;
    context.terminal.complain(context.words.verify.failed(file, sayRefusal(context.language, why)));
    return 1;
  }
}

function check<T, V extends Verb, O>(
  context: Context,
  entry: Entry<T, V, O>,
  layout: Layout<T, V>,
  file: string,
  text: string,
): number {
  const { verify: words } = context.words;
  const record = inFile(file, () => recordFor(entry, text));
  const state = replay(entry.game, record);
  const result = entry.game.result(state.table);
  // One line, however long: programs read it, too.
  context.terminal.print(words.ok(file, record.answers.length, stateHash(entry.game, state)));
  if (result === null) say(context, words.unfinished(record.answers.length));
  print(context, resultLines(context, result, lettersFor(entry.game.seats(state.table)), layout.counts(state.table)));
  return 0;
}
