/** What Powerstones are worth in Evenfall: they double the best Rituals that they fit; the others may still find one. */
import type { Card } from '@gloaming/engine';
import { boardOf, type Player, placeFace, SHAPES, type Table } from '@gloaming/evenfall';
import { FIGURES, insertFalling, type PartOfClan, ROUNDS } from './horizon.ts';
import type { Tables } from './tables.ts';
import type { Weights } from './weights.ts';

export function stoneCount({ stones }: Player): number {
  let n = 0;
  for (const each of stones) n += each;
  return n;
}

const fits = (t: Table, place: Card, stone: number): boolean =>
  stone >= SHAPES.length || placeFace(place, t.side).icon === SHAPES[stone];

export function stonesWith(w: Weights): PartOfClan {
  /** The Rituals that a stone would double, the best first. */
  const scoring: number[] = [];
  const doubled = (t: Table, circle: readonly Card[], stone: number, tables: Tables, chance: number): void => {
    for (const place of circle) {
      const ritual = t.ritualOn[place];
      if (ritual >= 0 && fits(t, place, stone)) insertFalling(scoring, tables.points[ritual] * chance);
    }
  };
  /** Adds what so many stones of a kind double, each one; those that are left over may still find a Ritual. */
  const withStones = (sum: number, n: number, spare: number): number => {
    let all = sum;
    for (let i = 0; i < n; i++) all += i < scoring.length ? scoring[i] : spare;
    return all;
  };
  return (t, p, seat, h, tables, isIn) => {
    const isTimeLeft = isIn || h.round + 1 < ROUNDS;
    const round = isIn ? h.round : h.round + 1;
    // Places in the Outer Circle count as far as they may still be transferred.
    const chance = isTimeLeft ? w.transfers[round] / FIGURES : 0;
    const spare = isTimeLeft ? w.stone[h.round] / 2 : 0;
    let sum = 0;
    for (let stone = 0; stone < p.stones.length; stone++) {
      if (p.stones[stone] === 0) continue;
      scoring.length = 0;
      doubled(t, p.outer, stone, tables, chance);
      doubled(t, p.inner, stone, tables, 1);
      sum = withStones(sum, p.stones[stone], spare);
    }
    const spaces = boardOf(t, seat).stoneSpaces.length;
    if (spaces === 0 || !isTimeLeft) return sum;
    const free = p.stoneSpaces.reduce((count, stone) => (stone < 0 ? count + 1 : count), 0);
    return sum + Math.min(stoneCount(p), free) * w.stone[0];
  };
}
