/** A finished game, played again in this browser by the very rules that the server plays by. */
import {
  advance,
  answer,
  asking,
  clone,
  crossNews,
  deciders,
  hashOf,
  type Language,
  listening,
  makeKey,
  type News,
  optionsOf,
  parseRecord,
  Refused,
  type Result,
  type Seat,
  SPECTATOR,
  type State,
  unplayed,
  type Verb,
  type View,
  viewOf,
} from '@gloaming/engine';
import type { Parts } from './rules.ts';

/** Whose eyes: a seat's, or everybody's at once. */
export type Eyes = Seat | 'open';

interface Asked {
  readonly seat: Seat;
  readonly text: string;
  readonly options: readonly { readonly option: number; readonly text: string }[];
  /** What was chosen now; null for somebody who is still thinking. */
  readonly answer: number | null;
}

/** Moments are numbered by how many answers have been given. */
export interface Replayed {
  readonly key: string;
  readonly seats: number;
  readonly steps: number;
  /** At every moment, by seat. */
  readonly points: readonly (readonly number[])[];
  readonly rounds: readonly number[];
  /** Who gave the answer that led to a moment; -1 at the beginning. */
  readonly movers: readonly Seat[];
  /** The first answer after which the state was not the one that was written down; null if all were. */
  readonly astray: number | null;
  /** How many answers were written down with a fingerprint of the state after them. */
  readonly checked: number;
  readonly isEndRight: boolean;
  readonly result: Result | null;
  view(step: number, eyes: Eyes): unknown;
  lines(step: number, eyes: Eyes, language: Language, names: readonly string[]): string[];
  questions(step: number, eyes: Eyes, language: Language, names: readonly string[]): Asked[];
}

/** A piece of news as each seat hears it, and as it was. */
interface Told {
  readonly open: News;
  readonly bySeat: readonly News[];
}

export function replayRecord<T, V extends Verb, O>(parts: Parts<T, V, O>, text: string): Replayed {
  const { game, texts } = parts;
  const record = parseRecord(text);
  // The game itself refuses options of which it can make nothing.
  const options = record.options as O;
  const seats = game.seats(game.setup(options).table);
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const tell = (open: News, known: readonly number[]): Told => ({
    open,
    bySeat: everySeat.map((seat) => crossNews(open, known, seat)),
  });

  const s = unplayed(game, options, record.key);
  const early: Told[] = [];
  listening(
    (news) => early.push(tell(news, s.known)),
    () => advance(game, s, []),
  );
  const moments: State<T, V>[] = [clone(game, s)];
  const heard: Told[][] = [early];
  const movers: Seat[] = [SPECTATOR];
  let astray: number | null = null;
  for (const [i, { seat, option, check }] of record.answers.entries()) {
    const told: Told[] = [];
    try {
      listening(
        (news) => told.push(tell(news, s.known)),
        () => answer(game, s, seat, option),
      );
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      astray = i + 1;
      break;
    }
    if (astray === null && check !== '' && hashOf(s).slice(0, check.length) !== check) astray = i + 1;
    moments.push(clone(game, s));
    heard.push(told);
    movers.push(seat);
  }
  const viewAt = (step: number, eyes: Eyes): View<T, V> => {
    const state = moments[step];
    return eyes === 'open' ? { ...state, seat: SPECTATOR, chance: null } : viewOf(game, state, eyes);
  };
  return {
    key: makeKey(record.key),
    seats,
    steps: moments.length - 1,
    points: moments.map(({ table }) => parts.points(table)),
    rounds: moments.map(({ table }) => parts.round(table)),
    movers,
    astray,
    checked: record.answers.filter(({ check }) => check !== '').length,
    isEndRight: record.end === hashOf(s),
    result: game.result(s.table),
    view: viewAt,
    lines: (step, eyes, language, names) =>
      heard[step]
        .map(({ open, bySeat }) => texts[language].news(eyes === 'open' ? open : bySeat[eyes], names))
        .filter((line) => line !== ''),
    questions(step, eyes, language, names) {
      const state = moments[step];
      const next = record.answers[step];
      return deciders(state)
        .filter((seat) => (eyes === 'open' || eyes === seat) && asking(state, seat) !== undefined)
        .map((seat) => {
          const view = viewOf(game, state, seat);
          const telling = texts[language];
          return {
            seat,
            text: telling.question(view, names),
            options: optionsOf(game, view, seat).map((option) => ({
              option,
              text: telling.option(view, option, names),
            })),
            answer: next?.seat === seat ? next.option : null,
          };
        });
    },
  };
}
