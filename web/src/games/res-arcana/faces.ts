/** The cards of Res Arcana as they are shown. */
import type { Card, Language } from '@gloaming/engine';
import { CARD_NAMES, type CardKind, type Cost, ESSENCES, FACES, saidOf, signsOf, TEXTS } from '@gloaming/res-arcana';
import { fetchOnce } from '../../base/fetchOnce.ts';
import type { Faces, Paper } from '../../design/face.ts';
import { once } from '../../design/faces.ts';
import type { Painted } from '../../design/Icon.tsx';
import { notesOf } from './notes.ts';

const costOf = ({ fixed, any }: Cost): (readonly [Painted, number])[] => [
  ...fixed.flatMap((n, kind) => (n === 0 ? [] : [[ESSENCES[kind], n] as const])),
  ...(any === 0 ? [] : [['any', any] as const]),
];

const PAPERS: Readonly<Record<CardKind, Paper>> = {
  artifact: 'card',
  mage: 'mage',
  item: 'item',
  monument: 'monument',
  place: 'land',
};

export const DRAWINGS = fetchOnce(async () => (await import('./drawings/index.ts')).DRAWINGS);

export const faceOf = once((language: Language, card: Card) => {
  const face = FACES[card];
  const text = TEXTS[language].card(card);
  const hasCost = face.kind !== 'mage' && face.kind !== 'item';
  return {
    name: CARD_NAMES[card],
    mood: 'res-arcana' as const,
    language,
    drawings: DRAWINGS,
    cost: hasCost ? costOf(face.cost) : [],
    points: face.points,
    text,
    paper: PAPERS[face.kind],
    tags: face.tags,
    sockets: null,
    said: saidOf(language, card),
    brief: saidOf(language, card),
    signs: signsOf(language, card),
    notes: () => notesOf(language, card),
  };
});

export const CARD_FACES: Faces = {
  mood: 'res-arcana',
  designs: FACES.map((_, card) => card),
  face: faceOf,
};
