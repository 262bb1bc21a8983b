/** What a card says in signs: from the same verbs as its sentences. */
import { ARROW, between, type Card, type Language, type Sign, type SignRow } from '@gloaming/engine';
import { isPerson, isPlace, personFace, placeFace, ritualFace } from '../cards/index.ts';
import { type Cost, type Goods, RESOURCES, type Resource } from '../goods.ts';
import type { Catalyst, Count, Figure, Keyword, Shape, Side } from '../nouns.ts';
import type { Ability, Effect, Exchange, PlaceFace, When } from '../state.ts';
import type { Verb } from '../verbs.ts';
import { SIGN_WORDS, type SignWord } from './signWords.ts';
import type { PrintedVerb } from './words.ts';

export type CardToken = Resource | 'any' | 'mana' | 'points' | Figure | Catalyst | Shape | 'red';
export type CardSign =
  | Keyword
  | 'discard-card'
  | 'draw-card'
  | 'destroy'
  | 'harvest'
  | 'binding'
  | 'transfer'
  | 'coven'
  | 'battle'
  | 'at-once'
  | 'whenever'
  | 'action-space'
  | 'building-space'
  | 'free-action'
  | 'round-end'
  | 'game-end';
type RowTime = 'harvest' | 'binding' | 'effect' | 'specialist' | 'council';
type Signs = Sign<CardToken, CardSign>[];
export type CardSigns = SignRow<CardToken, CardSign, RowTime>;

const token = (kind: CardToken, n: number | string = ''): Signs[number] => ({ token: kind, n: String(n) });
const sign = (name: CardSign, n: number | string = ''): Signs[number] => ({ sign: name, n: String(n) });
const text = (word: string): Signs[number] => ({ word });
const some = (n: number, what: (n: number) => Signs[number]): Signs => (n === 0 ? [] : [what(n)]);
/** One is not counted. */
const several = (n: number): number | '' => (n === 1 ? '' : n);

const costSigns = ({ fixed, any, mana }: Cost): Signs => [
  ...fixed.flatMap((n, kind) => some(n, () => token(RESOURCES[kind], n))),
  ...some(any, (n) => token('any', n)),
  ...some(mana, (n) => token('mana', n)),
];
const goodsSigns = ({ resources, any, mana, cards, points }: Goods): Signs => [
  ...costSigns({ fixed: resources, any, mana }),
  ...some(cards, (n) => sign('draw-card', n)),
  ...some(points, (n) => token('points', n)),
];

/** How a verb is said that needs words, or contains others. */
interface Speech {
  word(word: SignWord): Signs[number];
  list(verbs: readonly Verb[]): Signs;
  count(count: Count): Signs;
}
type Says = { readonly [V in PrintedVerb]: (verb: Extract<Verb, { verb: V }>, speech: Speech) => Signs };

const PRINTED: Says = {
  pay: (v) => costSigns(v.cost),
  discard: (v) => [sign('discard-card', v.n)],
  removeFromHand: (v) => [sign('destroy', v.n)],
  removeRitual: (_, { word }) => [sign('destroy'), word('ritual')],
  gain: (v) => goodsSigns(v.goods),
  gainPer: (v, { word, count }) => [...goodsSigns(v.goods), word('per'), ...count(v.per)],
  choose: (v, { list }) => between(v.of.map((verbs) => list(verbs))),
  exchange: (v, { list }) => [...list(v.cost), text(ARROW), ...list(v.effect)],
  transfer: (v) => [sign('transfer', several(v.n))],
  coven: (v) => [sign('coven', several(v.n)), ...(v.both ? [text('/'), text(ARROW), text('+')] : [])],
  harvest: (v, { word }) => [sign('harvest'), word(({ own: 'own', other: 'others', it: 'it' } as const)[v.which])],
  harvestOuter: (_, { word }) => [sign('harvest'), word('outer')],
  discoverFreely: (_, { word }) => [word('discover'), token('witch', 0)],
  takePlace: (_, { word }) => [text('+1'), word('place')],
  putElders: (v, { word }) => [token('elder', v.n), text(ARROW), word('region')],
  returnFigure: (v, { word }) => [word(v.from), text(ARROW), token(v.figure)],
  moveFigures: (_, { word }) => [word('ritual'), token('witch'), token('elder'), text(ARROW), word('region')],
  buildFreely: (v, { word }) => [word('build'), token(v.catalyst, several(v.n))],
  borrow: (_, { word }) => [token('elder'), text(ARROW), word('theirSpecialist')],
  takeRedStone: () => [token('red', 1)],
  trackBonus: (_, { word }) => [sign('coven'), word('again')],
  changeDial: (v) => [sign('battle', `±${v.by}`)],
  boost: (v) => [sign('battle', `+${v.n}`)],
};

const COUNTS: {
  readonly [C in Count['count']]: (count: Extract<Count, { count: C }>, word: Speech['word']) => Signs;
} = {
  keyword: ({ keyword }) => [sign(keyword)],
  places: ({ circle }, word) => [word(circle)],
  catalysts: ({ catalyst }) => [token(catalyst)],
  specialists: (_, word) => [word('specialist')],
  shape: ({ shape }, word) => [token(shape), word('stoneOrInner')],
  resourceSymbols: (_, word) => [word('resourceSymbol')],
  eldersInReserve: (_, word) => [token('elder'), word('reserve')],
};

function speechIn(language: Language): Speech {
  const word = (name: SignWord): Signs[number] => text(SIGN_WORDS[name][language]);
  const speech: Speech = {
    word,
    list: (verbs) =>
      verbs.flatMap((verb) =>
        (PRINTED[verb.verb as PrintedVerb] as (verb: Verb, speech: Speech) => Signs)(verb, speech),
      ),
    count: (count) => (COUNTS[count.count] as (count: Count, word: Speech['word']) => Signs)(count, word),
  };
  return speech;
}

function whenSigns(when: When, { word }: Speech): Signs {
  switch (when.moment) {
    case 'play':
      return [sign(when.keyword), word('played')];
    case 'harvest':
      return [sign('harvest'), ...(when.place === 'this' ? [word('it')] : [])];
    case 'token':
      return [word(({ any: 'anyToken', you: 'ownToken', others: 'othersToken' } as const)[when.by])];
    case 'discover':
      return [word('discover')];
    case 'build':
      return [word('build')];
    case 'transfer':
      return [sign('transfer')];
    case 'discard':
      return [sign('discard-card')];
    case 'battleWon':
      return [sign('battle'), word('won')];
    case 'coven':
      return [sign('coven')];
    case 'pass':
      return [word('pass')];
  }
}
function abilitySigns(ability: Ability, { word }: Speech): Signs {
  switch (ability.ability) {
    case 'discount':
      return [word(ability.on), word('cost'), token('any', `−${ability.less}`)];
    case 'manaForCatalysts':
      return [
        token('scythe'),
        text('='),
        token('mana', ability.scythe),
        token('orb'),
        text('='),
        token('mana', ability.orb),
      ];
    case 'elderSpaces':
      return [token('elder'), text(ARROW), sign('action-space'), word(ability.where)];
    case 'strength':
      return [sign('battle', `+${ability.n}`)];
  }
}
const exchangeSigns = ({ cost, effect }: Exchange, { list }: Speech): Signs =>
  cost.length === 0 ? list(effect) : [...list(cost), text(ARROW), ...list(effect)];

function effectSigns(effect: Effect, speech: Speech): Signs {
  switch (effect.effect) {
    case 'immediate':
      return [sign('at-once'), ...speech.list(effect.verbs)];
    case 'ongoing':
      return [sign('whenever'), ...whenSigns(effect.when, speech), text(ARROW), ...speech.list(effect.verbs)];
    case 'ability':
      return abilitySigns(effect.ability, speech);
    case 'space':
      return [sign('action-space', effect.space.many ? '×' : ''), ...exchangeSigns(effect.space, speech)];
    case 'turn':
      return [sign('free-action'), ...exchangeSigns(effect.exchange, speech)];
    case 'battle':
      return [sign('battle'), text(':'), ...speech.list(effect.verbs)];
    case 'roundEnd':
      return [sign('round-end'), ...speech.list(effect.verbs)];
    case 'gameEnd':
      return [sign('game-end'), ...speech.list(effect.verbs)];
  }
}

const placeRows = ({ harvest, binding, bindingWith }: PlaceFace, { list }: Speech): CardSigns[] => [
  { when: 'harvest', signs: [sign('harvest'), ...goodsSigns(harvest)] },
  ...(binding.length === 0 ? [] : [{ when: 'binding' as const, signs: [sign('binding'), ...list(binding)] }]),
  ...(bindingWith === null
    ? []
    : [{ when: 'binding' as const, signs: [sign('binding'), sign(bindingWith.keyword), ...list(bindingWith.verbs)] }]),
];

/** The sides of a Starting Place differ. */
export function signsOf(language: Language, card: Card, side: Side): CardSigns[] {
  const speech = speechIn(language);
  if (isPlace(card)) return placeRows(placeFace(card, side), speech);
  if (isPerson(card)) {
    const { specialist, council } = personFace(card);
    return [
      { when: 'specialist', signs: effectSigns(specialist, speech) },
      { when: 'council', signs: effectSigns(council, speech) },
    ];
  }
  const { effect, spaces } = ritualFace(card);
  return [
    { when: 'effect', signs: effectSigns(effect, speech) },
    ...(spaces === 0 ? [] : [{ when: 'effect' as const, signs: [sign('building-space', spaces)] }]),
  ];
}
