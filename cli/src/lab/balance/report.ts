/** What the counts of a line say, as data. */
import {
  CARD_NAMES,
  CLANS,
  type Clan,
  FIRST_PERSON,
  FIRST_RITUAL,
  LEVELS,
  type Level,
  PLACE_DECK,
  SIDES,
  type Side,
} from '@gloaming/evenfall';
import { wilson } from '../base/interval.ts';
import { COUNTED, type Counted } from './counted.ts';
import type { Line, Tally, Wins } from './tally.ts';

export interface Share {
  n: number;
  share: number;
  low: number;
  high: number;
}
interface Scores {
  mean: number;
  deviation: number;
  least: number;
  quarter: number;
  median: number;
  threeQuarters: number;
  most: number;
}
export interface CardReport {
  card: number;
  name: string;
  idle: Share;
  played: Share;
  specialist: Share | null;
  council: Share | null;
  /** Win share when played against when drawn and not played; null where one of the two never happened. */
  difference: number | null;
  /** The same among those who drew it before the last round. */
  early: number | null;
}
export interface LineReport {
  players: number;
  side: Side;
  level: Level | null;
  games: number;
  points: Scores;
  winning: Scores;
  seats: Share[];
  clans: (Share & { clan: Clan })[];
  cards: CardReport[];
  places: (Share & { card: number; name: string })[];
  /** Per player and game; strength per battle. */
  means: Record<Counted, number>;
  automa: (Share & { points: number }) | null;
}

const round = (n: number, digits = 4): number => Number(n.toFixed(digits));

function shareOf({ n, wins }: Wins): Share {
  const { low, high } = wilson(wins, n);
  return { n, share: n === 0 ? 0 : round(wins / n), low: round(low), high: round(high) };
}

const differenceOf = (a: Share, b: Share): number | null => (a.n === 0 || b.n === 0 ? null : round(a.share - b.share));

function scoresOf(counts: readonly number[]): Scores {
  let n = 0;
  let sum = 0;
  let squares = 0;
  counts.forEach((times, points) => {
    n += times;
    sum += times * points;
    squares += times * points * points;
  });
  const quantile = (part: number): number => {
    let before = 0;
    const found = counts.findIndex((times) => {
      before += times;
      return before > 0 && before >= part * n;
    });
    return Math.max(0, found);
  };
  const mean = n === 0 ? 0 : sum / n;
  return {
    mean: round(mean, 2),
    deviation: n === 0 ? 0 : round(Math.sqrt(Math.max(0, squares / n - mean * mean)), 2),
    least: quantile(0),
    quarter: quantile(0.25),
    median: quantile(0.5),
    threeQuarters: quantile(0.75),
    most: quantile(1),
  };
}

export function reportOf(line: Line, tally: Tally): LineReport {
  const all = tally.games * line.players;
  const { counts } = tally;
  const means = Object.fromEntries(
    COUNTED.map((name) => [name, round(counts[name] / (name === 'strength' ? Math.max(1, counts.battles) : all), 2)]),
  ) as Record<Counted, number>;
  const cards: CardReport[] = [];
  tally.cards.forEach(({ idle, played, idleEarly, playedEarly, specialist, council }, card) => {
    if (card < FIRST_RITUAL || idle.n + played.n === 0) return;
    const isPerson = card >= FIRST_PERSON;
    const [unused, used] = [shareOf(idle), shareOf(played)];
    cards.push({
      card,
      name: CARD_NAMES[card],
      idle: unused,
      played: used,
      specialist: isPerson ? shareOf(specialist) : null,
      council: isPerson ? shareOf(council) : null,
      difference: differenceOf(used, unused),
      early: differenceOf(shareOf(playedEarly), shareOf(idleEarly)),
    });
  });
  return {
    players: line.players,
    side: line.side,
    level: line.players === 1 ? line.level : null,
    games: tally.games,
    points: scoresOf(tally.points),
    winning: scoresOf(tally.winning),
    seats: tally.seats.map(shareOf),
    clans: line.side === 'sun' ? [] : tally.clans.map((wins, i) => ({ clan: CLANS[i], ...shareOf(wins) })),
    cards,
    places: tally.places.flatMap((wins, card) =>
      card < PLACE_DECK && wins.n > 0 ? [{ card, name: CARD_NAMES[card], ...shareOf(wins) }] : [],
    ),
    means,
    automa:
      line.players === 1
        ? {
            ...shareOf({ n: tally.games, wins: tally.automa.wins }),
            points: round(tally.automa.points / Math.max(1, tally.games), 2),
          }
        : null,
  };
}

/** Every number of players and side that was asked for; alone every level of the Automa. */
export function linesFor(players: number | undefined, side: Side | undefined): Line[] {
  const counts = players === undefined ? [2, 3, 4, 1] : [players];
  const sides = side === undefined ? SIDES : [side];
  return counts.flatMap((n) =>
    sides.flatMap((on) => (n === 1 ? LEVELS : LEVELS.slice(0, 1)).map((level) => ({ players: n, side: on, level }))),
  );
}
