/** A game being played, whichever it is: the rest of the server names no game and no type of one. */
import {
  advance,
  asking,
  type Barrier,
  barrier,
  clone,
  crossNews,
  deciders,
  fail,
  hashOf,
  type Language,
  listening,
  makeRecord,
  makeState,
  type News,
  optionsOf,
  parseKey,
  parseState,
  type Result,
  type Seat,
  SPECTATOR,
  type State,
  type Step,
  step,
  undo,
  unplayed,
  type Verb,
  viewOf,
} from '@gloaming/engine';
import { type Chosen, type Entry, withGame } from '@gloaming/games';

/** A piece of news, and for each card in it who knew it at that moment: enough to tell it to anybody, at any time. */
export interface Told {
  readonly news: News;
  /** For `card`, then for each of `cards`: a bit for each seat. */
  readonly known: readonly number[];
}
/** Whose eyes: a seat's, a spectator's, or everybody's when everything lies open. */
export type Eyes = Seat | 'open';

interface Asked {
  text: string;
  options: { option: number; text: string }[];
}
export interface Answered {
  seat: Seat;
  option: number;
}
/** An answer, and the hash of the state it led to. */
export interface Written extends Answered {
  hash: string;
}

export interface Play {
  readonly seats: number;
  readonly rules: number;
  isOver(): boolean;
  deciders(): Seat[];
  options(seat: Seat): number[];
  /** Stays the same as long as the seat is asked the same; null if it is asked nothing. */
  question(seat: Seat): string | null;
  ask(seat: Seat, language: Language, names: readonly string[]): Asked | null;
  /** Refuses, changing nothing, what is no answer now. */
  answer(seat: Seat, option: number): Told[];
  barrier(seat: Seat): Barrier | null;
  undo(): void;
  hash(): string;
  view(eyes: Eyes): unknown;
  result(): Result | null;
  /** Points by player, the Automa among them, as the table lies. */
  standing(): number[];
  /** Another one that goes its own way. */
  fork(): Play;
  save(): string;
}
export interface Begun {
  play: Play;
  told: Told[];
}

const told = (news: News, known: readonly number[]): Told => ({
  news,
  known: [...(news.card === undefined ? [] : [news.card]), ...(news.cards ?? [])].map((card) => known[card] ?? 0),
});

/** Steps that can never be taken back again are kept only to say why. */
function trim<T, V>(steps: Step<T, V>[]): Step<T, V>[] {
  const last = steps[steps.length - 1];
  if (last === undefined || barrier(steps, last.seat) === null) return steps;
  const lasts = new Map<Seat, Step<T, V>>();
  for (const each of steps) {
    lasts.delete(each.seat);
    lasts.set(each.seat, { ...each, before: last.before });
  }
  return [...lasts.values()];
}

function playing<T, V extends Verb, O>(entry: Entry<T, V, O>, state: State<T, V>, past: Step<T, V>[]): Play {
  const { game, texts } = entry;
  let s = state;
  let steps = past;
  const play: Play = {
    seats: game.seats(s.table),
    rules: game.rules,
    isOver: () => s.stack.length === 0,
    deciders: () => deciders(s),
    options: (seat) => optionsOf(game, s, seat),
    question(seat) {
      const f = asking(s, seat);
      return f === undefined ? null : hashOf([f, optionsOf(game, s, seat)]);
    },
    ask(seat, language, names) {
      if (asking(s, seat) === undefined) return null;
      const view = viewOf(game, s, seat);
      const telling = texts[language];
      const options = optionsOf(game, view, seat);
      return {
        text: telling.question(view, names),
        options: options.map((option) => ({ option, text: telling.option(view, option, names) })),
      };
    },
    answer(seat, option) {
      const heard: Told[] = [];
      listening(
        (news) => heard.push(told(news, s.known)),
        () => step(game, s, steps, seat, option),
      );
      steps = trim(steps);
      return heard;
    },
    barrier: (seat) => barrier(steps, seat),
    undo() {
      // The step may be in the past of another fork, too.
      s = clone(game, undo(steps));
    },
    hash: () => hashOf(s),
    view: (eyes) =>
      eyes === 'open' ? { ...s, table: game.clone(s.table), seat: SPECTATOR, chance: null } : viewOf(game, s, eyes),
    result: () => game.result(s.table),
    standing: () => entry.standing(s.table),
    fork: () => playing(entry, clone(game, s), steps.slice()),
    save: () =>
      JSON.stringify({
        state: makeState(s),
        steps: steps.map(({ before, ...rest }) => ({ ...rest, before: makeState(before) })),
      }),
  };
  return play;
}

/** Begins at the beginning. */
export function begin(name: string, options: unknown, key: string): Begun {
  return withGame(name, (entry) => beginWith(entry, options, key));
}
function beginWith<T, V extends Verb, O>(entry: Entry<T, V, O>, options: unknown, key: string): Begun {
  const checked = entry.options.check(options);
  const s = unplayed(entry.game, checked, parseKey(key));
  const heard: Told[] = [];
  listening(
    (news) => heard.push(told(news, s.known)),
    () => advance(entry.game, s, []),
  );
  return { play: playing(entry, s, []), told: heard };
}

interface Saved {
  state: string;
  steps: { seat: Seat; answer: number; barrier: Barrier | null; before: string }[];
}
/** Goes on where a snapshot was made. Refuses what is no state of this game. */
export function goOn(name: string, options: unknown, text: string): Play {
  return withGame(name, (entry) => goOnWith(entry, options, text));
}
function goOnWith<T, V extends Verb, O>(entry: Entry<T, V, O>, options: unknown, text: string): Play {
  const { table } = entry.game.setup(entry.options.check(options));
  const saved = JSON.parse(text) as Saved;
  // Snapshots once said less about a step; the log leads to the same table, with all of it.
  if (saved.steps.some(({ barrier }) => barrier === undefined)) throw new TypeError('steps of an older snapshot');
  const steps = saved.steps.map((each) => ({ ...each, before: parseState(entry.game, table, each.before) }));
  return playing(entry, parseState(entry.game, table, saved.state), steps);
}

/** What somebody hears of it, and how it is said to them. */
export function tell(
  name: string,
  language: Language,
  heard: readonly Told[],
  eyes: Eyes,
  names: readonly string[],
): { lines: string[]; news: News[] } {
  const news = heard.map((each) => (eyes === 'open' ? each.news : crossTold(each, eyes)));
  const telling = withGame(name, ({ texts }) => texts[language]);
  return { news, lines: news.map((each) => telling.news(each, names)).filter((line) => line !== '') };
}
/** The engine crosses by card; here are only the cards of this piece of news. */
function crossTold({ news, known }: Told, seat: Seat): News {
  const byCard: number[] = [];
  const cards = [...(news.card === undefined ? [] : [news.card]), ...(news.cards ?? [])];
  cards.forEach((card, i) => {
    byCard[card] = known[i];
  });
  return crossNews(news, byCard, seat);
}

/** A whole game in the engine's notation, with the hashes that were written when it was played: whoever plays it again compares. */
export function writeDown(name: string, options: unknown, key: string, answers: readonly Written[]): string {
  return withGame(name, (entry) => writeDownWith(entry, options, key, answers));
}
function writeDownWith<T, V extends Verb, O>(
  entry: Entry<T, V, O>,
  options: unknown,
  key: string,
  answers: readonly Written[],
): string {
  const { name, rules } = entry.game;
  return makeRecord({
    game: name,
    rules,
    options: entry.options.check(options),
    key: parseKey(key),
    answers: answers.map(({ seat, option, hash }) => ({ seat, option, check: hash.slice(0, 4) })),
    end: answers.at(-1)?.hash ?? beginWith(entry, options, key).play.hash(),
  });
}

/** What a table can be set to, as the game understands it. */
export function optionsFrom(name: string, players: number, chosen: Chosen): { options: unknown; rules: number } {
  return withGame(name, ({ game, options }) => {
    const known = options.choices;
    for (const [choice, value] of Object.entries(chosen))
      if (!known.some((each) => each.name === choice)) fail('bad-options', { option: choice, value });
    return { options: options.parse(players, chosen), rules: game.rules };
  });
}
export function describeOptions(name: string, options: unknown): Chosen {
  return withGame(name, (entry) => describeWith(entry, options));
}
function describeWith<T, V extends Verb, O>({ options: choosing }: Entry<T, V, O>, options: unknown): Chosen {
  return choosing.describe(choosing.check(options)).chosen;
}
export const titleOf = (name: string, language: Language): string =>
  withGame(name, ({ texts }) => texts[language].title);
