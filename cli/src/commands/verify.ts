/** Verify: plays a record again, and says whether it leads where it says. */
import { Refused, replay, sayRefusal, stateHash, type Verb } from '@gloaming/engine';
import { type Entry, withGame } from '@gloaming/games';
import { inFile, refuse } from '../base/faults.ts';
import { type Desk, print, say } from '../desk/context.ts';
import { resultLines } from '../desk/results.ts';
import { LAYOUTS, type Layout } from '../games/index.ts';
import { parseFile, readGame } from '../session/gameFiles.ts';
import { expectRules, recordFor } from '../session/openGame.ts';
import { lettersFor } from './watch.ts';

export async function verify(desk: Desk, file: string): Promise<number> {
  const found = readGame(desk.terminal, file);
  if (found.kind !== 'record') refuse('is-position', { file });
  return withGame(found.game, (entry, name) => check(desk, entry, LAYOUTS[name], file, found.text));
}

function check<T, V extends Verb, O>(
  desk: Desk,
  entry: Entry<T, V, O>,
  layout: Layout<T, V>,
  file: string,
  text: string,
): number {
  const data = inFile(file, () => parseFile(text));
  const { verify: words } = desk.words;
  try {
    expectRules(entry.game, data);
    const record = inFile(file, () => recordFor(entry, text));
    const state = replay(entry.game, record);
    const result = entry.game.result(state.table);
    // One line, however long: programs read it, too.
    desk.terminal.print(words.ok(file, record.answers.length, stateHash(entry.game, state)));
    if (result === null) say(desk, words.unfinished(record.answers.length));
    print(desk, resultLines(desk, result, lettersFor(entry.game.seats(state.table)), layout.counts(state.table)));
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    desk.terminal.complain(words.failed(file, sayRefusal(desk.language, error)));
    return 1;
  }
}
