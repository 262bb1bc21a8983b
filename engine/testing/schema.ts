/** What programs are told is what the rules have: nothing is lost, and nothing made up, when names take the place of numbers. */
import type { GameSchema, Schema } from '../schema/index.ts';
import {
  type Choice,
  choiceOf,
  deciders,
  type Game,
  listening,
  type News,
  optionsOf,
  SPECTATOR,
  type State,
  type Verb,
  viewOf,
} from '../src/index.ts';
import { same } from './claims.ts';
import { playRandomly, type Runs, type Tally } from './random.ts';

export interface SchemaRuns extends Runs {
  /** Is shown all that programs would be told, by what it is: to be held against its description. */
  show?(what: Part, named: unknown): void;
}
type Part = 'view' | 'news' | 'choice';

export function schemaIsTrue<T, V extends Verb, O, N extends News, C extends Choice>(
  game: Game<T, V, O, C>,
  schema: GameSchema<T, V, N, C>,
  options: O,
  to: SchemaRuns,
): Tally {
  const isTold = <D>(what: Part, of: Schema<D>, data: D): void => {
    const named: unknown = JSON.parse(JSON.stringify(of.name(data)));
    same(`a ${what} read back from its names`, inOrder(data), inOrder(of.read(named, what)));
    to.show?.(what, named);
  };
  const isSeen = (state: State<T, V>): void => {
    for (let seat = SPECTATOR; seat < game.seats(state.table); seat++)
      isTold('view', schema.view, viewOf(game, state, seat));
    isTold('view', schema.view, { ...state, seat: SPECTATOR, chance: null });
    for (const seat of deciders(state))
      for (const option of optionsOf(game, state, seat)) {
        const choice = choiceOf(game, state, seat, option);
        if (choice !== null) isTold('choice', schema.choice, choice);
      }
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
