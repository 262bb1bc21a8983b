/** Refusals are true: whoever is given what a reason says is missing can do it; and of everything that is seen something is said. */
import { asking, insert, remove, type Unavailable } from '@gloaming/engine';
import { lying, reasonsAreTrue, type Truth } from '@gloaming/engine/testing';
import { expect, test, vi } from 'vitest';
import type { AskingVerb, Choice } from '../src/choices.ts';
import { amountPaid } from '../src/costs.ts';
import {
  type Card,
  type Cost,
  ELAN,
  FACES,
  type Frame,
  hasTag,
  KINDS,
  type Reason,
  resArcana,
  type Seat,
  type State,
  type Table,
  type Verb,
  type View,
} from '../src/index.ts';
import { NAMED, PATIENCE, times } from './kit.ts';

vi.setConfig({ testTimeout: PATIENCE });

/** `n` essences out of these, from the first kind on or from the last, and what may be any as one kind. */
function outOf({ fixed, any }: Cost, n: number, isFromLast: boolean): number[] {
  const given: number[] = new Array(KINDS).fill(0);
  const kinds = fixed.flatMap((amount, kind) => new Array<number>(amount).fill(kind));
  const all = [...kinds, ...new Array<number>(any).fill(ELAN)];
  for (const kind of isFromLast ? all.slice(-n) : all.slice(0, n)) given[kind]++;
  return given;
}

/** An artifact that is not in play there yet, taken from wherever it lies. */
function takeArtifact({ table: t }: State, seat: Seat, fits: (card: Card) => boolean): Card {
  const { inPlay } = t.players[seat];
  const card = FACES.findIndex(({ kind }, each) => kind === 'artifact' && !inPlay.includes(each) && fits(each));
  for (const { hand, deck, discards, inPlay: lying } of t.players)
    for (const pile of [hand, deck, discards, lying]) if (pile.includes(card)) remove(pile, card);
  t.owner[card] = seat;
  t.turned[card] = 0;
  return card;
}

let turns = 0;
const truth: Omit<Truth<Table, Verb, Choice, Reason>, 'games' | 'seed'> = {
  give(s, seat, choice, why) {
    const { players, turned, on } = s.table;
    const { pool, inPlay, hand, deck } = players[seat];
    const card = 'card' in choice ? choice.card : -1;
    switch (why.reason) {
      case 'lacksEssences':
        outOf(why.of, why.n, turns++ % 2 === 0).forEach((n, kind) => {
          pool[kind] += n;
        });
        return true;
      case 'lacksOnIt':
        why.missing.forEach((n, kind) => {
          on[card * KINDS + kind] += n;
        });
        return true;
      case 'lacksToTurn':
        insert(
          inPlay,
          takeArtifact(s, seat, (each) => hasTag(each, why.tag)),
        );
        return true;
      case 'lacksToDestroy':
        insert(
          inPlay,
          takeArtifact(s, seat, (each) => why.which !== 'dragonOrCreature' || FACES[each].tags.length > 0),
        );
        return true;
      case 'lacksCardInHand':
        insert(
          hand,
          takeArtifact(s, seat, (each) => !hand.includes(each)),
        );
        return true;
      case 'noCards':
        deck.push(takeArtifact(s, seat, () => true));
        return true;
      case 'isTurned':
        turned[card] = 0;
        return true;
      case 'isStraight':
        turned[card] = 1;
        return true;
      case 'noMonuments':
      case 'worksByItself':
      case 'onlyReacts':
      case 'doesNotReact':
      case 'swappedByPassing':
      case 'notYours':
      case 'ownPool':
      case 'isNot':
      case 'isItself':
      case 'onlyFrom':
      case 'onlyKinds':
      case 'passedOver':
      case 'notInCost':
      case 'leavesTooLittle':
      case 'notAskedYet':
        return false;
    }
  },
  less(why) {
    if (why.reason === 'lacksEssences') return why.n > 1 ? [{ ...why, n: why.n - 1 }] : [];
    if (why.reason !== 'lacksOnIt') return [];
    return why.missing.flatMap((n, kind) => (n === 0 ? [] : [{ ...why, missing: why.missing.with(kind, n - 1) }]));
  },
  // Kinds of essences come in one order, so that paying one may leave too little of the others.
  isWhole: ({ does }) => does !== 'pay',
  meant(view) {
    const f = asking(view, view.seat);
    if (f === undefined) return [];
    const verb = f.verbs[f.at];
    return (MEANT[verb.verb as AskingVerb] as Meant<Verb>)(view, verb, f);
  },
};

type Meant<V> = (view: View, verb: V, f: Frame) => readonly Choice[];
const kinds = [...Array(KINDS).keys()];
/** Everything that lies open, and the own hand. */
function seen({ table: t, seat }: View): Card[] {
  const before = t.players.flatMap(({ inPlay, discards }) => [...inPlay, ...discards]);
  return [...t.players[seat].hand, ...before, ...t.monuments, ...t.places, ...t.items];
}
const each =
  <C extends Choice>(about: (card: Card) => C) =>
  (view: View): Choice[] =>
    seen(view).map(about);

function actions(view: View): Choice[] {
  const { players, monuments, places, items } = view.table;
  const { hand, inPlay } = players[view.seat];
  return [
    { does: 'pass' },
    ...hand.flatMap((card) => [{ does: 'place', card } as const, { does: 'discard', card } as const]),
    ...players.flatMap(({ discards }) => discards.map((card) => ({ does: 'place', card }) as const)),
    ...[...monuments, ...places].map((card) => ({ does: 'claim', card }) as const),
    { does: 'claimUnseen' },
    ...inPlay.flatMap((card) => FACES[card].powers.map((_, power) => ({ does: 'use', card, power }) as const)),
    ...[...players.flatMap((p) => p.inPlay), ...items].map((card) => ({ does: 'use', card, power: 0 }) as const),
  ];
}

/** What may be meant by an answer to each question, whether it is an option or not. */
const MEANT: { [V in AskingVerb]: (view: View, verb: Extract<Verb, { verb: V }>, f: Frame) => readonly Choice[] } = {
  act: actions,
  payRest: () => kinds.map((kind) => ({ does: 'pay', kind })),
  payOne: () => kinds.map((kind) => ({ does: 'pay', kind })),
  payOfOneKind: (_, __, { n }) =>
    n < 0 ? [] : [{ does: 'decline' }, ...kinds.map((kind) => ({ does: 'choose', kind }) as const)],
  turnOwn: each((card) => ({ does: 'turn', card })),
  destroy: each((card) => ({ does: 'destroy', card })),
  discard: each((card) => ({ does: 'discard', card })),
  straighten: (view) => [{ does: 'decline' }, ...each((card) => ({ does: 'straighten', card }))(view)],
  gainPaid: (_, __, f) => kinds.map((kind) => ({ does: 'gain', kind, n: amountPaid(f) })),
  gainAny: (_, { kinds: offered, onto }) =>
    kinds.flatMap((kind) =>
      (offered & (1 << kind)) === 0 ? [{ does: onto === 'pool' ? 'gain' : 'put', kind, n: 1 } as const] : [],
    ),
  putPaid: each((card) => ({ does: 'put', card })),
  gainPerRivals: ({ table }) => table.players.map((_, seat) => ({ does: 'gainPer', seat })),
  lookAt: () => [{ does: 'lookAtDeck' }, { does: 'lookAtMonuments' }],
  putBack: () => [],
  placeFrom: (view) => [{ does: 'decline' }, ...each((card) => ({ does: 'place', card }))(view)],
  choose: (_, { of }) => of.map((__, n) => ({ does: 'choose', n })),
  suffer: (view, { n, price }) => [
    { does: 'lose', n },
    ...(price.length > 0 ? [{ does: 'buyOff' } as const] : []),
    ...each((card) => ({ does: 'react', card }))(view),
  ],
  takeFrom: (_, __, { from }) => [
    { does: 'leave', card: from },
    { does: 'take', card: from },
  ],
  swapItem: each((card) => ({ does: 'swap', card })),
  reactToCheck: (view) => [{ does: 'decline' }, ...each((card) => ({ does: 'react', card }))(view)],
  pickFromPack: ({ table, seat }) => table.players[seat].pack.map((card) => ({ does: 'pick', card })),
  pickMage: ({ table, seat }) => table.players[seat].mages.map((card) => ({ does: 'pick', card })),
  pickItem: each((card) => ({ does: 'pick', card })),
  pickFirstPlayer: ({ table }) => table.players.map((_, seat) => ({ does: 'goFirst', seat })),
  pickOpen: ({ table }) => table.open.map((card) => ({ does: 'pick', card })),
};

const tried = { reasons: 0, lasting: 0, kinds: new Set<string>() };
test.each(NAMED)('%s: every reason is true, and of all that is seen something is said', (_, options) => {
  const { reasons, lasting, kinds } = reasonsAreTrue(resArcana, options, { games: times(1), seed: 24, ...truth });
  tried.reasons += reasons;
  tried.lasting += lasting;
  for (const kind of Object.keys(kinds)) tried.kinds.add(kind);
});

test('those were many, of every kind', () => {
  console.log(`Res Arcana: ${tried.reasons} reasons tried, none false; ${tried.lasting} more last whatever is given.`);
  expect(tried.reasons).toBeGreaterThan(20_000);
  // That one has neither deck nor discards hardly ever happens.
  expect(tried.kinds.size).toBeGreaterThanOrEqual(22);
});

type Refused = Unavailable<Choice, Reason>;
const saying =
  (tell: (why: Reason) => Reason) =>
  ({ choice, why }: Refused): Refused => ({ choice, why: why.map(tell) });

test.each<[string, RegExp, (refused: Refused) => Refused | null]>([
  [
    'one essence more than is missing',
    /lacks less than .*lacksEssences.* is enough/,
    saying((why) => (why.reason === 'lacksEssences' ? { ...why, n: why.n + 1, of: { ...why.of, any: 1 } } : why)),
  ],
  [
    'that something is turned which has to be turned',
    /is given .*isTurned.* and told the same again/,
    saying((why) => (why.reason === 'isStraight' ? { ...why, reason: 'isTurned' } : why)),
  ],
  ['nothing of a monument', /claim.* nothing is said/, (refused) => (refused.choice.does === 'claim' ? null : refused)],
])('who says %s is caught', (_, message, tell) => {
  const [[, options]] = NAMED;
  const game = lying(resArcana, tell);
  expect(() => reasonsAreTrue(game, options, { games: 3, seed: 24, ...truth })).toThrow(message);
});
