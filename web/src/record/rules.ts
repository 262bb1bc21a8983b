/** The rules of a game, for what needs more than a view: replaying a record, and writing a position down. */
import { imagine, makeDice, type Seat, type State, type Verb, type View } from '@gloaming/engine';
import type { Playable } from '@gloaming/engine/session';
import type { Mood } from '../base/mood.ts';
import { type Replayed, replayRecord } from './replayed.ts';

/** What of a game is needed here. */
export interface Parts<T, V extends Verb, O> extends Playable<T, V, O> {
  makePosition(state: State<T, V>): string;
  /** Of everybody who has points: an Automa, too. */
  points(table: T): number[];
  round(table: T): number;
}

export interface Rules {
  /** A position that looks the same to whoever sees this view; what they do not see is made up. */
  describe(view: unknown): string;
  replay(record: string): Replayed;
}

function rules<T, V extends Verb, O>(parts: Parts<T, V, O>): Rules {
  return {
    // What the server sends as a view fits the game that the table names.
    describe: (view) => parts.makePosition(imagine(parts.game, view as View<T, V>, makeDice(1))),
    replay: (record) => replayRecord(parts, record),
  };
}

const GAMES: Readonly<Record<string, () => Promise<Rules>>> = {
  'res-arcana': async () => {
    const { resArcana, TEXTS, makePosition, pointsOf } = await import('@gloaming/res-arcana');
    return rules({
      game: resArcana,
      texts: TEXTS,
      makePosition,
      points: (table) => table.players.map((_, seat: Seat) => pointsOf(table, seat)),
      round: ({ round }) => round,
    });
  },
  evenfall: async () => {
    const { evenfall, TEXTS, makePosition } = await import('@gloaming/evenfall');
    return rules({
      game: evenfall,
      texts: TEXTS,
      makePosition,
      points: ({ players }) => players.map(({ points }) => points),
      round: ({ round }) => round,
    });
  },
} satisfies Record<Mood, () => Promise<Rules>>;

export async function rulesOf(game: string): Promise<Rules> {
  const found = GAMES[game];
  if (found === undefined) throw new Error(`no rules of ${game}`);
  return found();
}
