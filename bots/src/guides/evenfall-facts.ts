/** The facts about a player of Evenfall from which chances are learned. */
import type { Frame, Seat } from '@gloaming/engine';
import {
  CARDS,
  CLANS,
  FIRST_PERSON,
  FIRST_RITUAL,
  figuresIn,
  mainFace,
  PERSON_COUNT,
  PLACE_COUNT,
  placeFace,
  RED,
  REGIONS,
  RITUAL_COUNT,
  ritualFace,
  SHAPES,
  type Table,
  type Verb,
} from '@gloaming/evenfall';
import { type Facts, fact } from '../search/facts.ts';
import { EVENFALL as ESTIMATE } from '../values/evenfall.ts';

const ROUNDS = 3;
/** There are two of each card of the Main deck. */
const designs = (cards: number): number => (cards + 1) >> 1;
const ritual = (card: number): number => (card - FIRST_RITUAL) >> 1;
const person = (card: number): number => (card - FIRST_PERSON) >> 1;
const main = (card: number): number => (card - FIRST_RITUAL) >> 1;

let count = 0;
const block = (n: number): number => {
  count += n;
  return count - n;
};
const OUTER = block(PLACE_COUNT);
const INNER = block(PLACE_COUNT);
const RITUAL_OUT = block(designs(RITUAL_COUNT));
const RITUAL_IN = block(designs(RITUAL_COUNT));
const RITUAL_USED = block(designs(RITUAL_COUNT));
const SPECIALIST = block(designs(PERSON_COUNT));
const SPECIALIST_TURNED = block(designs(PERSON_COUNT));
const COUNCIL = block(designs(PERSON_COUNT));
const HAND = block(designs(CARDS - FIRST_RITUAL));
const HAND_PAYABLE = block(designs(CARDS - FIRST_RITUAL));
const COVEN = block(10);
const PLAYERS = block(5);
const CLAN = block(CLANS.length + 1);
const MOMENT = block(ROUNDS * 2 + 1);
/** Numbers count anew for each round. */
const NUMBERS_A_ROUND = 45;
const NUMBERS = block(NUMBERS_A_ROUND * (ROUNDS + 1));
export const FACT_COUNT = count;

function canPay(resources: readonly number[], card: number): boolean {
  const { fixed, any } = mainFace(card).cost;
  let left = 0;
  for (let kind = 0; kind < fixed.length; kind++) {
    if (resources[kind] < fixed[kind]) return false;
    left += resources[kind] - fixed[kind];
  }
  return left >= any;
}

const goods = new Float64Array(7);

export function describe(t: Table, seat: Seat, question: Frame<Verb>, facts: Facts): void {
  facts.n = 0;
  const p = t.players[seat];
  const round = Math.min(ROUNDS, t.round);
  const isIn = p.passed === 0 ? 1 : 0;
  fact(facts, MOMENT + (round === 0 ? 0 : 1 + (round - 1) * 2 + isIn), 1);
  fact(facts, PLAYERS + t.seats, 1);
  fact(facts, CLAN + (p.automa === 1 ? CLANS.length : t.side === 'sun' ? 0 : p.clan), t.side === 'sun' ? 0 : 1);
  fact(facts, COVEN + Math.min(9, p.coven), 1);
  let next = NUMBERS + round * NUMBERS_A_ROUND;
  const number = (value: number): void => fact(facts, next++, value);

  goods.fill(0);
  let bareOuter = 0;
  let bareInner = 0;
  let outerPoints = 0;
  let innerPoints = 0;
  let freeSpaces = 0;
  let orbs = 0;
  for (const place of p.outer) {
    fact(facts, OUTER + place, 1);
    const face = placeFace(place, t.side);
    const card = t.ritualOn[place];
    let times = 1;
    outerPoints += face.points;
    if (card < 0) bareOuter++;
    else {
      const r = card - FIRST_RITUAL;
      fact(facts, RITUAL_OUT + ritual(card), 1);
      if (t.witchesOn[r] + t.eldersOn[r] > 0) fact(facts, RITUAL_USED + ritual(card), 1);
      times += t.scythes[r];
      outerPoints += ritualFace(card).points;
      freeSpaces += ritualFace(card).spaces - t.scythes[r] - t.orbs[r];
      orbs += t.orbs[r];
    }
    const { harvest } = face;
    for (let kind = 0; kind < 3; kind++) goods[kind] += times * harvest.resources[kind];
    goods[3] += times * harvest.any;
    goods[4] += times * harvest.mana;
    goods[5] += times * harvest.cards;
    goods[6] += times * harvest.points;
  }
  for (const place of p.inner) {
    fact(facts, INNER + place, 1);
    const card = t.ritualOn[place];
    innerPoints += placeFace(place, t.side).points;
    if (card < 0) bareInner++;
    else {
      const r = card - FIRST_RITUAL;
      fact(facts, RITUAL_IN + ritual(card), 1);
      if (t.witchesOn[r] + t.eldersOn[r] > 0) fact(facts, RITUAL_USED + ritual(card), 1);
      innerPoints += ritualFace(card).points;
      freeSpaces += ritualFace(card).spaces - t.scythes[r] - t.orbs[r];
      orbs += t.orbs[r];
    }
  }
  for (const card of p.specialists) {
    fact(facts, SPECIALIST + person(card), 1);
    if (t.turned[card - FIRST_PERSON] === 1) fact(facts, SPECIALIST_TURNED + person(card), 1);
  }
  for (const card of p.council) fact(facts, COUNCIL + person(card), 1);
  let payable = 0;
  for (const card of p.hand) {
    fact(facts, HAND + main(card), 1);
    if (!canPay(p.resources, card)) continue;
    payable++;
    fact(facts, HAND_PAYABLE + main(card), 1);
  }

  number(p.points / 10);
  number(innerPoints / 10);
  number(outerPoints / 10);
  number(bareOuter / 2);
  number(bareInner / 2);
  number(freeSpaces / 2);
  number(orbs / 2);
  for (let kind = 0; kind < 3; kind++) number(p.resources[kind] / 3);
  for (let kind = 0; kind < 3; kind++) number(Math.min(1, p.resources[kind]));
  number((p.resources[0] + p.resources[1] + p.resources[2]) / 5);
  number(p.mana / 5);
  number(Math.max(0, p.mana - 9) / 5);
  number(p.hand.length / 5);
  number(payable / 3);
  number((isIn * p.witches) / 2);
  number((isIn * p.elders) / 2);
  number(isIn === 1 && p.witches === 0 ? 1 : 0);
  const token = p.tokenUsed === 0 ? isIn : 0;
  number(token);
  for (let i = 0; i < goods.length; i++) number((token * goods[i]) / 3);
  for (let i = 0; i < goods.length; i++) number(goods[i] / 3);
  number(p.council.length / 2);
  number(t.first === seat ? 1 : 0);
  number(isIn === 1 && t.acting === seat ? 1 : 0);
  let unmatched = 0;
  let doubled = 0;
  for (let stone = 0; stone <= RED; stone++) {
    if (p.stones[stone] === 0) continue;
    let best = 0;
    for (const place of p.inner)
      if (t.ritualOn[place] >= 0 && (stone === RED || placeFace(place, t.side).icon === SHAPES[stone]))
        best = Math.max(best, ritualFace(t.ritualOn[place]).points);
    doubled += best;
    if (best === 0) unmatched += p.stones[stone];
  }
  number(doubled / 5);
  number(unmatched / 2);
  let own = 0;
  let rival = 0;
  const fighting = battleOf(question);
  for (let region = Math.max(0, fighting); region < Math.min(t.regions.length, REGIONS.length); region++) {
    const mine = figuresIn(t, seat, region);
    if (mine === 0) continue;
    own += mine + p.boosts[region];
    for (let other = 0; other < t.players.length; other++)
      if (other !== seat) rival = Math.max(rival, figuresIn(t, other, region));
  }
  if (fighting > t.regions.length) own = rival = 0;
  number(own / 4);
  number(rival / 4);
  number((own > 0 ? p.mana : 0) / 5);
  next = NUMBERS + round * NUMBERS_A_ROUND + NUMBERS_A_ROUND - 1;
  if (p.automa === 0) number(ESTIMATE.from(t, question)(t, seat) / 10);
}

/** Which Region's battle is fought; battles that are over are past any Region. */
function battleOf(question: Frame<Verb>): number {
  const verb = question.verbs[question.at];
  return verb !== undefined && 'region' in verb && typeof verb.region === 'number' ? verb.region : -1;
}
