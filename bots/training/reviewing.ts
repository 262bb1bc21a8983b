/** Reviews of bots' games: each twice, with other dice, and answers that were planted. What one game says is one line of a file. */
import {
  accountOf,
  advise,
  type Bot,
  doJob,
  type FoundByName,
  type Guide,
  type Job,
  judge,
  KNOWLEDGE,
  type Looks,
  makeBot,
  type Rules,
  type Story,
  storyOf,
  work,
} from '@gloaming/bots';
import {
  answer,
  deciders,
  type GameRecord,
  keyFrom,
  makeDice,
  noteAnswer,
  optionsOf,
  record,
  type Seat,
  start,
  type Verb,
  type View,
  viewOf,
} from '@gloaming/engine';
import type { Entry, EntryOf, GameName, TableOf, VerbOf } from '@gloaming/games';

/** One seat of one game, reviewed twice. */
export interface ReviewedGame {
  readonly seed: number;
  readonly seat: Seat;
  readonly steps: number;
  readonly answers: number;
  readonly iterations: number;
  readonly result: number;
  /** By review: start, own play, others' play, luck. */
  readonly parts: readonly (readonly [number, number, number, number])[];
  /** Where either says that something was lost: the step, and what each says. */
  readonly costs: readonly (readonly [step: number, one: number, other: number])[];
}
/** A question to which a long search knows an answer that is much worse than the best. */
export interface Planted {
  readonly seed: number;
  readonly step: number;
  /** How much worse the planted answer is by the long search; what the review says that it, and the best one, cost. */
  readonly worse: number;
  readonly cost: number;
  readonly best: number;
}

/** A level whose whims make mistakes worth finding, against one without. */
const BOTS = ['novice', 'adept'] as const;

function play<T, V extends Verb, O>(
  { game, options }: Entry<T, V, O>,
  bots: readonly Bot<T, V>[],
  seed: number,
): GameRecord<O> {
  const dice = makeDice(seed);
  const chosen = options.parse(bots.length, {});
  const key = keyFrom(dice);
  const into = record(game, chosen, key);
  const s = start(game, chosen, key);
  for (let asked = deciders(s); asked.length > 0; asked = deciders(s)) {
    const [seat] = asked;
    const given = bots[seat](game, viewOf(game, s, seat), optionsOf(game, s, seat), dice);
    answer(game, s, seat, given);
    noteAnswer(game, into, s, seat, given);
  }
  return into;
}

/** A finished game of two bots, as one of them lived it. */
export function storyFor<N extends GameName>(
  entry: EntryOf<N>,
  name: N,
  seed: number,
  seat: Seat,
): Story<TableOf<N>, VerbOf<N>> {
  const bots = BOTS.map((bot) => makeBot(bot, name));
  const story = storyOf(entry.game, play<TableOf<N>, VerbOf<N>, OptionsOf<N>>(entry, bots, seed), seat);
  if (story === null) throw new Error('the game is not over');
  return story;
}
type OptionsOf<N extends GameName> = EntryOf<N> extends Entry<TableOf<N>, VerbOf<N>, infer O> ? O : never;

export async function reviewTwice<N extends GameName>(entry: EntryOf<N>, name: N, seed: number): Promise<ReviewedGame> {
  const seat = seed % 2;
  const story = storyFor(entry, name, seed, seat);
  const { guide, looks } = KNOWLEDGE[name];
  const reviews: FoundByName[] = [];
  for (const dice of [1, 2]) {
    const hand = (job: Job<TableOf<N>, VerbOf<N>>) => doJob(entry.game, guide, job);
    reviews.push(await work(story, { seed: dice, looks, kept: {}, hands: [hand] }));
  }
  const accounts = reviews.map((found) => accountOf(story, found));
  const iterations = Object.values(reviews[0]).reduce(
    (sum, found) => sum + ('judged' in found ? found.judged : found.watched).iterations,
    0,
  );
  return {
    seed,
    seat,
    steps: story.steps.length,
    answers: accounts[0].answers,
    iterations,
    result: story.result,
    parts: accounts.map(({ start: from, own, others, luck }) => [from, own, others, luck] as const),
    costs: story.steps.flatMap((_, step) => {
      const [one, other] = accounts.map(({ entries }) => entries[step].cost);
      return one > 0 || other > 0 ? [[step, one, other] as const] : [];
    }),
  };
}

/** What a planted answer must be worse by. */
const WORSE = 0.1;

interface Judging<T, V extends Verb> {
  readonly rules: Rules<T, V>;
  readonly guide: Guide<T, V>;
  readonly looks: Looks;
}

/** What a review says: a quick look, and a long one where that settles nothing. */
async function costOf<T, V extends Verb>(
  { rules, guide, looks }: Judging<T, V>,
  asked: { view: View<T, V>; options: readonly number[]; given: number },
  seed: number,
): Promise<number> {
  const quick = await judge(rules, guide, asked, { seed, iterations: looks.quick });
  if (quick.isSettled) return 0;
  return (await judge(rules, guide, asked, { seed: seed + 1, iterations: looks.long })).cost;
}

/** One position out of a game, with an answer planted; null where no answer to any of a few questions is so much worse. */
export async function plantIn<N extends GameName>(
  entry: EntryOf<N>,
  name: N,
  seed: number,
  iterations: number,
): Promise<Planted | null> {
  const seat = seed % 2;
  const story = storyFor(entry, name, seed, seat);
  const { guide, looks } = KNOWLEDGE[name];
  const dice = makeDice(seed);
  for (let tries = 0; tries < TRIES; tries++) {
    const step = dice(story.steps.length);
    const { mover, options } = story.steps[step];
    if (mover !== seat || options === null || options.length < 3) continue;
    const view = story.views[step];
    const { advice, answer: best } = await advise(entry.game, guide, view, options, makeDice(dice(2 ** 32)), {
      iterations,
    });
    const worst = advice.find(({ gap, visits }) => visits > 0 && -gap.high >= WORSE);
    if (worst === undefined) continue;
    const judging = { rules: entry.game, guide, looks };
    return {
      seed,
      step,
      worse: -worst.gap.mean,
      cost: await costOf(judging, { view, options, given: worst.option }, seed * 10),
      best: await costOf(judging, { view, options, given: best }, seed * 10 + 5),
    };
  }
  return null;
}
const TRIES = 12;
