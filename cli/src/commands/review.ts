/** Review: a finished game told to one who played it, by what that seat saw. */
import { availableParallelism } from 'node:os';
import {
  type Account,
  accountOf,
  type FoundByName,
  type Job,
  KNOWLEDGE,
  type Stage,
  type Story,
  sentenceOf,
  storyOf,
  turningPoints,
  work,
} from '@gloaming/bots';
import { openNodeThread } from '@gloaming/bots/node';
import { hashOf, seatLetter, type Verb } from '@gloaming/engine';
import type { Entry, GameName, TableOf, VerbOf } from '@gloaming/games';
import { inFile, refuse } from '../base/faults.ts';
import { padEnd, wrap } from '../base/page.ts';
import { STOPPED } from '../base/terminal.ts';
import { parseSeat } from '../opponents/seatNumbers.ts';
import { openGame } from '../session/gameFiles.ts';
import { keepReview, keptReview } from '../session/keptReviews.ts';
import { byItsRules, recordFor } from '../session/openGame.ts';
import { type Context, print, say } from '../support/context.ts';
import { lettersFor } from './watch.ts';

export interface ReviewOptions {
  file: string;
  seat: string | undefined;
  json: boolean;
}

/** The same review every time, until the search itself changes. */
const SEED = 1;
/** More threads than this no kitchen table has cores for. */
const MOST_THREADS = 4;
/** Pieces of work between two times that what was found is kept. */
const KEEP_EVERY = 10;
const TURNING_POINTS = 3;

export async function review(context: Context, { file, seat, json }: ReviewOptions): Promise<number> {
  const found = await openGame(context.terminal, file);
  if (found.kind !== 'record') refuse('is-position', { file });
  return byItsRules(found, async (entry, name) => {
    const written = inFile(file, () => recordFor(entry, found.text));
    const whose = parseSeat(seat ?? seatLetter(0), entry.options.describe(written.options).players);
    const story = inFile(file, () => storyOf(entry.game, written, whose));
    if (story === null) refuse('game-not-over', { file });
    const key = hashOf([found.text, whose, SEED]);
    const known = await follow(context, entry, name, story, key);
    if (known === null) return STOPPED;
    const account = accountOf(story, known);
    if (json) context.terminal.print(JSON.stringify(asData(context, entry, story, account, known), null, 2));
    else tell(context, entry, story, account, known, file);
    return 0;
  });
}

/** Piece by piece, in a few threads; null where it was stopped. */
async function follow<N extends GameName, O>(
  { terminal, words }: Context,
  { game }: Entry<TableOf<N>, VerbOf<N>, O>,
  name: N,
  story: Story<TableOf<N>, VerbOf<N>>,
  key: string,
): Promise<FoundByName | null> {
  const threads = Array.from({ length: Math.min(MOST_THREADS, availableParallelism()) }, () => openNodeThread());
  const signal = terminal.stopping();
  let since = 0;
  const each = (found: FoundByName, stage: Stage, done: number, of: number): void => {
    if (signal.aborted) return;
    terminal.progress(`${words.review.passes[stage]} ${done}/${of}`);
    if (++since % KEEP_EVERY === 0) keepReview(terminal, key, found);
  };
  const hands = threads.map(
    (thread) =>
      ({ view, options, given, seed, iterations }: Job<TableOf<N>, VerbOf<N>>) =>
        thread.review({ game: game.name, rules: game.rules, view, options, given, seed, iterations }, { signal }),
  );
  try {
    const { looks } = KNOWLEDGE[name];
    const found = await work(story, { seed: SEED, looks, hands, kept: keptReview(terminal, key), signal, each });
    // What was called off in the middle of a piece was looked at for less time than it should be.
    if (signal.aborted) return null;
    keepReview(terminal, key, found);
    return found;
  } finally {
    for (const thread of threads) thread.close();
    terminal.progress(null);
  }
}

const POINTS = 100;
const percent = (chance: number): number => Math.round(POINTS * chance);
const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(percent(n))}`;

interface Point {
  readonly step: number;
  readonly round: number;
  readonly cost: number;
  readonly question: string;
  readonly given: string;
  readonly better: string;
  readonly why: string | null;
}

function pointsOf<T, V extends Verb, O>(
  { language }: Context,
  { texts, round }: Entry<T, V, O>,
  { views, steps, seats }: Story<T, V>,
  account: Account,
  known: FoundByName,
): Point[] {
  const names = lettersFor(seats);
  const telling = texts[language];
  return turningPoints(account, known, TURNING_POINTS).map(({ step, cost, judged }) => ({
    step,
    round: round(views[step].table),
    cost,
    question: telling.question(views[step], names),
    given: telling.option(views[step], steps[step].option ?? judged.best, names),
    better: telling.option(views[step], judged.best, names),
    why: judged.why?.[language] ?? null,
  }));
}

const BAR = 30;

/** The chance of winning where each round began. */
function curve<T, V extends Verb, O>(
  { words, paint }: Context,
  { round }: Entry<T, V, O>,
  { views }: Story<T, V>,
  { chances, result }: Account,
): string[] {
  const rows = views.flatMap(({ table }, moment) => {
    const now = round(table);
    const isNew = moment === 0 || round(views[moment - 1].table) !== now;
    return isNew ? [{ label: now === 0 ? words.review.start : words.table.round(now), chance: chances[moment] }] : [];
  });
  rows.push({ label: words.review.end, chance: result });
  const column = Math.max(...rows.map(({ label }) => label.length)) + 2;
  return rows.map(
    ({ label, chance }) =>
      `  ${padEnd(label, column)}${`${percent(chance)} %`.padStart(6)}  ${paint('cyan', '█'.repeat(Math.round(BAR * chance)))}`,
  );
}

function tell<T, V extends Verb, O>(
  context: Context,
  entry: Entry<T, V, O>,
  story: Story<T, V>,
  account: Account,
  known: FoundByName,
  file: string,
): void {
  const { words, paint, terminal, language } = context;
  const { start, own, others, luck, result } = account;
  const told = words.review;
  say(context, paint('bold', told.title(lettersFor(story.seats)[story.seat])));
  print(context, ['', ...curve(context, entry, story, account), '']);
  const sum = [
    `${told.start} ${percent(start)} %`,
    `${told.own} ${signed(own)}`,
    ...(story.seats > 1 ? [`${told.others} ${signed(others)}`] : []),
    `${told.luck} ${signed(luck)}`,
    `${told.end} ${percent(result)} %`,
  ];
  print(context, wrap(sum.join(' · '), terminal.width, 2));
  say(context, paint('bold', sentenceOf(account, story.seats)[language]));
  const points = pointsOf(context, entry, story, account, known);
  if (points.length === 0) return;
  print(context, ['', ...wrap(told.points, terminal.width)]);
  for (const { step, round, cost, question, given, better, why } of points) {
    print(context, ['', ...wrap(paint('bold', told.point(step, round, percent(cost))), terminal.width)]);
    say(context, `  ${question}`, 4);
    say(context, `  ${told.given(given)}`, 4);
    say(context, `  ${paint('cyan', told.better(better))}`, 4);
    if (why !== null) say(context, `  ${why}`, 4);
    say(context, paint('dim', `  gloaming play --from ${file} --step ${step}`), 4);
  }
}

function asData<T, V extends Verb, O>(
  context: Context,
  entry: Entry<T, V, O>,
  story: Story<T, V>,
  account: Account,
  known: FoundByName,
): object {
  const { chances, entries, ...sums } = account;
  return {
    seat: lettersFor(story.seats)[story.seat],
    ...sums,
    line: sentenceOf(account, story.seats)[context.language],
    chances,
    steps: entries.map(({ step, ...each }) => ({ step, mover: seatLetter(story.steps[step].mover), ...each })),
    turningPoints: pointsOf(context, entry, story, account, known),
  };
}
