/** After a game: another one at the same table, for those who sit at the keyboard. */

import type { Seat, Verb } from '@gloaming/engine';
import { loserOf, optionsAgain, type RecordedSession } from '@gloaming/engine/session';
import type { Chosen, Entry } from '@gloaming/games';
import { chosen, type Labelled } from '../base/matching.ts';
import type { Context } from '../support/context.ts';

/** The table of a game that is over, to be laid again by the rules of today. */
export interface SameTable {
  readonly players: number;
  readonly chosen: Chosen;
  readonly loser: Seat | undefined;
}

/** Nothing for a game that went on from a position: of that table nobody knows what was chosen. */
export function sameTable<T, V extends Verb, O>(
  { options }: Entry<T, V, O>,
  session: RecordedSession<T, V, O>,
): SameTable | null {
  if (session.origin === null) return null;
  return { ...options.describe(session.origin.options), loser: loserOf(session.result(), session.seats) };
}

export const optionsAt = <T, V extends Verb, O>({ options }: Entry<T, V, O>, table: SameTable): O =>
  optionsAgain(options, table.players, table.chosen, table.loser);

/** Asked only where somebody sits who can be asked: a script that plays one game has said all it had to say. */
export async function wantsAnother({ terminal, paint, words }: Context): Promise<boolean> {
  if (!terminal.isInteractive) return false;
  const { yes, no, another } = words.shell;
  const answers: Labelled[] = [no, yes].map((label, option) => ({ option, label }));
  await terminal.forgetTyped();
  for (;;) {
    const typed = await terminal.ask(paint('bold', `${another} (${yes}/${no}) `), () => [yes, no]);
    if (typed === null || typed.trim() === '') return false;
    const found = chosen(answers, typed.trim());
    if (found.length === 1) return found[0].option === 1;
  }
}
