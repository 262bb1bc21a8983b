/** What lies in a clan is worth in Evenfall: Places with their Rituals, Specialists and Council Members, Powerstones. */
import type { Card, Seat } from '@gloaming/engine';
import {
  boardOf,
  countOf,
  type Player,
  personFace,
  placeFace,
  ritualFace,
  SHAPES,
  type Table,
  type Verb,
} from '@gloaming/evenfall';
import type { Tables } from './evenfall-tables.ts';
import type { Weights } from './evenfall-weights.ts';
import { growthOf } from './evenfall-worth.ts';

export const ROUNDS = 3;
/** Places for Rituals that are still to come; more are worth little. */
const CARRIERS = 2;
const FIGURES = 4;

/** From where one looks: the round, and in a battle which Region's dials are set. */
export interface Horizon {
  round: number;
  region: number;
}

/** Keeps a list falling: sorting a few numbers costs more than putting each in its place. */
function insertFalling(list: number[], n: number): void {
  let i = list.length;
  list.push(n);
  for (; i > 0 && list[i - 1] < n; i--) list[i] = list[i - 1];
  list[i] = n;
}

export function stoneCount({ stones }: Player): number {
  let n = 0;
  for (const each of stones) n += each;
  return n;
}

/** What a Game End effect will count, with so many rounds to come. */
export function atEnd(w: Weights, t: Table, seat: Seat, verbs: readonly Verb[], rounds: number): number {
  let sum = 0;
  for (const v of verbs)
    if (v.verb === 'gainPer') sum += v.goods.points * (countOf(t, seat, v.per) + growthOf(w, v.per) * rounds);
  return sum;
}

/** One for each list of weights, so that nothing is made anew while it is asked. */
export function clanWith(w: Weights) {
  const scoring: number[] = [];

  /** Places: what they will be harvested for, what can still be played on them, and what they score. */
  const places = (t: Table, p: Player, seat: Seat, h: Horizon, tables: Tables, isIn: boolean): number => {
    const board = boardOf(t, seat);
    const left = ROUNDS - 1 - h.round;
    const present = isIn ? w.present : 0;
    const hasToken = board.token.some(({ verb }) => verb === 'harvestOuter');
    const now = isIn && p.tokenUsed === 0 && hasToken ? w.later : 0;
    let sum = 0;
    let free = 0;
    scoring.length = 0;
    for (let c = 0; c < 2; c++) {
      const isInner = c === 1;
      for (const place of isInner ? p.inner : p.outer) {
        const ritual = t.ritualOn[place];
        let own = tables.points[place];
        if (ritual < 0) {
          free++;
          sum += tables.bare[place] * (free <= CARRIERS ? 1 : 0.3) * (left + present > 0 ? 1 : 0);
        } else {
          own += tables.points[ritual];
          sum += rituals(t, p, ritual, h, tables, isIn, isInner);
        }
        if (isInner) sum += own;
        else {
          insertFalling(scoring, own);
          const times = 1 + (ritual < 0 ? 0 : t.scythes[ritual - tables.firstRitual]);
          sum += times * (now * tables.harvest[h.round][place] + tables.harvestLater[h.round][place]);
        }
      }
    }
    // Only so many Transfers are still to come; the best Places go first.
    const after = left > 0 ? w.transfers[h.round + 1] : 0;
    let transfers = after + present * (w.transfers[h.round] - after);
    for (const points of scoring) {
      sum += points * Math.min(1, Math.max(0, transfers));
      transfers--;
    }
    if (isIn && p.tokenUsed === 0) sum += w.later * tables.token[h.round][p.clan];
    return sum;
  };

  const rituals = (
    t: Table,
    p: Player,
    ritual: Card,
    h: Horizon,
    tables: Tables,
    isIn: boolean,
    isInner: boolean,
  ): number => {
    const i = ritual - tables.firstRitual;
    const { effect, spaces } = ritualFace(ritual);
    const left = ROUNDS - 1 - h.round;
    const free = spaces - t.scythes[i] - t.orbs[i];
    let sum = free * (isIn ? w.space[h.round] : left > 0 ? w.space[h.round + 1] : 0);
    if (effect.effect === 'space') {
      const isFree = effect.space.many || t.witchesOn[i] + t.eldersOn[i] === 0;
      const figure = isInner ? p.elders + p.witches > 0 : p.witches > 0;
      if (isIn && isFree && figure) sum += Math.max(0, tables.aRound[h.round][ritual] - figureCost(h.round, isInner));
      for (let later = h.round + 1; later < ROUNDS; later++)
        sum += Math.max(0, tables.aRound[later][ritual] - figureCost(later, isInner));
      return sum;
    }
    if (isInner && effect.effect === 'ongoing' && effect.when.moment === 'harvest' && effect.when.place === 'this')
      return sum;
    return (
      sum + tables.later[h.round][ritual] + (isIn ? presentOf(p, effect.effect) : 0) * tables.aRound[h.round][ritual]
    );
  };
  const figureCost = (round: number, isInner: boolean): number => (isInner ? w.elder[round] : w.witch[round] * 0.7);

  /** How much of this round is still to come for what happens again and again. */
  const presentOf = (p: Player, effect: string): number => {
    if (effect === 'roundEnd' || effect === 'battle') return 1;
    return w.present * (0.3 + (0.7 * (p.witches + p.elders / 2)) / (FIGURES * 1.5));
  };

  const persons = (t: Table, p: Player, seat: Seat, h: Horizon, tables: Tables, isIn: boolean): number => {
    const left = ROUNDS - 1 - h.round;
    let sum = 0;
    for (const card of p.specialists) {
      const { points, specialist } = personFace(card);
      const isUsed = specialist.effect === 'turn' && t.turned[card - tables.firstPerson] === 1;
      const present = isIn && !isUsed ? (specialist.effect === 'turn' ? w.later : presentOf(p, specialist.effect)) : 0;
      sum += points + tables.later[h.round][card] + present * tables.aRound[h.round][card];
    }
    // A borrowed Specialist works until Round End.
    if (isIn)
      for (const card of p.borrowed) {
        const { effect } = personFace(card).specialist;
        if (effect !== 'turn') sum += presentOf(p, effect) * tables.aRound[h.round][card];
        else if (!p.borrowedUsed.includes(card)) sum += w.later * tables.aRound[h.round][card];
      }
    for (const card of p.council) {
      const { council } = personFace(card);
      if (council.effect === 'gameEnd') {
        sum += atEnd(w, t, seat, council.verbs, left + (isIn ? w.present : 0));
      } else {
        const present = isIn || council.effect === 'roundEnd' ? presentOf(p, council.effect) : 0;
        sum += tables.councilLater[h.round][card] + present * tables.councilARound[h.round][card];
      }
    }
    return sum;
  };

  /** Stones double the best Rituals that they fit; the others may still find one. */
  const stones = (t: Table, p: Player, seat: Seat, h: Horizon, tables: Tables, isIn: boolean): number => {
    let sum = 0;
    const left = ROUNDS - 1 - h.round;
    const chance = isIn ? w.transfers[h.round] / FIGURES : left > 0 ? w.transfers[h.round + 1] / FIGURES : 0;
    for (let stone = 0; stone < p.stones.length; stone++) {
      let n = p.stones[stone];
      if (n === 0) continue;
      scoring.length = 0;
      for (let c = 0; c < 2; c++)
        for (const place of c === 0 ? p.outer : p.inner) {
          const ritual = t.ritualOn[place];
          if (ritual < 0 || (stone < SHAPES.length && placeFace(place, t.side).icon !== SHAPES[stone])) continue;
          insertFalling(scoring, tables.points[ritual] * (c === 1 ? 1 : chance));
        }
      for (const points of scoring) if (n-- > 0) sum += points;
      for (; n > 0; n--) sum += isIn || left > 0 ? w.stone[h.round] / 2 : 0;
    }
    const open = boardOf(t, seat).stoneSpaces.length;
    if (open > 0 && (isIn || left > 0)) {
      const unused = stoneCount(p);
      const free = p.stoneSpaces.reduce((n, stone) => (stone < 0 ? n + 1 : n), 0);
      sum += Math.min(unused, free) * w.stone[0];
    }
    return sum;
  };

  return { places, persons, stones };
}
