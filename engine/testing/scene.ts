/** A position played by name: what a game's tests of its rules are written with. Players are A, B, C … */
import {
  answer,
  asking,
  deciders,
  type Game,
  hashOf,
  listening,
  type News,
  optionsOf,
  type Seat,
  type State,
  seatLetter,
  type Verb,
} from '../src/index.ts';

export type Name = 'A' | 'B' | 'C' | 'D';
export const seatOf = (name: Name): Seat => name.charCodeAt(0) - 65;

export interface Scene<T, V extends Verb, N extends News> {
  readonly state: State<T, V>;
  /** Everything the table heard so far. */
  readonly news: N[];
  /** One answer after the other, by the same player. */
  answer(who: Name, ...options: number[]): this;
  /** What is asked now, and of whom. */
  asked(): { who: string; verb: V['verb'] }[];
  /** What that player could answer now. */
  options(who: Name): number[];
  can(who: Name, option: number): boolean;
  hash(): string;
}

/** `more` is what the game adds: its own words for what lies where. */
export function sceneOf<T, V extends Verb, O, N extends News, M extends object>(
  game: Game<T, V, O>,
  state: State<T, V>,
  more: M,
): Scene<T, V, N> & M {
  const news: N[] = [];
  const self: Scene<T, V, N> & M = {
    ...more,
    state,
    news,
    answer(who, ...options) {
      for (const option of options)
        listening(
          (heard) => news.push(heard as N),
          () => answer(game, state, seatOf(who), option),
        );
      return self;
    },
    asked: () =>
      deciders(state).map((seat) => {
        const f = asking(state, seat);
        if (f === undefined) throw new Error(`seat ${seat} decides but is not asked`);
        return { who: seatLetter(seat), verb: f.verbs[f.at].verb };
      }),
    options: (who) => optionsOf(game, state, seatOf(who)),
    can: (who, option) => optionsOf(game, state, seatOf(who)).includes(option),
    hash: () => hashOf(state),
  };
  return self;
}
