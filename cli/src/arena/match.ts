/** Who meets whom, and one deal of it: every deal is played from every seat (duplicate play), so that luck of the deal helps no side. */
import { advance, keyFrom, type Language, makeDice, OVER, type Seat, start, take, viewOf } from '@gloaming/engine';
import {
  type EntryOf,
  fetchGame,
  fetchRules,
  type GameName,
  type TableOf,
  type Use,
  type VerbOf,
} from '@gloaming/games';
import { type Account, addAccount, emptyAccount } from '../base/botTroubles.ts';
import type { BotSpec, Budget } from '../opponents/botSpec.ts';
import { type Patience, type Seated, seatBot, seatSilent } from '../opponents/seatedBot.ts';
import type { Watch } from './watch.ts';

/** Everything a thread needs to know to play any deal. */
export interface Setup {
  readonly game: string;
  /** Those of today where nothing is said; a match that was begun by older ones goes on by them. */
  readonly rules?: number;
  readonly players: number;
  readonly options: unknown;
  readonly bots: readonly BotSpec[];
  readonly labels: readonly string[];
  readonly seed: number;
  readonly budget: Budget;
  readonly patience: Patience;
  readonly language: Language;
  readonly folder: string;
  /** Programs that are not started: they did not answer once in their first deal. */
  readonly silent?: readonly number[];
}

/** The Automa, which plays without a seat against those who play alone. */
export const NOBODY = -1;

/** One bot, alone against one or several of another. */
export interface Pairing {
  readonly a: number;
  readonly b: number;
}
/** How many of the other there are. */
export const against = (players: number): number => Math.max(1, players - 1);
export const rotations = (players: number): number => players;

/** Everybody meets everybody once, the one that was named first alone. */
export function pairings(bots: number, players: number): Pairing[] {
  const each = Array.from({ length: bots }, (_, bot) => bot);
  if (players === 1) return each.map((a) => ({ a, b: NOBODY }));
  return each.flatMap((a) => each.slice(a + 1).map((b) => ({ a, b })));
}

/** A deal of a pairing. */
export interface DealTask {
  readonly pair: number;
  readonly deal: number;
  /** Bots that never came back from a thought in this deal: nothing is asked of them any more. */
  readonly stuck?: readonly number[];
}
/** What came of it, over all rotations. */
export interface DealResult extends Pick<DealTask, 'pair' | 'deal'> {
  /** The share of the victory of the one that was alone, by rotation. */
  readonly shares: readonly number[];
  /** A player's points, on the average. */
  readonly points: readonly [number, number];
  readonly unfinished: number;
  readonly accounts: readonly [Account, Account];
}

/** Random games of a few hundred decisions are long; one of so many has no end. */
const ENDLESS = 20_000;
/** Numbers for dice, far enough apart for every deal, rotation and seat to have its own. */
const DEALS = 1_000_003;
const OWN_DICE = 0x100000000;
/** Another number for each seat of each game of a deal; for the largest seeds that is more than a number holds exactly. */
export const ownDice = (deal: number, players: number, alone: Seat, seat: Seat): number =>
  Number(BigInt.asUintN(53, BigInt(deal) * BigInt(players * players) + BigInt(alone * players + seat + OWN_DICE)));

export function playDeal(setup: Setup, task: DealTask, watch?: Watch): Promise<DealResult> {
  const { game, rules } = setup;
  const use: Use<Promise<DealResult>> = (entry, name) => playRotations(entry, name, setup, task, watch);
  return rules === undefined ? fetchGame(game, use) : fetchRules(game, rules, use);
}

async function playRotations<N extends GameName>(
  entry: EntryOf<N>,
  name: N,
  setup: Setup,
  task: DealTask,
  watch: Watch | undefined,
): Promise<DealResult> {
  const { players, bots } = setup;
  const { a, b } = pairings(bots.length, players)[task.pair];
  const accounts = [emptyAccount(), emptyAccount()] as const;
  const shares: number[] = [];
  const points: [number, number] = [0, 0];
  let unfinished = 0;
  for (let alone = 0; alone < rotations(players); alone++) {
    const who = (seat: Seat): 0 | 1 => (seat === alone ? 0 : 1);
    const result = await playGame(entry, name, setup, task, alone, [a, b], watch, (seat, account) =>
      addAccount(accounts[who(seat)], account),
    );
    const winners = result?.winners ?? [];
    const isEven = winners.length === 0;
    if (result === null) unfinished++;
    shares.push(isEven ? 1 / (1 + against(players)) : winners.includes(alone) ? 1 / winners.length : 0);
    result?.points.forEach((each, seat) => {
      points[who(seat)] += each / (seat === alone ? 1 : against(players)) / rotations(players);
    });
  }
  return { pair: task.pair, deal: task.deal, shares, points, unfinished, accounts };
}

async function playGame<N extends GameName>(
  entry: EntryOf<N>,
  name: N,
  setup: Setup,
  { deal, stuck = [] }: DealTask,
  alone: Seat,
  [a, b]: readonly [number, number],
  watch: Watch | undefined,
  settle: (seat: Seat, account: Account) => void,
): Promise<ReturnType<typeof entry.game.result>> {
  const { game } = entry;
  const { players, bots, labels, options: setUp, language, budget, patience, folder, seed, silent = [] } = setup;
  const options = entry.options.check(setUp);
  const s = start(game, options, keyFrom(makeDice(seed * DEALS + deal)));
  const names = Array.from({ length: players }, (_, seat) => labels[seat === alone ? a : b]);
  const sit = (seat: Seat): Seated<TableOf<N>, VerbOf<N>> => {
    const bot = seat === alone ? a : b;
    if (stuck.includes(bot)) return seatSilent('late');
    if (silent.includes(bot)) return seatSilent('start');
    return seatBot(entry, name, bots[bot], {
      seat,
      players,
      names,
      options: setUp,
      language,
      dice: makeDice(ownDice(seed * DEALS + deal, players, alone, seat)),
      budget,
      patience,
      folder,
      ...(watch === undefined ? {} : { begin: (limit) => watch.begin(bot, limit), end: watch.end }),
    });
  };
  const seats: Seated<TableOf<N>, VerbOf<N>>[] = [];
  try {
    // One after the other: should one fail to sit down, those that sit are left.
    for (let seat = 0; seat < players; seat++) seats.push(sit(seat));
    const out: number[] = [];
    let seat = advance(game, s, out);
    for (let decisions = 0; seat !== OVER && decisions < ENDLESS; decisions++) {
      const given = seats[seat].answer(viewOf(game, s, seat), out.slice());
      seat = take(game, s, seat, typeof given === 'number' ? given : await given, out);
    }
    return game.result(s.table);
  } finally {
    for (const each of seats) await each.leave();
    seats.forEach((each, seat) => {
      settle(seat, each.account);
    });
  }
}
