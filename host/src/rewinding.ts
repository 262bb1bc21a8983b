/** Going back behind what undo reaches: the game is played again from its beginning, as far as it still stands. */
import type { Turns } from '@gloaming/engine/session';
import type { Play, PlayRules } from './play.ts';

/** The game as it was after so many of the answers that stand (a checkpoint). */
export interface Rung {
  readonly count: number;
  readonly play: Play;
}

/** Those of another past are gone. */
export const rungsUpTo = (rungs: readonly Rung[], count: number): readonly Rung[] =>
  rungs.filter((rung) => rung.count <= count);

/** What of a table is needed for it, and changes. */
interface Rewound {
  readonly rules: PlayRules;
  readonly row: { readonly key: string };
  readonly options: unknown;
  /** The numbers of the answers that stand, and the same answers by turns. */
  readonly standing: number[];
  readonly turns: Turns;
  play: Play | null;
  rungs: readonly Rung[];
}

/**
 * To before an answer, by its number, which a seat gave first in a turn. Every turn of the seat on the way is remembered: whoever goes
 * back again and again has each answer played again once, not each time.
 */
export function rewind(live: Rewound, seat: number, first: number | null): void {
  const count = first === null ? -1 : live.standing.indexOf(first);
  if (count < 0) throw new RangeError(`no answer ${first} stands`);
  const rungs = rungsUpTo(live.rungs, count).slice();
  const start = rungs.at(-1) ?? { count: 0, play: live.rules.begin(live.options, live.row.key).play };
  const play = start.play.fork();
  const isOwn = (each: { seat: number; turn: number }): boolean => each.seat === seat && each.turn >= 0;
  const { given } = live.turns;
  let turn = given.slice(0, start.count).findLast(isOwn)?.turn;
  for (let at = start.count; at < count; at++) {
    const answer = given[at];
    if (isOwn(answer) && answer.turn !== turn) {
      turn = answer.turn;
      if (at > start.count) rungs.push({ count: at, play: play.fork() });
    }
    play.answer(answer.seat, answer.option);
  }
  if (rungs.at(-1)?.count !== count) rungs.push({ count, play: play.fork() });
  live.play = play;
  live.rungs = rungs;
  live.standing.length = count;
  live.turns.cutTo(count);
}
