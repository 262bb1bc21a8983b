/** How well a seat stands in Res Arcana, in points, by what it has and by what it could still buy. */
import type { Card, Seat } from '@gloaming/engine';
import { type Amounts, type Cost, FACES, KINDS, type Player, pointsOf, type Table } from '@gloaming/res-arcana';
import type { Weights } from './weights.ts';
import { costOf, essences, isPoint, TAGS_OF, type TagSet, yields } from './yields.ts';

/** Up to FEW of a kind count in full, up to PLENTY a little less, the rest hardly. */
const FEW = 4;
const PLENTY = 8;

export interface Standing {
  /** What lies before a player, with so many rounds to come; `token` is what the first player's token counts. */
  has(t: Table, p: Player, seat: Seat, rounds: number, token: number): number;
  /** Of all that could be bought only the best counts: the same essences do not pay twice. */
  plans(t: Table, p: Player, rounds: number): number;
}

export function standingWith(w: Weights): Standing {
  const aRound = yields(w);
  return { has: hasWith(w, aRound), plans: plansWith(w, aRound) };
}

function tagsOf(p: Player): TagSet {
  let set = 0;
  for (const card of p.inPlay) set |= TAGS_OF[card];
  for (const card of p.hand) if (card >= 0) set |= TAGS_OF[card];
  return set;
}

/** What many essences of a kind count, since not all of them will be needed. */
const countedWith =
  (w: Weights) =>
  (n: number): number => {
    if (n <= FEW) return n;
    return n <= PLENTY ? FEW + w.many * (n - FEW) : FEW + w.many * (PLENTY - FEW) + w.tooMany * (n - PLENTY);
  };

function hasWith(w: Weights, aRound: readonly (readonly number[])[]): Standing['has'] {
  const each = essences(w);
  const counted = countedWith(w);
  /** By card and kind: whether an essence on it is a point already. */
  const scores = FACES.flatMap((face) => each.map((_, kind) => isPoint(face, kind)));
  const lasts = FACES.map(({ kind }) => kind !== 'item');
  const held = [0, 0, 0, 0, 0];
  const addLying = (on: readonly number[], card: Card): void => {
    for (let at = card * KINDS, kind = 0; kind < KINDS; kind++, at++)
      if (on[at] > 0 && !scores[at]) held[kind] += on[at] * w.onComponent;
  };
  return (t, p, seat, rounds, token) => {
    const gives = aRound[tagsOf(p)];
    let sum = pointsOf(t, seat) - (t.first === seat ? 1 - token : 0);
    for (let kind = 0; kind < KINDS; kind++) held[kind] = p.pool[kind];
    for (const card of p.inPlay) {
      sum += gives[card] * (lasts[card] ? rounds : w.item);
      addLying(t.on, card);
    }
    const keeps = w.last + ((1 - w.last) * rounds) / w.rounds;
    for (let kind = 0; kind < KINDS; kind++) sum += each[kind] * keeps * counted(held[kind]);
    return sum;
  };
}

function plansWith(w: Weights, aRound: readonly (readonly number[])[]): Standing['plans'] {
  const costs = FACES.map((face) => costOf(w, face.cost));
  const profit = (tags: TagSet, card: Card, rounds: number): number =>
    FACES[card].points + aRound[tags][card] * rounds - costs[card];
  return (t, p, rounds) => {
    const tags = tagsOf(p);
    let best = 0;
    let sum = 0;
    const plan = (card: Card): void => {
      const gain = profit(tags, card, rounds);
      if (gain > 0) best = Math.max(best, gain * ready(p.pool, FACES[card].cost) ** w.planBend);
    };
    for (const card of p.hand) {
      plan(card);
      sum += w.handCard + w.promise * Math.max(0, profit(tags, card, rounds));
    }
    for (const card of t.places) plan(card);
    for (const card of t.monuments) plan(card);
    for (const card of p.deck) sum += w.deckCard * profit(tags, card, rounds);
    return sum + w.plan * best;
  };
}

/** How much of a cost is there already, from 0 to 1. */
function ready(pool: Amounts, c: Cost): number {
  let size = c.any;
  let missing = 0;
  let over = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const need = c.fixed[kind];
    size += need;
    if (pool[kind] < need) missing += need - pool[kind];
    else over += pool[kind] - need;
  }
  if (over < c.any) missing += c.any - over;
  return size === 0 ? 1 : 1 - missing / size;
}
