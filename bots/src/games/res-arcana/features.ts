/** The features of a player of Res Arcana from which chances are learned. */
import type { Amounts, Card, Frame, Seat } from '@gloaming/engine';
import { ARTIFACT_COUNT, canPay, FACES, KINDS, pointsOf, type Table, type Verb } from '@gloaming/res-arcana';
import { type Features, makeBlocks, setFeature } from '../../search/features.ts';
import { ESTIMATE, mostPoints } from './estimate.ts';
import { WEIGHTS } from './weights.ts';
import { TAGS_OF, yields } from './yields.ts';

const CARDS = FACES.length;
const MOST_POINTS = 15;
/** Points ahead of the best rival, or behind. */
const MOST_LEAD = 7;
const ROUNDS = 8;
const SOME = 2;
const PLENTY = 5;
const FIRST_OPEN = FACES.findIndex((face) => face.kind === 'monument');
const YIELDS = yields(WEIGHTS);
/** The estimate looks at the table only. */
const ANY: Frame<Verb> = { verbs: [], at: 0, seat: 0, from: -1, it: -1, n: 0, held: -1 };

const block = makeBlocks();
const IN_PLAY = block(CARDS);
const LYING_ON = block(CARDS);
const IN_HAND = block(ARTIFACT_COUNT);
const IN_DECK = block(ARTIFACT_COUNT);
const OPEN_PAYABLE = block(CARDS - FIRST_OPEN);
const POOL = block(KINDS);
const POOL_SOME = block(KINDS);
const POOL_PLENTY = block(KINDS);
const LYING = block(KINDS);
const POINTS = block(MOST_POINTS);
const LEAD = block(2 * MOST_LEAD + 1);
/** Of the best rival. */
const RIVAL_POINTS = block(MOST_POINTS);
const ROUND = block(ROUNDS);
/** By round. */
const ESTIMATED = block(ROUNDS);
const YIELD = block(ROUNDS);
const FIRST = block(ROUNDS);
export const FEATURE_COUNT = block(0);

const between = (n: number, least: number, most: number): number => (n < least ? least : n > most ? most : n);

/** The pool, as much of it as there is of each kind and beyond some. */
function describePool(pool: Amounts, features: Features): void {
  for (let kind = 0; kind < KINDS; kind++) {
    const n = pool[kind];
    setFeature(features, POOL + kind, n / 4);
    setFeature(features, POOL_SOME + kind, Math.min(n, SOME) / SOME);
    setFeature(features, POOL_PLENTY + kind, Math.max(0, n - PLENTY) / 4);
  }
}
/** The essences that lie on a component in play. */
function describeLying(on: Amounts, card: Card, features: Features): void {
  let all = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const n = on[card * KINDS + kind];
    all += n;
    setFeature(features, LYING + kind, n / 4);
  }
  setFeature(features, LYING_ON + card, all / 4);
}
function describePayable(pool: Amounts, cards: readonly Card[], features: Features): void {
  for (const card of cards)
    if (canPay(pool, FACES[card].cost)) setFeature(features, OPEN_PAYABLE + card - FIRST_OPEN, 1);
}

export function describe(t: Table, seat: Seat, features: Features): void {
  features.n = 0;
  const p = t.players[seat];
  const round = Math.min(t.round, ROUNDS - 1);
  let tags = 0;
  for (const card of p.inPlay) tags |= TAGS_OF[card];
  for (const card of p.hand) tags |= TAGS_OF[card];
  let aRound = 0;
  for (const card of p.inPlay) {
    setFeature(features, IN_PLAY + card, 1);
    aRound += YIELDS[tags][card];
    describeLying(t.on, card, features);
  }
  for (const card of p.hand) setFeature(features, IN_HAND + card, 1);
  for (const card of p.deck) setFeature(features, IN_DECK + card, 1);
  describePayable(p.pool, t.places, features);
  describePayable(p.pool, t.monuments, features);
  describePool(p.pool, features);
  const points = pointsOf(t, seat);
  const rival = mostPoints(t, seat);
  setFeature(features, POINTS + between(points, 0, MOST_POINTS - 1), 1);
  setFeature(features, LEAD + MOST_LEAD + between(points - rival, -MOST_LEAD, MOST_LEAD), 1);
  setFeature(features, RIVAL_POINTS + between(rival, 0, MOST_POINTS - 1), 1);
  setFeature(features, ROUND + round, 1);
  setFeature(features, ESTIMATED + round, ESTIMATE.from(t, ANY)(t, seat) / 5);
  setFeature(features, YIELD + round, aRound);
  setFeature(features, FIRST + round, t.first === seat ? 1 : 0);
}
