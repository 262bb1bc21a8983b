/** The features of a player of Res Arcana from which chances are learned. */
import type { Frame, Seat } from '@gloaming/engine';
import { ARTIFACT_COUNT, canPay, FACES, KINDS, pointsOf, type Table, type Verb } from '@gloaming/res-arcana';
import { type Features, setFeature } from '../../search/features.ts';
import { ESTIMATE } from './estimate.ts';
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

let count = 0;
const block = (n: number): number => {
  count += n;
  return count - n;
};
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
export const FEATURE_COUNT = count;

const between = (n: number, least: number, most: number): number => (n < least ? least : n > most ? most : n);

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
    let on = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const n = t.on[card * KINDS + kind];
      on += n;
      setFeature(features, LYING + kind, n / 4);
    }
    setFeature(features, LYING_ON + card, on / 4);
  }
  for (const card of p.hand) setFeature(features, IN_HAND + card, 1);
  for (const card of p.deck) setFeature(features, IN_DECK + card, 1);
  for (const card of t.places)
    if (canPay(p.pool, FACES[card].cost)) setFeature(features, OPEN_PAYABLE + card - FIRST_OPEN, 1);
  for (const card of t.monuments)
    if (canPay(p.pool, FACES[card].cost)) setFeature(features, OPEN_PAYABLE + card - FIRST_OPEN, 1);
  for (let kind = 0; kind < KINDS; kind++) {
    const n = p.pool[kind];
    setFeature(features, POOL + kind, n / 4);
    setFeature(features, POOL_SOME + kind, Math.min(n, SOME) / SOME);
    setFeature(features, POOL_PLENTY + kind, Math.max(0, n - PLENTY) / 4);
  }
  const points = pointsOf(t, seat);
  let rival = 0;
  for (let other = 0; other < t.players.length; other++)
    if (other !== seat) rival = Math.max(rival, pointsOf(t, other));
  setFeature(features, POINTS + between(points, 0, MOST_POINTS - 1), 1);
  setFeature(features, LEAD + MOST_LEAD + between(points - rival, -MOST_LEAD, MOST_LEAD), 1);
  setFeature(features, RIVAL_POINTS + between(rival, 0, MOST_POINTS - 1), 1);
  setFeature(features, ROUND + round, 1);
  setFeature(features, ESTIMATED + round, ESTIMATE.from(t, ANY)(t, seat) / 5);
  setFeature(features, YIELD + round, aRound);
  setFeature(features, FIRST + round, t.first === seat ? 1 : 0);
}
