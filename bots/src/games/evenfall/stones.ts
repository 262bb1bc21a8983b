/** What Powerstones are worth in Evenfall: they double the best Rituals that they fit; the others may still find one. */
import { boardOf, type Player, placeFace, SHAPES, type Table } from '@gloaming/evenfall';
import { FIGURES, insertFalling, type PartOfClan, ROUNDS } from './horizon.ts';
import type { Tables } from './tables.ts';
import type { Weights } from './weights.ts';

export function stoneCount({ stones }: Player): number {
  let n = 0;
  for (const each of stones) n += each;
  return n;
}

export function stonesWith(w: Weights): PartOfClan {
  const scoring: number[] = [];
  /** The Rituals that a stone would double, the best first; in the Outer Circle as far as they may still be transferred. */
  const doubled = (t: Table, p: Player, stone: number, tables: Tables, chance: number): void => {
    scoring.length = 0;
    for (let c = 0; c < 2; c++)
      for (const place of c === 0 ? p.outer : p.inner) {
        const ritual = t.ritualOn[place];
        if (ritual < 0 || (stone < SHAPES.length && placeFace(place, t.side).icon !== SHAPES[stone])) continue;
        insertFalling(scoring, tables.points[ritual] * (c === 1 ? 1 : chance));
      }
  };
  return (t, p, seat, h, tables, isIn) => {
    const isTimeLeft = isIn || h.round + 1 < ROUNDS;
    const round = isIn ? h.round : h.round + 1;
    const chance = isTimeLeft ? w.transfers[round] / FIGURES : 0;
    let sum = 0;
    for (let stone = 0; stone < p.stones.length; stone++) {
      let n = p.stones[stone];
      if (n === 0) continue;
      doubled(t, p, stone, tables, chance);
      for (const points of scoring) if (n-- > 0) sum += points;
      for (; n > 0; n--) sum += isTimeLeft ? w.stone[h.round] / 2 : 0;
    }
    const spaces = boardOf(t, seat).stoneSpaces.length;
    if (spaces === 0 || !isTimeLeft) return sum;
    const free = p.stoneSpaces.reduce((count, stone) => (stone < 0 ? count + 1 : count), 0);
    return sum + Math.min(stoneCount(p), free) * w.stone[0];
  };
}
