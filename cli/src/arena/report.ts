/** What a match has shown, as data. */
import { type Account, addAccount, type BotTrouble, emptyAccount, troubleOf } from '../base/botTroubles.ts';
import { eloOf, shareOf } from './figures.ts';
import { against, type DealResult, NOBODY, pairings, type Setup } from './match.ts';
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
/** With what went wrong, where something did. */
export interface BotLine extends Partial<BotTrouble> {
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
  unfinished: number;
}

const round = (n: number, digits = 4): number => Math.round(n * 10 ** digits) / 10 ** digits;
const finite = (n: number): number | null => (Number.isFinite(n) ? round(n, 1) : null);

/** Results in any order; a deal that is there twice counts once. */
export function reportOn(setup: Setup, results: readonly DealResult[]): ArenaReport {
  const { game, players, options, bots, labels, seed, budget } = setup;
  const pairs = pairings(bots.length, players);
  const dealt = pairs.map(() => new Map<number, DealResult>());
  for (const result of results) if (!dealt[result.pair]?.has(result.deal)) dealt[result.pair]?.set(result.deal, result);
  const called = (bot: number): string | null => (bot === NOBODY ? null : labels[bot]);
  const participants = [...bots.keys(), ...(players === 1 ? [NOBODY] : [])];
  const accounts = new Map(participants.map((bot) => [bot, emptyAccount()]));
  for (const [i, { a, b }] of pairs.entries())
    for (const { accounts: two } of dealt[i].values())
      for (const [who, bot] of [a, b].entries()) addAccount(accounts.get(bot) ?? emptyAccount(), two[who]);
  const rated = participants.length > 2 ? ratingsOf(setup, participants, dealt) : [];
  return {
    game,
    players,
    options,
    seed,
    budget,
    pairings: pairs.map(({ a, b }, i) => pairingLine(called(a) ?? '', called(b), players, [...dealt[i].values()])),
    bots: participants.map((bot, i) => botLine(called(bot), accounts.get(bot) ?? emptyAccount(), rated[i])),
    unfinished: dealt.reduce((sum, each) => sum + [...each.values()].reduce((n, one) => n + one.unfinished, 0), 0),
  };
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
    round(results.reduce((sum, each) => sum + each.points[who], 0) / Math.max(1, deals), 2);
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
