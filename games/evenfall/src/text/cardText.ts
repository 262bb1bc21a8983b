/** What a card says, from its lists of verbs. */
import { type Card, type CardText, capital } from '@gloaming/engine';
import {
  CARD_NAMES,
  isPerson,
  isPlace,
  mainFace,
  PLACE_DECK,
  personFace,
  placeFace,
  ritualFace,
} from '../cards/index.ts';
import { CLANS, type Count, SIDES } from '../nouns.ts';
import type { Ability, Effect, Exchange, PlaceFace, When } from '../state.ts';
import type { Verb } from '../verbs.ts';
import { SHARED } from './names.ts';
import type { PrintedVerb, Speech, Words } from './words.ts';

export const nameOf = (words: Words, card: Card): string => words.names[CARD_NAMES[card]];

/** Where two designs share a name, what tells them apart (EV-A.68): the rulebooks call one the Cavern without a Binding Bonus. */
export function marksOf(words: Words, card: Card): string[] {
  if (!SHARED[words.language].has(CARD_NAMES[card])) return [];
  return [words.labels.binding(bindingLines(words, placeFace(card, 'sun')).length > 0)];
}
export const inBrackets = (label: string, details: readonly string[]): string =>
  details.length === 0 ? label : `${label} (${details.join(', ')})`;
/** For a line that does not show the card. */
export const distinctName = (words: Words, card: Card): string => inBrackets(nameOf(words, card), marksOf(words, card));

/** Verbs one by one. Only printed verbs stand on cards and boards; a test sees to that. */
function eachPhrase(words: Words, verbs: readonly Verb[]): string[] {
  const speech: Speech = {
    list: (inner) => phrase(words, inner),
    each: (inner) => eachPhrase(words, inner),
    count: (count) => (words.counts[count.count] as (count: Count) => string)(count),
  };
  return verbs.map((verb) => {
    const say = words.printed[verb.verb as PrintedVerb] as (verb: Verb, speech: Speech) => string;
    return say(verb, speech);
  });
}
/** Verbs as one phrase. */
export const phrase = (words: Words, verbs: readonly Verb[]): string => eachPhrase(words, verbs).join('; ');
/** What it is about, a colon, and an instruction. */
export const headed = (words: Words, heading: string, text: string): string => `${heading}: ${words.afterColon(text)}`;

/** What is left of the arrow is paid first; without an arrow it is free (EV-12.5). */
export function exchangeText(words: Words, { cost, effect }: Exchange): string {
  const does = phrase(words, effect);
  return cost.length === 0 ? does : `${phrase(words, cost)} → ${does}`;
}

export const abilityText = (words: Words, ability: Ability): string =>
  (words.abilities[ability.ability] as (ability: Ability) => string)(ability);
const whenText = (words: Words, when: When): string => (words.when[when.moment] as (when: When) => string)(when);

/** Without a full stop. */
function effectText(words: Words, effect: Effect): string {
  const { headings } = words;
  switch (effect.effect) {
    case 'ongoing':
      return headed(words, whenText(words, effect.when), phrase(words, effect.verbs));
    case 'ability':
      return abilityText(words, effect.ability);
    case 'space':
      return headed(words, headings.space(effect), exchangeText(words, effect.space));
    case 'turn':
      return headed(words, headings.turn(effect), exchangeText(words, effect.exchange));
    case 'immediate':
      return headed(words, headings.immediate(effect), phrase(words, effect.verbs));
    case 'battle':
      return headed(words, headings.battle(effect), phrase(words, effect.verbs));
    case 'roundEnd':
      return headed(words, headings.roundEnd(effect), phrase(words, effect.verbs));
    case 'gameEnd':
      return headed(words, headings.gameEnd(effect), phrase(words, effect.verbs));
  }
}

/** Empty where a Place has no Binding Bonus. */
function bindingLines(words: Words, { binding, bindingWith }: PlaceFace): string[] {
  return [
    ...(binding.length === 0 ? [] : [`${headed(words, words.bindingBonus, phrase(words, binding))}.`]),
    ...(bindingWith === null
      ? []
      : [`${headed(words, words.bindingWith[bindingWith.keyword], phrase(words, bindingWith.verbs))}.`]),
  ];
}
const placeLines = (words: Words, face: PlaceFace): string[] => [
  `${words.harvestBonus}: ${words.goods(face.harvest)}.`,
  ...bindingLines(words, face),
];
const worth = (words: Words, n: number): string => (n === 0 ? '' : words.points(n));

function placeText(words: Words, card: Card): CardText {
  const face = placeFace(card, 'sun');
  return {
    name: nameOf(words, card),
    kind: words.kinds.place(face.icon),
    cost: words.figures(face.witches, 'witch'),
    points: worth(words, face.points),
    lines: placeLines(words, face),
  };
}

/** What both sides say stands there once; what only one says is marked with it. */
function startingPlaceText(words: Words, card: Card): CardText {
  const sides = SIDES.map((side) => ({ side, face: placeFace(card, side) }));
  const lines = sides.map(({ side, face }) => ({ side, lines: placeLines(words, face) }));
  const shared = lines[0].lines.filter((line) => lines.every((other) => other.lines.includes(line)));
  const points = new Set(sides.map(({ face }) => face.points));
  return {
    name: nameOf(words, card),
    kind: words.kinds.startingPlace(CLANS[card - PLACE_DECK], sides[0].face.icon),
    cost: '',
    points:
      points.size === 1
        ? worth(words, sides[0].face.points)
        : sides
            .filter(({ face }) => face.points > 0)
            .map(({ side, face }) => words.boards.onSide(side, words.points(face.points)))
            .join(', '),
    lines: [
      ...shared,
      ...lines.flatMap(({ side, lines: own }) =>
        own.filter((line) => !shared.includes(line)).map((line) => words.boards.onSide(side, line)),
      ),
    ],
  };
}

function mainText(words: Words, card: Card): CardText {
  const { cost, keywords, points } = mainFace(card);
  const common = { name: nameOf(words, card), cost: words.cost(cost), points: worth(words, points) };
  const kind = (name: string): string => [name, ...keywords.map((keyword) => words.keywords[keyword])].join(', ');
  if (!isPerson(card)) {
    const { effect, spaces } = ritualFace(card);
    return {
      ...common,
      kind: kind(words.kinds.ritual),
      lines: [`${capital(effectText(words, effect))}.`, `${words.buildingSpaces(spaces)}.`],
    };
  }
  const { specialist, council } = personFace(card);
  return {
    ...common,
    kind: kind(words.kinds.person),
    lines: [
      `${words.roles.specialist} – ${effectText(words, specialist)}.`,
      `${words.roles.council} – ${effectText(words, council)}.`,
    ],
  };
}

/** The words of a table whose options change what a card does. */
const countingScythes = (words: Words): Words => ({
  ...words,
  counts: { ...words.counts, resourceSymbols: () => words.symbolsAndScythes },
});

/** As it is printed, or with `perScythe` as it is played at a table that counts every Scythe. */
export function cardText(plain: Words, card: Card, perScythe = false): CardText {
  const words = perScythe ? countingScythes(plain) : plain;
  if (!isPlace(card)) return mainText(words, card);
  return card < PLACE_DECK ? placeText(words, card) : startingPlaceText(words, card);
}
