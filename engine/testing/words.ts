/** Whole games in words: nothing is asked without any, no two options read alike, and no line has a hole. */
import {
  crossNews,
  deciders,
  type Game,
  listening,
  type News,
  type Seat,
  SPECTATOR,
  type Telling,
  unavailableOf,
  type Verb,
  viewOf,
} from '../src/index.ts';
import { claim } from './claims.ts';
import { type Moment, playRandomly, type Runs, type Tally } from './random.ts';
import { verbAsked } from './refusals.ts';

/** What no text may contain: values that are none, holes, and doubled or dangling signs. */
export const BROKEN_TEXT = /undefined|NaN|\[object|null|^\s|\s$| {2}|\(\s|\(\)|„“|„”|“”| [.,;]|: \.|[.,;:]{2}/;

/** Plays random games, and hands on every moment and all news, crossed out for a spectator and for the acting seat. */
export function hearGames<T, V extends Verb, O, N extends News>(
  game: Game<T, V, O>,
  options: O,
  runs: Runs,
  each: (moment: Moment<T, V>) => void,
  hear: (news: N, ear: Seat) => void,
): Tally {
  let now: Moment<T, V> | null = null;
  // News from before the first question is handed on with the first question.
  let early: News[] = [];
  const say = (heard: News, { state, seat }: Moment<T, V>): void => {
    for (const ear of [SPECTATOR, seat]) hear(crossNews(heard as N, state.known, ear), ear);
  };
  return listening(
    (heard) => {
      if (now === null) early.push(heard);
      else say(heard, now);
    },
    () =>
      playRandomly(game, options, runs, (moment) => {
        for (const heard of early) say(heard, moment);
        early = [];
        now = moment.own.length === 0 ? null : moment;
        each(moment);
      }),
  );
}

export interface Words<T, V> extends Runs {
  /** One a language. */
  tellings: readonly Telling<T, V>[];
  names: readonly string[];
  /** News that may go without a line. */
  quiet?: readonly string[];
}
/** What the games came across: a game that is not met cannot be wrong. */
export interface WordsTally extends Tally {
  asked: ReadonlySet<string>;
  heard: ReadonlySet<string>;
}

export function words<T, V extends Verb, O>(game: Game<T, V, O>, options: O, to: Words<T, V>): WordsTally {
  const { tellings, names, quiet = [] } = to;
  const asked = new Set<string>();
  const heard = new Set<string>();
  const isWhole = (text: string): void =>
    claim(text !== '' && !BROKEN_TEXT.test(text), () => `a broken text: "${text}"`);
  const tally = hearGames(
    game,
    options,
    to,
    ({ state, seat, own }) => {
      const asking = deciders(state);
      for (const each of [SPECTATOR, ...Array(game.seats(state.table)).keys()]) {
        const view = viewOf(game, state, each);
        for (const telling of tellings) {
          const question = telling.question(view, names);
          if (asking.includes(each)) isWhole(question);
          else claim(question === '', () => `"${question}" is said to ${each}, who is not asked`);
        }
      }
      if (own.length === 0) return;
      asked.add(verbAsked(state, seat));
      const view = viewOf(game, state, seat);
      for (const telling of tellings) {
        const labels = own.map((option) => telling.option(view, option, names));
        labels.forEach(isWhole);
        claim(new Set(labels).size === labels.length, () => `two options read alike: ${labels.join(' | ')}`);
      }
      for (const { choice, why } of unavailableOf(game, view, seat))
        for (const telling of tellings) {
          if (telling.choice !== undefined) isWhole(telling.choice(view, choice, names));
          for (const reason of why) if (telling.reason !== undefined) isWhole(telling.reason(view, reason, names));
        }
    },
    (news: News) => {
      heard.add(news.news);
      for (const telling of tellings) {
        const line = telling.news(news, names);
        if (line !== '' || !quiet.includes(news.news)) isWhole(line);
      }
    },
  );
  return { ...tally, asked, heard };
}
