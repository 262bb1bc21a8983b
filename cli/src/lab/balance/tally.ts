/** What is counted in games between bots: plain numbers, so that the counts of several workers can be added up. */

import { CARDS, CLANS, type Level, type Side } from '@gloaming/evenfall';
import { COUNTED, type Counted } from './counted.ts';

/** A line of the report: tables that are set alike. */
export interface Line {
  readonly players: number;
  readonly side: Side;
  /** Of the Automa, where one plays alone. */
  readonly level: Level;
}

/** How often something took part, and won; a shared victory counts in parts. */
export interface Wins {
  n: number;
  wins: number;
}
/**
 * How a card went for those who drew it: never played, played at all, and as what; and the first two once more for
 * those who drew it before the last round, so that it could be of use.
 */
interface CardTally {
  idle: Wins;
  played: Wins;
  idleEarly: Wins;
  playedEarly: Wins;
  specialist: Wins;
  council: Wins;
}

const WAYS = [
  'idle',
  'played',
  'idleEarly',
  'playedEarly',
  'specialist',
  'council',
] as const satisfies readonly (keyof CardTally)[];

export interface Tally {
  games: number;
  /** How many players made so many points, and how many winners. */
  points: number[];
  winning: number[];
  /** From the first player of the first round on. */
  seats: Wins[];
  clans: Wins[];
  /** By the number of the card; copies count as the first. */
  cards: CardTally[];
  places: Wins[];
  counts: Record<Counted, number>;
  automa: { points: number; wins: number };
}

const nobody = (): Wins => ({ n: 0, wins: 0 });

export function emptyTally(players: number): Tally {
  const each = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make);
  return {
    games: 0,
    points: [],
    winning: [],
    seats: each(players, nobody),
    clans: each(CLANS.length, nobody),
    cards: each(
      CARDS,
      () => Object.fromEntries(WAYS.map((way) => [way, nobody()])) as Record<(typeof WAYS)[number], Wins>,
    ),
    places: each(CARDS, nobody),
    counts: Object.fromEntries(COUNTED.map((name) => [name, 0])) as Record<Counted, number>,
    automa: { points: 0, wins: 0 },
  };
}

export function note(to: Wins, share: number): void {
  to.n++;
  to.wins += share;
}

function addWins(to: Wins, from: Wins): void {
  to.n += from.n;
  to.wins += from.wins;
}
function addList(to: number[], from: readonly number[]): void {
  from.forEach((n, i) => {
    to[i] = (to[i] ?? 0) + n;
  });
}

export function add(to: Tally, from: Tally): void {
  to.games += from.games;
  addList(to.points, from.points);
  addList(to.winning, from.winning);
  from.seats.forEach((wins, i) => void addWins(to.seats[i], wins));
  from.clans.forEach((wins, i) => void addWins(to.clans[i], wins));
  from.places.forEach((wins, i) => void addWins(to.places[i], wins));
  from.cards.forEach((card, i) => {
    for (const way of WAYS) addWins(to.cards[i][way], card[way]);
  });
  for (const name of COUNTED) to.counts[name] += from.counts[name];
  to.automa.points += from.automa.points;
  to.automa.wins += from.automa.wins;
}
