/** What a match has shown, as data. */
import { seatLetter } from '@gloaming/engine';
import { type Account, addAccount, type BotTrouble, emptyAccount, troubleOf } from '../../base/botTroubles.ts';
import { addDeal, eloOf, emptySums, shareFrom, shareOf } from './figures.ts';
import { against, type DealResult, meetings, NOBODY, pairings, type Setup, shareIn, sideAt } from './match.ts';
import { ratings } from './ratings.ts';

/** Null where the number would be infinite. */
interface Elo {
  elo: number | null;
  low: number | null;
  high: number | null;
}
export interface PairingLine {
  a: string;
  /** Null for the Automa. */
  b: string | null;
  /** How many of b there were at the table. */
  against: number;
  deals: number;
  games: number;
  share: number;
  low: number;
  high: number;
  /** What a would win if both were equally strong. */
  fair: number;
  /** By how much a is stronger. */
  elo: Elo;
  points: { a: number; b: number };
}
/** What somebody won, of so many games. */
interface ShareLine {
  games: number;
  share: number;
  low: number;
  high: number;
  /** A game. */
  points: number;
}
export interface SeatLine extends ShareLine {
  seat: string;
}
/** With what went wrong, where something did; and with what it won, where all sat together. */
export interface BotLine extends Partial<BotTrouble>, Partial<ShareLine> {
  bot: string | null;
  /** Where more than two were compared. */
  elo: Elo | null;
  decisions: number;
  msADecision: number;
}
export interface ArenaReport {
  game: string;
  players: number;
  options: unknown;
  seed: number;
  budget: Setup['budget'];
  pairings: PairingLine[];
  bots: BotLine[];
  /** Nothing of these where results of older programs do not tell of them. */
  seats: SeatLine[];
  rounds: { mean: number; fewest: number; most: number } | null;
  decisions: number | null;
  unfinished: number;
}

const round = (n: number, digits = 4): number => Math.round(n * 10 ** digits) / 10 ** digits;
const finite = (n: number): number | null => (Number.isFinite(n) ? round(n, 1) : null);

/** Results in any order; a deal that is there twice counts once. */
export function reportOn(setup: Setup, results: readonly DealResult[]): ArenaReport {
  const { game, players, options, bots, labels, seed, budget, together = false } = setup;
  const tables = meetings(setup);
  const dealt = tables.map(() => new Map<number, DealResult>());
  for (const result of results) if (!dealt[result.pair]?.has(result.deal)) dealt[result.pair]?.set(result.deal, result);
  const called = (bot: number): string | null => (bot === NOBODY ? null : labels[bot]);
  const participants = [...bots.keys(), ...(players === 1 ? [NOBODY] : [])];
  const accounts = new Map(participants.map((bot) => [bot, emptyAccount()]));
  for (const [i, sides] of tables.entries())
    for (const { accounts: own } of dealt[i].values())
      for (const [side, bot] of sides.entries()) addAccount(accounts.get(bot) ?? emptyAccount(), own[side]);
  const rated = participants.length > 2 && !together ? ratingsOf(setup, participants, dealt) : [];
  const all = dealt.flatMap((each) => [...each.values()]);
  const seats = all.every(({ games }) => games !== undefined) ? [...new Array(players).keys()] : [];
  const won = together
    ? participants.map((bot) => shareLine(all, players, (n, seat) => sideAt(setup, n, seat) === bot))
    : [];
  return {
    game,
    players,
    options,
    seed,
    budget,
    pairings: together
      ? []
      : tables.map(([a, b], i) => pairingLine(called(a) ?? '', called(b), players, [...dealt[i].values()])),
    bots: participants.map((bot, i) => ({
      ...botLine(called(bot), accounts.get(bot) ?? emptyAccount(), rated[i]),
      ...won[i],
    })),
    seats: seats.map((seat) => ({
      seat: seatLetter(seat),
      ...shareLine(all, players, (_, other) => other === seat),
    })),
    ...lengthOf(all),
    unfinished: all.reduce((sum, each) => sum + each.unfinished, 0),
  };
}

/** What was won by whoever sat where; the games of a deal are one observation. */
function shareLine(
  results: readonly DealResult[],
  players: number,
  isMeant: (rotation: number, seat: number) => boolean,
): ShareLine {
  const sums = emptySums();
  let points = 0;
  for (const { games = [] } of results) {
    const own = games.map((_, n) => [...new Array(players).keys()].filter((seat) => isMeant(n, seat)));
    addDeal(
      sums,
      games.flatMap(({ winners }, n) => own[n].map((seat) => shareIn(winners, seat, players))),
    );
    for (const [n, game] of games.entries()) for (const seat of own[n]) points += game.points[seat] ?? 0;
  }
  const { games, share, low, high } = shareFrom(sums);
  return {
    games,
    share: round(share),
    low: round(low),
    high: round(high),
    points: round(points / Math.max(1, games), 2),
  };
}

/** How long games are; of those without an end nothing is told. */
function lengthOf(results: readonly DealResult[]): Pick<ArenaReport, 'rounds' | 'decisions'> {
  const played = results.flatMap(({ games = [] }) => games);
  const over = played.filter(({ points }) => points.length > 0).map(({ rounds }) => rounds);
  if (over.length === 0) return { rounds: null, decisions: null };
  const mean = (list: readonly number[]): number => round(list.reduce((sum, n) => sum + n, 0) / list.length, 2);
  const [fewest, most] = over.reduce(([low, high], n) => [Math.min(low, n), Math.max(high, n)], [over[0], over[0]]);
  return { rounds: { mean: mean(over), fewest, most }, decisions: mean(played.map(({ decisions }) => decisions)) };
}

function ratingsOf(
  { bots, players }: Setup,
  participants: readonly number[],
  dealt: readonly ReadonlyMap<number, DealResult>[],
): Elo[] {
  const met = pairings(bots.length, players).map(({ a, b }, i) => ({
    a: participants.indexOf(a),
    b: participants.indexOf(b),
    against: against(players),
    deals: new Map([...dealt[i]].map(([deal, { shares }]) => [deal, shares])),
  }));
  return ratings(participants.length, met).map(({ elo, low, high }) => ({
    elo: finite(elo),
    low: finite(low),
    high: finite(high),
  }));
}

function pairingLine(a: string, b: string | null, players: number, results: readonly DealResult[]): PairingLine {
  const others = against(players);
  const { games, deals, share, low, high } = shareOf(results.map(({ shares }) => shares));
  const elo = (part: number): number | null => finite(eloOf(part, others));
  const points = (who: 0 | 1): number =>
    round(results.reduce((sum, each) => sum + (each.points[who] ?? 0), 0) / Math.max(1, deals), 2);
  return {
    a,
    b,
    against: others,
    deals,
    games,
    share: round(share),
    low: round(low),
    high: round(high),
    fair: round(1 / (1 + others)),
    elo: { elo: elo(share), low: elo(low), high: elo(high) },
    points: { a: points(0), b: points(1) },
  };
}

function botLine(bot: string | null, account: Account, elo: Elo | undefined): BotLine {
  const { decisions, ms } = account;
  return {
    bot,
    elo: elo ?? null,
    decisions,
    msADecision: round(ms / Math.max(1, decisions), 3),
    ...troubleOf(account),
  };
}
