/** What persons are worth in Evenfall: Specialists, borrowed ones, and the Council. */
import type { Seat } from '@gloaming/engine';
import { countOf, type Player, personFace, type Table, type Verb } from '@gloaming/evenfall';
import { type Horizon, type PartOfClan, ROUNDS } from './horizon.ts';
import { presentOf } from './places.ts';
import type { Tables } from './tables.ts';
import type { Weights } from './weights.ts';
import { growthOf } from './worth.ts';

/** What a Game End effect will count, with so many rounds to come. */
export function atEnd(w: Weights, t: Table, seat: Seat, verbs: readonly Verb[], rounds: number): number {
  let sum = 0;
  for (const v of verbs)
    if (v.verb === 'gainPer') sum += v.goods.points * (countOf(t, seat, v.per) + growthOf(w, v.per) * rounds);
  return sum;
}

export function personsWith(w: Weights): PartOfClan {
  const specialists = (t: Table, p: Player, h: Horizon, tables: Tables, isIn: boolean): number => {
    let sum = 0;
    for (const card of p.specialists) {
      const { points, specialist } = personFace(card);
      const isUsed = specialist.effect === 'turn' && t.turned[card - tables.firstPerson] === 1;
      const often = specialist.effect === 'turn' ? w.later : presentOf(w, p, specialist.effect);
      sum += points + tables.later[h.round][card] + (isIn && !isUsed ? often : 0) * tables.aRound[h.round][card];
    }
    return sum;
  };
  /** A borrowed Specialist works until Round End. */
  const borrowed = (p: Player, h: Horizon, tables: Tables): number => {
    let sum = 0;
    for (const card of p.borrowed) {
      const { effect } = personFace(card).specialist;
      if (effect !== 'turn') sum += presentOf(w, p, effect) * tables.aRound[h.round][card];
      else if (!p.borrowedUsed.includes(card)) sum += w.later * tables.aRound[h.round][card];
    }
    return sum;
  };
  const council: PartOfClan = (t, p, seat, h, tables, isIn) => {
    const rounds = ROUNDS - 1 - h.round + (isIn ? w.present : 0);
    let sum = 0;
    for (const card of p.council) {
      const { council: effect } = personFace(card);
      if (effect.effect === 'gameEnd') {
        sum += atEnd(w, t, seat, effect.verbs, rounds);
        continue;
      }
      const present = isIn || effect.effect === 'roundEnd' ? presentOf(w, p, effect.effect) : 0;
      sum += tables.councilLater[h.round][card] + present * tables.councilARound[h.round][card];
    }
    return sum;
  };
  return (t, p, seat, h, tables, isIn) =>
    specialists(t, p, h, tables, isIn) + (isIn ? borrowed(p, h, tables) : 0) + council(t, p, seat, h, tables, isIn);
}
