/** Simulate: bots play many games; who wins how often. */
import { type Bot, type BotName, makeBot } from '@gloaming/bots';
import {
  advance,
  type Dice,
  keyFrom,
  makeDice,
  OVER,
  type Seat,
  seatLetter,
  start,
  take,
  type Verb,
  viewOf,
} from '@gloaming/engine';
import { type Chosen, type Entry, withGame } from '@gloaming/games';
import Table from 'cli-table3';
import { type Desk, print } from '../desk.ts';
import { LAYOUTS, type Layout } from '../games/index.ts';
import { wilson } from '../interval.ts';
import { sitBots } from '../seats.ts';

export interface SimulateOptions {
  game: string;
  games: number;
  players: number;
  chosen: Chosen;
  bots: readonly BotName[];
  seed: number;
  json: boolean;
}

/** Somebody's games: a bot's, or a seat's. Shared victories are shared. */
interface Account {
  name: string;
  games: number;
  wins: number;
  points: number;
}
interface Line {
  games: number;
  wins: number;
  share: number;
  low: number;
  high: number;
  points: number;
}
interface Report {
  game: string;
  options: unknown;
  seed: number;
  games: number;
  bots: (Line & { bot: string })[];
  seats: (Line & { seat: string })[];
  rounds: { mean: number; fewest: number; most: number };
  decisions: number;
  unfinished: number;
}

/** Random games of a few hundred decisions are long; one of so many has no end. */
const ENDLESS = 20_000;

export async function simulate(desk: Desk, options: SimulateOptions): Promise<number> {
  return withGame(options.game, async (entry, name) => {
    const sitting = sitBots(options.bots, options.players);
    const began = performance.now();
    const bots = sitting.map((bot) => makeBot(bot, name));
    const report = await playAll(desk, entry, LAYOUTS[name], sitting, bots, options);
    const seconds = (performance.now() - began) / 1000;
    if (options.json) desk.terminal.print(JSON.stringify({ ...report, seconds: Number(seconds.toFixed(3)) }, null, 2));
    else print(desk, reportLines(desk, entry.texts[desk.language].title, options, report, seconds));
    return 0;
  });
}

async function playAll<T, V extends Verb, O>(
  desk: Desk,
  entry: Entry<T, V, O>,
  layout: Layout<T, V>,
  sitting: readonly BotName[],
  bots: readonly Bot<T, V>[],
  { games, players, chosen, seed }: SimulateOptions,
): Promise<Report> {
  const { game } = entry;
  const options = entry.options.parse(players, chosen);
  const account = (name: string): Account => ({ name, games: 0, wins: 0, points: 0 });
  const byBot = sitting.map((bot, i) =>
    account(sitting.filter((other) => other === bot).length > 1 ? `${bot} ${i + 1}` : bot),
  );
  const bySeat = sitting.map((_, seat) => account(seatLetter(seat)));
  const rounds: number[] = [];
  let decisions = 0;
  let unfinished = 0;
  for (let g = 0; g < games; g++) {
    // Everybody plays every deal from every seat, so that luck is the same for all.
    const turn = g % players;
    const deal = makeDice(seed * 1_000_003 + Math.floor(g / players));
    const s = start(game, options, keyFrom(deal));
    const who = (seat: Seat): number => (seat + turn) % players;
    decisions += playOne(game, s, (seat) => bots[who(seat)], makeDice(seed * 1_000_003 + g + 0x100000000));
    const result = game.result(s.table);
    if (result === null) unfinished++;
    else rounds.push(layout.round(s.table));
    for (let seat = 0; seat < players; seat++)
      for (const each of [byBot[who(seat)], bySeat[seat]]) {
        each.games++;
        if (result === null) continue;
        each.points += result.points[seat];
        if (result.winners.includes(seat)) each.wins += 1 / result.winners.length;
      }
    if (g % 10 === 9) {
      desk.terminal.progress(bar(g + 1, games, desk.terminal.width));
      await desk.terminal.pause(0);
    }
  }
  desk.terminal.progress(null);
  return {
    game: game.name,
    options,
    seed,
    games,
    bots: byBot.map((each) => ({ bot: each.name, ...lineOf(each) })),
    seats: bySeat.map((each) => ({ seat: each.name, ...lineOf(each) })),
    rounds: {
      mean: round(rounds.reduce((sum, n) => sum + n, 0) / Math.max(1, rounds.length)),
      fewest: Math.min(...rounds, Number.POSITIVE_INFINITY) === Number.POSITIVE_INFINITY ? 0 : Math.min(...rounds),
      most: Math.max(0, ...rounds),
    },
    decisions: round(decisions / games),
    unfinished,
  };
}

function playOne<T, V extends Verb, O>(
  game: Entry<T, V, O>['game'],
  s: ReturnType<typeof start<T, V, O>>,
  botOf: (seat: Seat) => Bot<T, V>,
  dice: Dice,
): number {
  const out: number[] = [];
  let seat = advance(game, s, out);
  let decisions = 0;
  for (; seat !== OVER && decisions < ENDLESS; decisions++)
    seat = take(game, s, seat, botOf(seat)(game, viewOf(game, s, seat), out.slice(), dice), out);
  return decisions;
}

const round = (n: number): number => Math.round(n * 1000) / 1000;

function lineOf({ games, wins, points }: Account): Line {
  const { low, high } = wilson(wins, games);
  return {
    games,
    wins: round(wins),
    share: round(wins / games),
    low: round(low),
    high: round(high),
    points: round(points / games),
  };
}

function bar(done: number, all: number, width: number): string {
  const counted = ` ${done}/${all}`;
  const room = Math.min(40, width - counted.length - 2);
  const full = Math.floor((room * done) / all);
  return `[${'█'.repeat(full)}${'░'.repeat(room - full)}]${counted}`;
}

function reportLines(desk: Desk, title: string, options: SimulateOptions, report: Report, seconds: number): string[] {
  const { simulate: words } = desk.words;
  const number = (n: number, digits: number): string =>
    n.toLocaleString(desk.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const percent = (share: number): string => `${number(share * 100, 1)} %`;
  const tableOf = (head: string, lines: readonly (Line & { name: string })[]): string[] => {
    const table = new Table({
      head: [head, words.games, words.wins, words.share, words.interval, words.points],
      colAligns: ['left', 'right', 'right', 'right', 'right', 'right'],
      style: { head: [], border: [], compact: true },
    });
    for (const line of lines)
      table.push([
        line.name,
        number(line.games, 0),
        number(line.wins, Number.isInteger(line.wins) ? 0 : 1),
        percent(line.share),
        `${number(line.low * 100, 1)} – ${percent(line.high)}`,
        number(line.points, 2),
      ]);
    return table.toString().split('\n');
  };
  const { rounds } = report;
  return [
    words.played(report.games, title, options.players, String(options.seed)),
    ...tableOf(
      words.bot,
      report.bots.map((line) => ({ ...line, name: line.bot })),
    ),
    ...tableOf(
      words.seat,
      report.seats.map((line) => ({ ...line, name: line.seat })),
    ),
    words.perGame(number(rounds.mean, 1), number(report.decisions, 0), rounds.fewest, rounds.most),
    ...(report.unfinished > 0 ? [words.unfinished(report.unfinished)] : []),
    words.speed(number(report.games / seconds, 1)),
  ];
}
