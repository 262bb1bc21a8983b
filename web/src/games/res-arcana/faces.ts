/** The cards of Res Arcana as they are shown. */
import type { Card, Language } from '@gloaming/engine';
import {
  type Amounts,
  CARD_NAMES,
  type Cost,
  ESSENCES,
  FACES,
  type Face,
  TEXTS,
  type Verb,
} from '@gloaming/res-arcana';
import type { Motif } from '../../design/art/CardArt.tsx';
import type { Faces } from '../../design/face.ts';
import { once } from '../../design/faces.ts';
import type { Painted } from '../../design/Icon.tsx';
import { notesOf } from './notes.ts';

const costOf = ({ fixed, any }: Cost): (readonly [Painted, number])[] => [
  ...fixed.flatMap((n, kind) => (n === 0 ? [] : [[ESSENCES[kind], n] as const])),
  ...(any === 0 ? [] : [['any', any] as const]),
];

/** What attacks is a blade, what gives by itself a vessel, what gathers a crystal; the rest turns in a globe. */
function thingOf({ powers, collect }: Face): Motif {
  const does = new Set(powers.flatMap(({ all }) => all.map(({ verb }) => verb)));
  if (does.has('attack') || does.has('destroy')) return 'blade';
  if (does.has('put') || does.has('putPaid') || does.has('lift')) return 'crystal';
  if (collect.length > 0) return 'vessel';
  return 'globe';
}
function motifOf(face: Face): Motif {
  const { kind, tags } = face;
  if (tags.includes('dragon')) return 'dragon';
  if (tags.includes('creature')) return 'creature';
  if (kind === 'artifact') return thingOf(face);
  return ({ mage: 'person', item: 'talisman', monument: 'monument', place: 'place' } as const)[kind];
}

/** The essence a card has most to do with, in what it costs and gives. */
function lightOf(face: Face): Painted {
  const weights = face.cost.fixed.slice();
  const add = (what: Amounts, by: number): void => {
    for (const [kind, n] of what.entries()) weights[kind] += n * by;
  };
  const weigh = (verbs: readonly Verb[], by: number): void => {
    for (const verb of verbs) {
      if (verb.verb === 'gain' || verb.verb === 'put') add(verb.what, by);
      if (verb.verb === 'pay') add(verb.cost.fixed, 1);
      if (verb.verb === 'attack') weights[ESSENCES.indexOf('death')] += verb.n;
    }
  };
  weigh(face.collect, 3);
  for (const { all } of face.powers) weigh(all, 2);
  // Everything that is bought with gold would otherwise be golden.
  weights[ESSENCES.indexOf('gold')] *= 0.6;
  const most = Math.max(...weights);
  return most === 0 ? 'any' : ESSENCES[weights.indexOf(most)];
}

/** What comes by itself in the collect step, where that is a fixed amount. */
const givesOf = ({ collect }: Face): (readonly [Painted, number])[] =>
  collect.flatMap((verb) => (verb.verb === 'gain' ? costOf({ fixed: verb.what, any: 0 }) : []));

const LIGHTS = FACES.map(lightOf);

export const faceOf = once((language: Language, card: Card) => {
  const face = FACES[card];
  const hasCost = face.kind !== 'mage' && face.kind !== 'item';
  return {
    name: CARD_NAMES[card],
    mood: 'res-arcana' as const,
    motif: motifOf(face),
    light: LIGHTS[card],
    cost: hasCost ? costOf(face.cost) : [],
    points: face.points,
    gives: givesOf(face),
    text: TEXTS[language].card(card),
    notes: () => notesOf(language, card),
  };
});

export const RES_ARCANA_FACES: Faces = {
  mood: 'res-arcana',
  title: { en: TEXTS.en.title, de: TEXTS.de.title, pl: TEXTS.pl.title, pt: TEXTS.pt.title },
  designs: FACES.map((_, card) => card),
  face: faceOf,
};
