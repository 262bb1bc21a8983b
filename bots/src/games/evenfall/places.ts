/** What Places are worth in Evenfall: what they will be harvested for, the Rituals on them and still to come, and what they score. */
import type { Card } from '@gloaming/engine';
import { boardOf, type Player, ritualFace, type Table } from '@gloaming/evenfall';
import { FIGURES, type Horizon, insertFalling, type PartOfClan, ROUNDS } from './horizon.ts';
import type { Tables } from './tables.ts';
import type { Weights } from './weights.ts';

/** Places for Rituals that are still to come; more are worth little. */
const CARRIERS = 2;
const TOO_MANY = 0.3;

/** How much of this round is still to come for what happens again and again. */
export function presentOf(w: Weights, p: Player, effect: string): number {
  if (effect === 'roundEnd' || effect === 'battle') return 1;
  return w.present * (0.3 + (0.7 * (p.witches + p.elders / 2)) / (FIGURES * 1.5));
}

/** Only so many Transfers are still to come; the best Places go first. */
function transferred(w: Weights, scoring: readonly number[], h: Horizon, present: number): number {
  const after = h.round + 1 < ROUNDS ? w.transfers[h.round + 1] : 0;
  let transfers = after + present * (w.transfers[h.round] - after);
  let sum = 0;
  for (const points of scoring) {
    sum += points * Math.min(1, Math.max(0, transfers));
    transfers--;
  }
  return sum;
}

/** Each part is made once for a list of weights, so that nothing is made anew while it is asked. */
export function placesWith(w: Weights): PartOfClan {
  /** What Places of the Outer Circle would score. */
  const scoring: number[] = [];
  const ritualOn = ritualsWith(w);
  /** Both circles; `now` is what a harvest of the outer one counts that can be had at once. */
  const circles = (t: Table, p: Player, h: Horizon, tables: Tables, isIn: boolean, now: number): number => {
    const isTimeLeft = ROUNDS - 1 - h.round + (isIn ? w.present : 0) > 0;
    let sum = 0;
    let free = 0;
    for (const place of p.outer) {
      const ritual = t.ritualOn[place];
      if (ritual >= 0) sum += ritualOn(t, p, ritual, h, tables, isIn, false);
      else if (isTimeLeft) sum += bare(tables, place, ++free);
      insertFalling(scoring, tables.points[place] + (ritual < 0 ? 0 : tables.points[ritual]));
      const times = 1 + (ritual < 0 ? 0 : t.scythes[ritual - tables.firstRitual]);
      sum += times * (now * tables.harvest[h.round][place] + tables.harvestLater[h.round][place]);
    }
    for (const place of p.inner) {
      const ritual = t.ritualOn[place];
      sum += tables.points[place];
      if (ritual >= 0) sum += tables.points[ritual] + ritualOn(t, p, ritual, h, tables, isIn, true);
      else if (isTimeLeft) sum += bare(tables, place, ++free);
    }
    return sum;
  };
  return (t, p, seat, h, tables, isIn) => {
    const hasToken = isIn && p.tokenUsed === 0;
    const now = hasToken && boardOf(t, seat).token.some(({ verb }) => verb === 'harvestOuter') ? w.later : 0;
    scoring.length = 0;
    const sum = circles(t, p, h, tables, isIn, now) + transferred(w, scoring, h, isIn ? w.present : 0);
    return hasToken ? sum + w.later * tables.token[h.round][p.clan] : sum;
  };
}

/** A Place without a Ritual: there is room for the next one. */
const bare = (tables: Tables, place: Card, free: number): number =>
  tables.bare[place] * (free <= CARRIERS ? 1 : TOO_MANY);

type RitualPart = (
  t: Table,
  p: Player,
  ritual: Card,
  h: Horizon,
  tables: Tables,
  isIn: boolean,
  isInner: boolean,
) => number;

function ritualsWith(w: Weights): RitualPart {
  const figureCost = (round: number, isInner: boolean): number => (isInner ? w.elder[round] : w.witch[round] * 0.7);
  /** What its space brings beyond the figure that is spent on it, in this round and the later ones. */
  const spaceOn: RitualPart = (t, p, ritual, h, tables, isIn, isInner) => {
    const { effect } = ritualFace(ritual);
    const i = ritual - tables.firstRitual;
    const isFree = (effect.effect === 'space' && effect.space.many) || t.witchesOn[i] + t.eldersOn[i] === 0;
    const hasFigure = isInner ? p.elders + p.witches > 0 : p.witches > 0;
    let sum = 0;
    for (let round = isIn && isFree && hasFigure ? h.round : h.round + 1; round < ROUNDS; round++)
      sum += Math.max(0, tables.aRound[round][ritual] - figureCost(round, isInner));
    return sum;
  };

  return (t, p, ritual, h, tables, isIn, isInner) => {
    const i = ritual - tables.firstRitual;
    const { effect, spaces } = ritualFace(ritual);
    const free = spaces - t.scythes[i] - t.orbs[i];
    const forCatalysts = free * (isIn ? w.space[h.round] : h.round + 1 < ROUNDS ? w.space[h.round + 1] : 0);
    if (effect.effect === 'space') return forCatalysts + spaceOn(t, p, ritual, h, tables, isIn, isInner);
    const isOver =
      isInner && effect.effect === 'ongoing' && effect.when.moment === 'harvest' && effect.when.place === 'this';
    if (isOver) return forCatalysts;
    const present = isIn ? presentOf(w, p, effect.effect) * tables.aRound[h.round][ritual] : 0;
    return forCatalysts + tables.later[h.round][ritual] + present;
  };
}
