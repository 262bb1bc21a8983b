/** The placement of Powerstones that scores most (EV-16.2). */
import { personFace, placeFace, ritualFace } from './cards/index.ts';
import { RED, SHAPES, type Stone } from './nouns.ts';
import type { Card, Player, Seat, Table } from './state.ts';

export interface Placement {
  stone: Stone;
  place: Card;
}

export const fits = (t: Table, stone: Stone, place: Card): boolean =>
  stone === RED || placeFace(place, t.side).icon === SHAPES[stone];

export function ritualPoints(t: Table, place: Card): number {
  return t.ritualOn[place] < 0 ? 0 : ritualFace(t.ritualOn[place]).points;
}

/** What a stone of a shape is worth in the Inner Circle besides doubling: council effects that count it. */
function worth(p: Player, stone: Stone): number {
  let sum = 0;
  for (const card of p.council) {
    const { council } = personFace(card);
    if (council.effect !== 'gameEnd') continue;
    for (const v of council.verbs)
      if (v.verb === 'gainPer' && v.per.count === 'shape' && v.per.shape === SHAPES[stone]) sum += v.goods.points;
  }
  return sum;
}

/**
 * Each shape goes on its own highest Rituals. Only the red stone is wild, so it goes last, on the best Place that is
 * left; no other stone could have used that one better, since a shape has as many of its Places as it can fill.
 */
export function bestStones(t: Table, seat: Seat): Placement[] {
  const p = t.players[seat];
  const placed: Placement[] = [];
  const put = (stone: Stone): void => {
    const open = p.inner.filter((place) => fits(t, stone, place) && !placed.some((other) => other.place === place));
    const best = open.sort((a, b) => ritualPoints(t, b) - ritualPoints(t, a) || a - b)[0];
    if (best !== undefined && (ritualPoints(t, best) > 0 || worth(p, stone) > 0)) placed.push({ stone, place: best });
  };
  for (let stone = 0; stone < RED; stone++) for (let i = 0; i < p.stones[stone]; i++) put(stone);
  for (let i = 0; i < p.stones[RED]; i++) put(RED);
  return placed;
}
