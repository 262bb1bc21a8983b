/** The features of a player of Evenfall from which chances are learned; they are asked where a round begins. */
import type { Card, Frame, Seat } from '@gloaming/engine';
import {
  CARDS,
  CLANS,
  design,
  FIRST_RITUAL,
  KINDS,
  mainFace,
  type Player,
  placeFace,
  ritualFace,
  SHAPES,
  type Table,
  type Verb,
} from '@gloaming/evenfall';
import { type Features, makeBlocks, setFeature } from '../../search/features.ts';
import { ESTIMATE } from './estimate.ts';

/** The index of a card's design: copies share one, and there are no gaps. Places come first. */
const DESIGN: number[] = [];
for (let card = 0, n = 0; card < CARDS; card++) DESIGN[card] = design(card) === card ? n++ : DESIGN[card - 1];
const DESIGNS = DESIGN[CARDS - 1] + 1;
const PLACES = DESIGN[FIRST_RITUAL];
const MAIN = DESIGNS - PLACES;

const ROUNDS = 3;
const MOST_PLAYERS = 4;
const MOST_STEPS = 9;
const MUCH_MANA = 9;

const block = makeBlocks();
const OUTER = block(PLACES);
const INNER = block(PLACES);
/** Cards of the Main deck: Rituals in each circle, persons, and what is in the hand. */
const RITUAL_OUT = block(MAIN);
const RITUAL_IN = block(MAIN);
const SPECIALIST = block(MAIN);
const COUNCIL = block(MAIN);
const HAND = block(MAIN);
const HAND_PAYABLE = block(MAIN);
const COVEN = block(MOST_STEPS + 1);
const PLAYERS = block(MOST_PLAYERS + 1);
const MOON_CLAN = block(CLANS.length);
const ROUND = block(ROUNDS);
/** Amounts have weights of their own in each round; `describe` writes this many. */
const NUMBERS_A_ROUND = 34;
const NUMBERS = block(NUMBERS_A_ROUND * ROUNDS);
export const FEATURE_COUNT = block(0);

const main = (card: Card): number => DESIGN[card] - PLACES;

function canPay({ resources }: Player, card: Card): boolean {
  const { fixed, any } = mainFace(card).cost;
  let left = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (resources[kind] < fixed[kind]) return false;
    left += resources[kind] - fixed[kind];
  }
  return left >= any;
}

/** What the Places of a circle bring: points, how many are bare, spaces for Catalysts, Orbs, and goods at a harvest. */
interface Circle {
  points: number;
  bare: number;
  spaces: number;
  orbs: number;
  readonly harvest: Float64Array;
}
const outer: Circle = { points: 0, bare: 0, spaces: 0, orbs: 0, harvest: new Float64Array(KINDS + 4) };
const inner: Circle = { ...outer, harvest: new Float64Array(KINDS + 4) };

function countUp(t: Table, places: readonly Card[], circle: Circle): void {
  circle.points = circle.bare = circle.spaces = circle.orbs = 0;
  circle.harvest.fill(0);
  for (const place of places) {
    const { points, harvest } = placeFace(place, t.side);
    const card = t.ritualOn[place];
    let times = 1;
    circle.points += points;
    if (card < 0) circle.bare++;
    else {
      const face = ritualFace(card);
      const scythes = t.scythes[card - FIRST_RITUAL];
      const orbs = t.orbs[card - FIRST_RITUAL];
      times += scythes;
      circle.points += face.points;
      circle.spaces += face.spaces - scythes - orbs;
      circle.orbs += orbs;
    }
    for (let kind = 0; kind < KINDS; kind++) circle.harvest[kind] += times * harvest.resources[kind];
    circle.harvest[KINDS] += times * harvest.any;
    circle.harvest[KINDS + 1] += times * harvest.mana;
    circle.harvest[KINDS + 2] += times * harvest.cards;
    circle.harvest[KINDS + 3] += times * harvest.points;
  }
}

/** The points that Powerstones double in the Inner Circle, and how many stones fit nothing there. */
function stonesOf(t: Table, { stones, inner: places }: Player): { doubled: number; idle: number } {
  let doubled = 0;
  let idle = 0;
  for (let stone = 0; stone < stones.length; stone++) {
    if (stones[stone] === 0) continue;
    let best = 0;
    for (const place of places)
      if (t.ritualOn[place] >= 0 && (stone >= SHAPES.length || placeFace(place, t.side).icon === SHAPES[stone]))
        best = Math.max(best, ritualFace(t.ritualOn[place]).points);
    doubled += best;
    if (best === 0) idle += stones[stone];
  }
  return { doubled, idle };
}

function describeCircle(t: Table, places: readonly Card[], at: number, rituals: number, features: Features): void {
  for (const place of places) {
    setFeature(features, at + DESIGN[place], 1);
    if (t.ritualOn[place] >= 0) setFeature(features, rituals + main(t.ritualOn[place]), 1);
  }
}

export function describe(t: Table, seat: Seat, question: Frame<Verb>, features: Features): void {
  features.n = 0;
  const p = t.players[seat];
  const round = Math.max(0, t.round - 1);
  setFeature(features, ROUND + round, 1);
  setFeature(features, PLAYERS + t.players.length, 1);
  if (t.side === 'moon') setFeature(features, MOON_CLAN + p.clan, 1);
  setFeature(features, COVEN + Math.min(MOST_STEPS, p.coven), 1);
  describeCircle(t, p.outer, OUTER, RITUAL_OUT, features);
  describeCircle(t, p.inner, INNER, RITUAL_IN, features);
  for (const card of p.specialists) setFeature(features, SPECIALIST + main(card), 1);
  for (const card of p.council) setFeature(features, COUNCIL + main(card), 1);
  let payable = 0;
  for (const card of p.hand) {
    setFeature(features, HAND + main(card), 1);
    if (!canPay(p, card)) continue;
    payable++;
    setFeature(features, HAND_PAYABLE + main(card), 1);
  }

  let next = NUMBERS + round * NUMBERS_A_ROUND;
  const number = (much: number): void => setFeature(features, next++, much);
  countUp(t, p.outer, outer);
  countUp(t, p.inner, inner);
  number(p.points / 10);
  number(inner.points / 10);
  number(outer.points / 10);
  number(inner.bare / 2);
  number(outer.bare / 2);
  number((inner.spaces + outer.spaces) / 2);
  number((inner.orbs + outer.orbs) / 2);
  let resources = 0;
  for (const n of p.resources) {
    resources += n;
    number(n / 3);
    number(Math.min(1, n));
  }
  number(resources / 5);
  number(p.mana / 5);
  number(Math.max(0, p.mana - MUCH_MANA) / 5);
  number(p.hand.length / 5);
  number(payable / 3);
  number(p.witches / 2);
  number(p.elders / 2);
  for (const n of outer.harvest) number(n / 3);
  number(p.outer.length / 3);
  number(p.inner.length / 3);
  number(p.council.length / 2);
  number(t.first === seat ? 1 : 0);
  const { doubled, idle } = stonesOf(t, p);
  number(doubled / 5);
  number(idle / 2);
  number(ESTIMATE.from(t, question)(t, seat) / 10);
}
