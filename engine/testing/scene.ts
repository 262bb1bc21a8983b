/** A position played by name: what a game's tests of its rules are written with. Players are A, B, C … */
import { type Playable, Session } from '../session/index.ts';
import {
  asking,
  type Choice,
  canonical,
  type Game,
  type News,
  NONE,
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

/**
 * The option of a question that is about this, where choices are numbered the same wherever it is asked; `asked` and `on` are what is read
 * of the verb and its frame for that.
 */
export function optionFor<T, V extends Verb, O, C extends Choice>(
  { verbs }: Game<T, V, O, C>,
  verb: V['verb'],
  choice: C,
  asked: object = {},
  on: object = {},
): number {
  type Asks = { about(s: null, verb: object, f: object, option: number): Choice | undefined };
  const { about } = verbs[verb] as unknown as Asks;
  const meant = canonical(choice);
  for (let option = 0; option <= MOST; option++) {
    const found = about(null, asked, { it: NONE, from: NONE, n: NONE, ...on }, option);
    if (found !== undefined && canonical(found) === meant) return option;
  }
  throw new RangeError(`${verb} has no option for ${meant}`);
}
/** Far more than any question has. */
const MOST = 10_000;

/** `more` is what the game adds: its own words for what lies where. */
export function sceneOf<T, V extends Verb, O, N extends News, M extends object>(
  playable: Playable<T, V, O>,
  state: State<T, V>,
  more: M,
): Scene<T, V, N> & M {
  const session = new Session(playable, state);
  const news: N[] = [];
  const self: Scene<T, V, N> & M = {
    ...more,
    state,
    news,
    answer(who, ...options) {
      for (const option of options) for (const told of session.answer(seatOf(who), option)) news.push(told.news as N);
      return self;
    },
    asked: () =>
      session.deciders().map((seat) => {
        const f = asking(state, seat);
        if (f === undefined) throw new Error(`seat ${seat} decides but is not asked`);
        return { who: seatLetter(seat), verb: f.verbs[f.at].verb };
      }),
    options: (who) => session.options(seatOf(who)),
    can: (who, option) => session.options(seatOf(who)).includes(option),
    hash: () => session.hash(),
  };
  return self;
}
