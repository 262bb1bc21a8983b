/** What a card says, from its lists of verbs. */
import { type Card, type CardText, capital } from '@gloaming/engine';
import { CARD_NAMES, FACES } from '../cards/index.ts';
import type { Ability, CardKind, Power, Reaction } from '../state.ts';
import type { Verb } from '../verbs.ts';
import type { Part, PrintedVerb, Words } from './words.ts';

/** In the order in which a card is read. */
export const PARTS = ['claimed', 'collect', 'kept', 'upkeep'] as const satisfies readonly Part[];
/** Mages are dealt and magic items taken: nobody pays for them, so it says nothing, not even 0. */
const HAS_COST: Record<CardKind, boolean> = { artifact: true, mage: false, item: false, monument: true, place: true };

export const nameOf = (words: Words, card: Card): string => words.names[CARD_NAMES[card]];

/** Verbs as one phrase. Only printed verbs stand on cards and in prices; a test sees to that. */
export function phrase(words: Words, verbs: readonly Verb[], inCost = false, isRivals = false): string {
  const list = (inner: readonly Verb[], ofRivals = false): string => phrase(words, inner, false, ofRivals);
  const say = (verb: Verb): string => {
    const spoken = words.printed[verb.verb as PrintedVerb] as (verb: Verb, speech: object) => string;
    return spoken(verb, { inCost, isRivals, list });
  };
  return verbs.map(say).join(inCost ? ', ' : '; ');
}

/** A cost, an arrow, an effect (RA-7.1). */
export const powerText = (words: Words, { cost, effect }: Power): string =>
  `${phrase(words, cost, true)} → ${phrase(words, effect)}`;

function powerLine(words: Words, power: Power): string {
  const text = powerText(words, power);
  return `${capital(power.evenTurned ? `${words.evenTurned}: ${text}` : text)}.`;
}

function reactionLine(words: Words, reaction: Reaction): string {
  const turns = reaction.cost.some(({ verb }) => verb === 'turn');
  const when = words.reactions[reaction.to] + (turns ? '' : `, ${words.evenTurned}`);
  return `${when}: ${powerText(words, reaction)}.`;
}

function abilityLine(words: Words, ability: Ability): string {
  switch (ability.ability) {
    case 'discount':
      return `${words.abilities.discount(ability)}.`;
    case 'pointsPerEssence':
      return `${words.abilities.pointsPerEssence(ability)}.`;
    case 'pointsPer':
      return `${words.abilities.pointsPer(ability)}.`;
  }
}

export function cardText(words: Words, card: Card): CardText {
  const face = FACES[card];
  return {
    name: nameOf(words, card),
    kind: [words.kinds[face.kind], ...face.tags.map((tag) => words.tags[tag])].join(', '),
    cost: HAS_COST[face.kind] ? words.cost(face.cost) : '',
    points: face.points === 0 ? '' : words.points(face.points),
    lines: [
      ...face.abilities.map((ability) => abilityLine(words, ability)),
      ...PARTS.flatMap((part) =>
        face[part].length === 0 ? [] : [`${words.parts[part]}: ${phrase(words, face[part])}.`],
      ),
      ...face.powers.map((power) => powerLine(words, power)),
      ...face.reactions.map((reaction) => reactionLine(words, reaction)),
    ],
  };
}
