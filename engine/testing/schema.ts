/** What programs are told is what the rules have: nothing is lost, and nothing made up, when names take the place of numbers. */
import type { GameSchema, Schema } from '../schema/index.ts';
import { type Game, listening, type News, SPECTATOR, type State, type Verb, viewOf } from '../src/index.ts';
import { same } from './claims.ts';
import { playRandomly, type Runs, type Tally } from './random.ts';

export interface Told extends Runs {
  /** Is shown all that programs would be told, by what it is: to be held against its description. */
  show?(what: 'view' | 'news', named: unknown): void;
}

export function schemaIsTrue<T, V extends Verb, O, N extends News>(
  game: Game<T, V, O>,
  schema: GameSchema<T, V, N>,
  options: O,
  to: Told,
): Tally {
  const isTold = <D>(what: 'view' | 'news', of: Schema<D>, data: D): void => {
    const named: unknown = JSON.parse(JSON.stringify(of.name(data)));
    same(`a ${what} read back from its names`, inOrder(data), inOrder(of.read(named, what)));
    to.show?.(what, named);
  };
  const isSeen = (state: State<T, V>): void => {
    for (let seat = SPECTATOR; seat < game.seats(state.table); seat++)
      isTold('view', schema.view, viewOf(game, state, seat));
    isTold('view', schema.view, { ...state, seat: SPECTATOR, chance: null });
  };
  const hear = (news: News): void => isTold('news', schema.news, news as N);
  return listening(hear, () => playRandomly(game, options, to, ({ state }) => isSeen(state)));
}

/** The same text whatever order the fields came in. */
const inOrder = (data: unknown): string =>
  JSON.stringify(data, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
