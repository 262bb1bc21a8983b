/** Refusals are true: whoever is given what is missing can do the thing, and of all that is seen something is said. */
import { type Card, NONE, type Seat, type Unavailable } from '@gloaming/engine';
import { lying, reasonsAreTrue } from '@gloaming/engine/testing';
import { expect, test, vi } from 'vitest';
import {
  type Choice,
  CLANS,
  type Cost,
  evenfall,
  FIRST_PERSON,
  FIRST_RITUAL,
  type Options,
  PLACE_COUNT,
  type Player,
  type Reason,
  SIDES,
  type State,
  type Table,
  total,
} from '../src/index.ts';
import { CHOICES, TABLE_OPTIONS } from '../src/tableOptions.ts';
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

/** Somebody else than was said to be missing. */
const elders = new WeakSet<Reason>();

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
      if (elders.has(why) || (why.elders && p.points % 2 === 0)) p.elders++;
      else p.witches++;
      return true;
    case 'lacksFreePlace':
      givePlace(t, p);
      return true;
    case 'lacksBuildingSpace':
      giveBuildingSpace(t, p);
      return true;
    case 'lacksStone':
      p.stones['stone' in choice ? choice.stone : p.points % p.stones.length]++;
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
    case 'lacksFigure': {
      // Where an Elder cannot go, one is not enough.
      const elder = { ...why };
      elders.add(elder);
      return why.elders ? [] : [elder];
    }
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

/** On both sides each value that a table can be set to, one at a time; each clan with another one. Who begins changes no reason. */
const SETTINGS = SIDES.flatMap((side) =>
  CHOICES.filter((choice) => choice.name !== 'side' && !('areSeats' in choice)).flatMap((choice) =>
    choice.values.slice(1).map((value): [string, Options] => {
      const chosen = choice.name === 'clans' ? CLANS.filter((clan) => clan !== value).slice(0, 1) : [];
      const players = 'isAlone' in choice ? 1 : 2;
      const options = TABLE_OPTIONS.parse(players, { side, [choice.name]: [value, ...chosen].join(',') });
      return [`${players}-${side}, ${choice.name} ${value}`, options];
    }),
  ),
);

// Kinds of resources come in one order, so that paying one may leave too little of the others; and of two copies one is offered.
const truth = { give, less, meant, isWhole: ({ does }: Choice) => does !== 'pay' && does !== 'play' };
const tried = { reasons: 0, lasting: 0, kinds: new Set<string>() };
function areTrue(options: Options, games: number, seed: number): void {
  const { reasons, lasting, kinds } = reasonsAreTrue(evenfall, options, { games, seed, ...truth });
  tried.reasons += reasons;
  tried.lasting += lasting;
  for (const kind of Object.keys(kinds)) tried.kinds.add(kind);
}

test.each(NAMED)('%s: every reason is true, and of all that is seen something is said', (_, options) => {
  areTrue(options, times(2), 24);
});
test.each(SETTINGS)('%s: the same', (_, options) => areTrue(options, times(1), 25));

test('those were many, of every kind', () => {
  console.log(`Evenfall: ${tried.reasons} reasons tried, none false; ${tried.lasting} more last whatever is given.`);
  expect(tried.reasons).toBeGreaterThan(20_000);
  // A few hardly ever happen: that a Coven track lacks steps, or an Elder is borrowed already.
  expect(tried.kinds.size).toBeGreaterThan(30);
});

type Refused = Unavailable<Choice, Reason>;
const saying =
  (tell: (why: Reason) => Reason) =>
  ({ choice, why }: Refused): Refused => ({ choice, why: why.map(tell) });

test.each<[string, RegExp, (refused: Refused) => Refused | null]>([
  [
    'one Witch more than is missing',
    /lacks less than .*lacksWitches.* is enough/,
    saying((why) => (why.reason === 'lacksWitches' ? { ...why, n: why.n + 1 } : why)),
  ],
  [
    'that an Elder would do where none can go',
    /is given .*lacksFigure.* and told the same again/,
    saying((why) => (why.reason === 'lacksFigure' ? { ...why, elders: true } : why)),
  ],
  [
    'one thing instead of another',
    /is given .*tokenUsed.* and told the same again/,
    saying((why) => (why.reason === 'spaceTaken' ? { reason: 'tokenUsed', rule: why.rule } : why)),
  ],
  [
    'one of two things that are missing',
    /is given .*mainActionDone.*, and then is told/,
    ({ choice, why }) => ({ choice, why: why.filter((each, _, { length }) => length < 2 || each !== why.at(-1)) }),
  ],
  [
    'nothing of a Place at a Region',
    /discover.* nothing is said/,
    (refused) => (isDiscovery(refused) ? null : refused),
  ],
])('who says %s is caught', (_, message, tell) => {
  const moon = NAMED.find(([name]) => name === '3-moon')?.[1] as Options;
  const game = lying(evenfall, tell);
  expect(() => reasonsAreTrue(game, moon, { games: 3, seed: 24, ...truth })).toThrow(message);
});
const isDiscovery = ({ choice, why }: Refused): boolean =>
  choice.does === 'discover' && why.every(({ reason }) => reason !== 'isDiscovered');
