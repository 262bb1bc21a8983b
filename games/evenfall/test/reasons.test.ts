/** Refusals are true: whoever is given what is missing can do the thing, and of all that is seen something is said. */
import { type Card, NONE, type Seat } from '@gloaming/engine';
import { reasonsAreTrue, type Truth } from '@gloaming/engine/testing';
import { expect, test, vi } from 'vitest';
import {
  type Choice,
  type Cost,
  evenfall,
  FIRST_PERSON,
  FIRST_RITUAL,
  PLACE_COUNT,
  type Player,
  type Reason,
  type State,
  type Table,
  total,
  type Verb,
} from '../src/index.ts';
import { NAMED, PATIENCE, times } from './kit.ts';
import { meant } from './meaning.ts';

vi.setConfig({ testTimeout: PATIENCE });

const ritualsOf = (t: Table, p: Player): Card[] =>
  [...p.outer, ...p.inner].flatMap((place) => (t.ritualOn[place] < 0 ? [] : [t.ritualOn[place]]));

/** Of all that is named the last `n` resources, and all the Mana. */
function giveGoods(p: Player, { fixed, any, mana }: Cost, n = total(fixed) + any): void {
  const named = fixed.flatMap((of, kind) => Array<number>(of).fill(kind));
  for (let i = 0; i < any; i++) named.push((i + p.points) % fixed.length);
  for (const kind of named.slice(named.length - n)) p.resources[kind]++;
  p.mana += mana;
}

/** Takes a Place that lies in no clan. */
function givePlace(t: Table, p: Player): Card {
  const lies = new Set(t.players.flatMap(({ outer, inner }) => [...outer, ...inner]));
  for (const { spots } of t.regions) for (const spot of spots) lies.add(spot);
  const place = [...Array(PLACE_COUNT).keys()].findLast((card) => !lies.has(card)) as Card;
  t.placeDeck = t.placeDeck.filter((card) => card !== place);
  p.outer.push(place);
  return place;
}

function giveBuildingSpace(t: Table, p: Player): void {
  const [ritual] = ritualsOf(t, p);
  if (ritual === undefined) {
    const bound = t.ritualOn.filter((card) => card >= 0);
    const inHands = t.players.flatMap(({ hand }) => hand);
    for (let card = FIRST_RITUAL; ; card++)
      if (!bound.includes(card) && !inHands.includes(card)) {
        t.ritualOn[givePlace(t, p)] = card;
        return;
      }
  }
  empty(t, ritual);
}
function empty(t: Table, ritual: Card): void {
  t.scythes[ritual - FIRST_RITUAL] = 0;
  t.orbs[ritual - FIRST_RITUAL] = 0;
}

function freeSpace(t: Table, p: Player, choice: Choice): void {
  if (choice.does === 'useRegion') t.regions[choice.region].space = [];
  else if (choice.does === 'useBoard') p.boardWitch = 0;
  else if ('card' in choice) {
    t.witchesOn[choice.card - FIRST_RITUAL] = 0;
    t.eldersOn[choice.card - FIRST_RITUAL] = 0;
  }
}

function placeFigure(t: Table, seat: Seat, choice: Choice): void {
  if ('region' in choice && 'from' in choice && choice.from === 'action') t.regions[choice.region].space.push(seat * 2);
  else if ('region' in choice) t.regions[choice.region].witches[seat]++;
  else if ('card' in choice) t.eldersOn[choice.card - FIRST_RITUAL]++;
}

function give(s: State, seat: Seat, choice: Choice, why: Reason): boolean {
  const t = s.table;
  const p = t.players[seat];
  const card = 'card' in choice ? choice.card : NONE;
  switch (why.reason) {
    case 'lacksGoods':
      giveGoods(p, why.of, why.n);
      return true;
    case 'lacksForCatalyst':
      giveGoods(p, why.of[p.points % why.of.length]);
      return true;
    case 'lacksCards':
      for (let n = 0; n < why.n; n++) p.hand.push(s.table.mainDeck.shift() ?? (t.discards.shift() as Card));
      p.hand.sort((a, b) => a - b);
      return true;
    case 'lacksWitches':
      p.witches += why.n;
      return true;
    case 'lacksFigure':
      if (why.elders && p.points % 2 === 0) p.elders++;
      else p.witches++;
      return true;
    case 'lacksFreePlace':
      givePlace(t, p);
      return true;
    case 'lacksBuildingSpace':
      giveBuildingSpace(t, p);
      return true;
    case 'lacksStone':
      p.stones[p.points % p.stones.length]++;
      return true;
    case 'lacksSteps':
      p.coven += why.n;
      return true;
    case 'noFigureThere':
      placeFigure(t, seat, choice);
      return true;
    case 'mainActionDone':
      s.stack[s.stack.length - 1].n = 0;
      return true;
    case 'tokenUsed':
      p.tokenUsed = 0;
      return true;
    case 'usedThisRound':
      if (p.specialists.includes(card)) t.turned[card - FIRST_PERSON] = 0;
      else p.borrowedUsed = [];
      return true;
    case 'spaceTaken':
      freeSpace(t, p, choice);
      return true;
    case 'stoneSpaceUsed':
      if (choice.does === 'useStoneSpace') p.stoneSpaces[choice.space] = NONE;
      return true;
    case 'hasRitual':
      t.ritualOn[card] = NONE;
      return true;
    case 'isFull':
      empty(t, card);
      return true;
    case 'inNoRole': {
      const way = why.specialist.some(({ reason }) => reason === 'sameName') ? why.council : why.specialist;
      return way.every((each) => give(s, seat, choice, each));
    }
    case 'hasStone':
    case 'isBorrowed':
    case 'worksByItself':
    case 'notYours':
    case 'isYours':
    case 'isDiscovered':
    case 'notDiscovered':
    case 'inInnerCircle':
    case 'inOuterCircle':
    case 'inOtherRegion':
    case 'notASpecialist':
    case 'otherIcon':
    case 'sameName':
    case 'wouldDoNothing':
    case 'beyondChange':
    case 'passedOver':
    case 'notInCost':
    case 'leavesTooLittle':
    case 'otherCopy':
      return false;
  }
}

/** Of a price of one kind. */
const oneLess = ({ fixed, any, mana }: Cost): Cost => ({
  fixed: fixed.map((n) => Math.max(0, n - 1)),
  any,
  mana: Math.max(0, mana - 1),
});
const amountOf = (way: readonly Reason[]): number =>
  way.reduce((sum, why) => sum + (why.reason === 'lacksGoods' ? why.n : 0), 0);
function less(why: Reason): Reason[] {
  switch (why.reason) {
    case 'lacksGoods':
      return why.n > 0 ? [{ ...why, n: why.n - 1 }] : [{ ...why, of: { ...why.of, mana: why.of.mana - 1 } }];
    case 'lacksForCatalyst':
      return [{ ...why, of: why.of.map(oneLess) }];
    case 'lacksCards':
    case 'lacksWitches':
    case 'lacksSteps':
      return [{ ...why, n: why.n - 1 }];
    case 'inNoRole': {
      const [specialist, council] = [why.specialist, why.council].map((way) =>
        way.map((each) => less(each)[0] ?? each),
      );
      const isTwice = specialist.some(({ reason }) => reason === 'sameName');
      // With one less for the one role there may be enough for the other.
      return isTwice || amountOf(specialist) < amountOf(why.council) ? [{ ...why, specialist, council }] : [];
    }
    default:
      return [];
  }
}

const truth: Truth<Table, Verb, Choice, Reason> = { games: times(2), seed: 24, give, less, meant };
let reasons = 0;

test.each(NAMED)('%s: every reason is true, and of all that is seen something is said', (_, options) => {
  const tally = reasonsAreTrue(evenfall, options, truth);
  reasons += tally.reasons;
  expect(Object.keys(tally.kinds).length).toBeGreaterThan(10);
});
test('those were many', () => {
  expect(reasons).toBeGreaterThan(10_000);
});
