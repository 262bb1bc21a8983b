/** Who meets whom, and one deal of it: every deal is played from every seat (duplicate play), so that luck of the deal helps no side. */
import {
  advance,
  keyFrom,
  type Language,
  makeDice,
  OVER,
  type Result,
  type Seat,
  start,
  take,
  viewOf,
} from '@gloaming/engine';
import {
  type EntryOf,
  fetchGame,
  fetchRules,
  type GameName,
  type TableOf,
  type Use,
  type VerbOf,
} from '@gloaming/games';
import { type Account, addAccount, emptyAccount } from '../../base/botTroubles.ts';
import type { BotSpec, Budget } from '../../opponents/botSpec.ts';
import { type Patience, type Seated, seatBot, seatSilent } from '../../opponents/seatedBot.ts';
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
  /** All bots at one table, one a seat, instead of each meeting each. */
  readonly together?: boolean;
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

/** At each table the bots that are told apart: the one that is alone and the other, or all of them. */
export const meetings = ({ bots, players, together }: Pick<Setup, 'bots' | 'players' | 'together'>): number[][] =>
  together === true ? [[...bots.keys()]] : pairings(bots.length, players).map(({ a, b }) => [a, b]);
/** Which of them sits where in one of the games of a deal: everybody comes to every seat. */
export const sideAt = (
  { players, together }: Pick<Setup, 'players' | 'together'>,
  rotation: number,
  seat: Seat,
): number => (together === true ? (seat + rotation) % players : seat === rotation ? 0 : 1);

/** A deal at one of the tables. */
export interface DealTask {
  readonly pair: number;
  readonly deal: number;
  /** Bots that never came back from a thought in this deal: nothing is asked of them any more. */
  readonly stuck?: readonly number[];
}
/** By seat. */
export interface GamePlayed {
  /** Nobody, where it came to no end. */
  readonly winners: readonly Seat[];
  readonly points: readonly number[];
  /** Of all games of a match. */
  readonly rounds: number;
  readonly decisions: number;
}
/** What came of it, over all rotations. */
export interface DealResult extends Pick<DealTask, 'pair' | 'deal'> {
  /** The share of the victory of the first side, by rotation. */
  readonly shares: readonly number[];
  /** A player's points, on the average, by side. */
  readonly points: readonly number[];
  readonly unfinished: number;
  /** By side. */
  readonly accounts: readonly Account[];
  /** By rotation. Files of older programs lack them. */
  readonly games?: readonly GamePlayed[];
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
  const { players, together } = setup;
  const sides = meetings(setup)[task.pair];
  const accounts = sides.map(emptyAccount);
  const points = sides.map(() => 0);
  const shares: number[] = [];
  const games: GamePlayed[] = [];
  let unfinished = 0;
  for (let rotation = 0; rotation < rotations(players); rotation++) {
    const side = (seat: Seat): number => sideAt(setup, rotation, seat);
    const { result, ...played } = await playGame(entry, name, setup, task, rotation, sides, watch, (seat, account) =>
      addAccount(accounts[side(seat)], account),
    );
    if (result === null) unfinished++;
    const winners = result?.winners ?? [];
    games.push({ winners, points: result?.points ?? [], ...played });
    shares.push(
      shareIn(
        winners,
        winners.find((seat) => side(seat) === 0),
        players,
      ),
    );
    result?.points.forEach((each, seat) => {
      const many = together === true || side(seat) === 0 ? 1 : against(players);
      points[side(seat)] += each / many / rotations(players);
    });
  }
  return { pair: task.pair, deal: task.deal, shares, points, unfinished, accounts, games };
}

/** A seat's part of the victory; of a game that nobody wins a fair one. */
export function shareIn(winners: readonly Seat[], seat: Seat | undefined, players: number): number {
  if (winners.length === 0) return 1 / (1 + against(players));
  return seat !== undefined && winners.includes(seat) ? 1 / winners.length : 0;
}

async function playGame<N extends GameName>(
  entry: EntryOf<N>,
  name: N,
  setup: Setup,
  { deal, stuck = [] }: DealTask,
  rotation: number,
  sides: readonly number[],
  watch: Watch | undefined,
  settle: (seat: Seat, account: Account) => void,
): Promise<Pick<GamePlayed, 'rounds' | 'decisions'> & { result: Result | null }> {
  const { game } = entry;
  const { players, bots, labels, options: setUp, language, budget, patience, folder, seed, silent = [] } = setup;
  const options = entry.options.check(setUp);
  const s = start(game, options, keyFrom(makeDice(seed * DEALS + deal)));
  const botAt = (seat: Seat): number => sides[sideAt(setup, rotation, seat)];
  const names = Array.from({ length: players }, (_, seat) => labels[botAt(seat)]);
  const sit = (seat: Seat): Seated<TableOf<N>, VerbOf<N>> => {
    const bot = botAt(seat);
    if (stuck.includes(bot)) return seatSilent('late');
    if (silent.includes(bot)) return seatSilent('start');
    return seatBot(entry, name, bots[bot], {
      seat,
      players,
      names,
      options: setUp,
      language,
      dice: makeDice(ownDice(seed * DEALS + deal, players, rotation, seat)),
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
    let decisions = 0;
    const rounds = roundsIn(entry.round(s.table));
    for (; seat !== OVER && decisions < ENDLESS; decisions++) {
      const given = seats[seat].answer(viewOf(game, s, seat), out.slice());
      seat = take(game, s, seat, typeof given === 'number' ? given : await given, out);
      rounds.now(entry.round(s.table));
    }
    return { result: game.result(s.table), rounds: rounds.all(), decisions };
  } finally {
    for (const each of seats) await each.leave();
    seats.forEach((each, seat) => {
      settle(seat, each.account);
    });
  }
}

/** Counts the rounds of all games of a match, each of which begins anew. */
function roundsIn(first: number): { now(round: number): void; all(): number } {
  let before = 0;
  let last = first;
  return {
    now(round) {
      if (round < last) before += last;
      last = round;
    },
    all: () => before + last,
  };
}
