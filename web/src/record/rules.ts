/** The rules of a game, for what needs more than a view: replaying a record, and writing a position down. */
import type { Story } from '@gloaming/bots';
import { type GameRecord, imagine, makeDice, parseRecord, type Verb, type View } from '@gloaming/engine';
import type { Entry } from '@gloaming/engine/session';
import { fetchRules } from '@gloaming/games/fetch';
import { type Replayed, replayRecord } from './replayed.ts';

export interface Rules {
  /** A position that looks the same to the seat of this view; what it does not see is made up (a determinization). */
  describe(view: unknown): string;
  replay(record: string): Replayed;
  /** The game as one seat lived it; null where it did not come to its end. What tells it is loaded only now. */
  story(record: string, seat: number): Promise<Story<unknown, Verb> | null>;
}

const rules = <T, V extends Verb, O>(entry: Entry<T, V, O>): Rules => ({
  // What the server sends as a view fits the game that the table names.
  describe: (view) => entry.makePosition(imagine(entry.game, view as View<T, V>, makeDice(1))),
  replay: (record) => replayRecord(entry, record),
  story: async (record, seat) => {
    const { storyOf } = await import('@gloaming/bots');
    return storyOf(entry.game, parseRecord(record) as GameRecord<O>, seat);
  },
});

/** Those with which a table was made. */
export const rulesOf = (game: string, number: number): Promise<Rules> => fetchRules(game, number, rules);
/** Those by which a record was played. */
export function rulesOfRecord(record: string): Promise<Rules> {
  const { game, rules } = parseRecord(record);
  return rulesOf(game, rules);
}
