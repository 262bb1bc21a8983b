/** Simulate: bots play many games; who wins how often. */
import {
  advance,
  keyFrom,
  makeDice,
  OVER,
  type Result,
  type Seat,
  type State,
  seatLetter,
  start,
  take,
  type Verb,
  viewOf,
} from '@gloaming/engine';
import { type Chosen, type Entry, type GameName, type TableOf, type VerbOf, withGame } from '@gloaming/games';
import Table from 'cli-table3';
import { addDeal, emptySums, type Sums, shareFrom } from '../arena/figures.ts';
import { against } from '../arena/match.ts';
import {
  addAccount,
  type Account as BotAccount,
  type BotTrouble,
  emptyAccount,
  isSilent,
  troubleOf,
} from '../base/botTroubles.ts';
import { optionsFor } from '../base/choices.ts';
import { wrap } from '../base/page.ts';
import { bar } from '../base/progress.ts';
import { STOPPED } from '../base/terminal.ts';
import { breathe, every, OFTEN, unlessStopped } from '../base/yielding.ts';
import { type Desk, print } from '../desk/context.ts';
import { type Counts, LAYOUTS } from '../games/index.ts';
import { type BotSpec, labelsOf } from '../opponents/botSpec.ts';
import { leaveAll } from '../opponents/seatBots.ts';
import { patienceFor, type Seated, seatBot, seatSilent } from '../opponents/seatedBot.ts';
import { sitBots } from '../opponents/seatNumbers.ts';
import { troubleLines } from '../opponents/troubleLines.ts';
import { placeOf } from '../session/gameFiles.ts';

export interface SimulateOptions {
  game: string;
  games: number;
  players: number;
  chosen: Chosen;
  bots: readonly BotSpec[];
  seed: number;
  json: boolean;
}

/** The games of a bot or a seat. A shared victory counts in parts. */
interface Account {
  name: string;
  games: number;
  wins: number;
  points: number;
  /** Of each game of the deal that is being played: the games of a deal share their luck. */
  shares: number[];
  readonly sums: Sums;
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
  /** With what went wrong, where something did. */
  bots: (Line & { bot: string } & Partial<BotTrouble>)[];
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
    const { report, counts } = await playAll(desk, entry, name, sitting, options);
    const seconds = (performance.now() - began) / 1000;
    // Stopped in the first game, there is nothing to tell.
    if (report.games > 0) {
      const data = { ...report, seconds: Number(seconds.toFixed(3)) };
      if (options.json) desk.terminal.print(JSON.stringify(data, null, 2));
      else print(desk, reportLines(desk, entry.texts[desk.language].title, options, report, counts, seconds));
    }
    if (report.games === options.games) return 0;
    desk.terminal.complain(desk.words.simulate.stopped(report.games, options.games));
    return STOPPED;
  });
}

const accountOf = (name: string): Account => ({ name, games: 0, wins: 0, points: 0, shares: [], sums: emptySums() });

/** What has come of the games so far. */
class Tally {
  private readonly players: number;
  private readonly byBot: readonly Account[];
  private readonly bySeat: readonly Account[];
  /** What went wrong with each bot. */
  readonly troubles: readonly BotAccount[];
  private readonly rounds = { games: 0, sum: 0, fewest: Number.POSITIVE_INFINITY, most: 0 };
  private decisions = 0;
  private unfinished = 0;
  games = 0;

  constructor(labels: readonly string[]) {
    this.players = labels.length;
    this.byBot = labels.map(accountOf);
    this.bySeat = labels.map((_, seat) => accountOf(seatLetter(seat)));
    this.troubles = labels.map(emptyAccount);
  }

  /** `who` says which bot sat there. */
  add(result: Result | null, played: Played, who: (seat: Seat) => number): void {
    this.games++;
    this.decisions += played.decisions;
    if (result === null) this.unfinished++;
    else {
      this.rounds.games++;
      this.rounds.sum += played.rounds;
      this.rounds.fewest = Math.min(this.rounds.fewest, played.rounds);
      this.rounds.most = Math.max(this.rounds.most, played.rounds);
    }
    for (let seat = 0; seat < this.players; seat++) {
      const share = shareOf(result, seat, this.players);
      for (const each of [this.byBot[who(seat)], this.bySeat[seat]]) {
        each.games++;
        each.wins += share;
        each.points += result?.points[seat] ?? 0;
        each.shares.push(share);
      }
    }
  }

  /** The games of a deal are one observation. */
  endDeal(): void {
    for (const each of [...this.byBot, ...this.bySeat]) {
      if (each.shares.length > 0) addDeal(each.sums, each.shares);
      each.shares = [];
    }
  }

  report(game: string, options: unknown, seed: number): Report {
    const { games, sum, fewest, most } = this.rounds;
    return {
      game,
      options,
      seed,
      games: this.games,
      bots: this.byBot.map((each, i) => ({ bot: each.name, ...lineOf(each), ...troubleOf(this.troubles[i]) })),
      seats: this.bySeat.map((each) => ({ seat: each.name, ...lineOf(each) })),
      rounds: { mean: round(sum / Math.max(1, games)), fewest: games === 0 ? 0 : fewest, most },
      decisions: round(this.decisions / Math.max(1, this.games)),
      unfinished: this.unfinished,
    };
  }
}

/** All games, or those that were over when it was stopped. */
async function playAll<N extends GameName, O>(
  desk: Desk,
  entry: Entry<TableOf<N>, VerbOf<N>, O>,
  name: N,
  sitting: readonly BotSpec[],
  { games, players, chosen, seed }: SimulateOptions,
): Promise<{ report: Report; counts: Counts }> {
  const { game } = entry;
  const { terminal, language } = desk;
  const options = optionsFor(entry, players, chosen);
  const labels = labelsOf(sitting);
  const tally = new Tally(labels);
  const patience = patienceFor({}, undefined);
  const stop = terminal.stopping();
  const [isDue, isToShow] = [every(OFTEN), every(OFTEN)];
  let counts: Counts = 'points';
  /** Programs that did not answer once in their first deal: they are not started any more. */
  let silent: readonly number[] = [];
  for (let g = 0; g < games && !stop.aborted; g++) {
    // Everybody plays every deal from every seat, so that luck is the same for all.
    const turn = g % players;
    const s = start(game, options, keyFrom(makeDice(seed * 1_000_003 + Math.floor(g / players))));
    const who = (seat: Seat): number => (seat + turn) % players;
    const dice = makeDice(seed * 1_000_003 + g + 0x100000000);
    const names = sitting.map((_, seat) => labels[who(seat)]);
    const place = { players, names, options, language, dice, budget: {}, patience, folder: placeOf(terminal, '.') };
    const sit = (seat: Seat): Seated<TableOf<N>, VerbOf<N>> =>
      silent.includes(who(seat)) ? seatSilent('start') : seatBot(entry, name, sitting[who(seat)], { ...place, seat });
    const seats: Seated<TableOf<N>, VerbOf<N>>[] = [];
    let one: Played;
    try {
      for (let seat = 0; seat < players; seat++) seats.push(sit(seat));
      one = await playOne(entry, s, seats, isDue, stop);
    } finally {
      await leaveAll(seats);
    }
    const result = game.result(s.table);
    if (result === null && stop.aborted) break;
    seats.forEach(({ account }, seat) => {
      addAccount(tally.troubles[who(seat)], account);
    });
    if (g === players - 1)
      silent = [...sitting.keys()].filter((bot) => sitting[bot].kind === 'command' && isSilent(tally.troubles[bot]));
    if (result !== null) counts = LAYOUTS[name].counts(s.table);
    tally.add(result, one, who);
    if (turn === players - 1) tally.endDeal();
    if (isToShow()) terminal.progress(bar(g + 1, games, terminal.width));
  }
  tally.endDeal();
  terminal.progress(null);
  return { report: tally.report(game.name, options, seed), counts };
}

/** A seat's part of the victory; of a game without an end a fair one, as in the arena. */
function shareOf(result: Result | null, seat: Seat, players: number): number {
  if (result === null) return 1 / (1 + against(players));
  return result.winners.includes(seat) ? 1 / result.winners.length : 0;
}

interface Played {
  decisions: number;
  /** Of all games of a match. */
  rounds: number;
}

/** To the end, or until it is stopped. */
async function playOne<T, V extends Verb, O>(
  { game, round: roundOf }: Entry<T, V, O>,
  s: State<T, V>,
  seats: readonly Seated<T, V>[],
  isDue: () => boolean,
  stop: AbortSignal,
): Promise<Played> {
  const out: number[] = [];
  let decisions = 0;
  let before = 0;
  let round = roundOf(s.table);
  let seat = advance(game, s, out);
  for (; seat !== OVER && decisions < ENDLESS && !stop.aborted; decisions++) {
    const given = seats[seat].answer(viewOf(game, s, seat), out.slice(), { signal: stop });
    const option = typeof given === 'number' ? given : await unlessStopped(given, stop);
    if (option === null) break;
    seat = take(game, s, seat, option, out);
    const now = roundOf(s.table);
    if (now < round) before += round;
    round = now;
    if (isDue()) await breathe();
  }
  return { decisions, rounds: before + round };
}

const round = (n: number): number => Math.round(n * 1000) / 1000;

function lineOf({ games, wins, points, sums }: Account): Line {
  const { low, high } = shareFrom(sums);
  return {
    games,
    wins: round(wins),
    share: round(wins / games),
    low: round(low),
    high: round(high),
    points: round(points / games),
  };
}

function reportLines(
  desk: Desk,
  title: string,
  options: SimulateOptions,
  report: Report,
  counts: Counts,
  seconds: number,
): string[] {
  const { simulate: words } = desk.words;
  const prose = (text: string): string[] => wrap(text, desk.terminal.width);
  const number = (n: number, digits: number): string =>
    n.toLocaleString(desk.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const percent = (share: number): string => `${number(share * 100, 1)} %`;
  const tableOf = (head: string, lines: readonly (Line & { name: string })[]): string[] => {
    const table = new Table({
      head: [
        head,
        words.games,
        words.wins,
        words.share,
        words.interval,
        counts === 'games' ? words.gamesWon : words.points,
      ],
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
  const speed = report.games / seconds;
  return [
    ...prose(words.played(report.games, title, options.players, String(options.seed))),
    ...tableOf(
      words.bot,
      report.bots.map((line) => ({ ...line, name: line.bot })),
    ),
    ...tableOf(
      words.seat,
      report.seats.map((line) => ({ ...line, name: line.seat })),
    ),
    ...prose(
      words.perGame(
        number(rounds.mean, 1),
        number(report.decisions, 0),
        rounds.fewest,
        rounds.most,
        counts === 'games',
      ),
    ),
    ...(report.unfinished > 0 ? [words.unfinished(report.unfinished)] : []),
    ...report.bots.flatMap((line) => troubleLines(desk, line.bot, line)),
    // A game of bots that think takes minutes.
    words.speed(number(speed, speed < 1 ? 3 : 1)),
  ];
}
