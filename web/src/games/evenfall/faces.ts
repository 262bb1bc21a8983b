/** The cards of Evenfall as they are shown. */
import type { Card, Language } from '@gloaming/engine';
import {
  CARD_NAMES,
  CARDS,
  type Cost,
  design,
  isPerson,
  isPlace,
  mainFace,
  placeFace,
  RESOURCES,
  ritualFace,
  type Side,
  saidOf,
  signsOf,
  TEXTS,
} from '@gloaming/evenfall';
import { fetchOnce } from '../../base/fetchOnce.ts';
import type { CardFace, FaceOf, Faces } from '../../design/face.ts';
import { once } from '../../design/faces.ts';
import type { Painted } from '../../design/Icon.tsx';
import { notesOf } from './notes.ts';

const costOf = ({ fixed, any, mana }: Cost): (readonly [Painted, number])[] => {
  const all = [
    ...fixed.map((n, kind) => [RESOURCES[kind], n] as const),
    ['any', any] as const,
    ['mana', mana] as const,
  ];
  return all.filter(([, n]) => n > 0);
};

const DRAWINGS = fetchOnce(async () => (await import('./drawings/index.ts')).DRAWINGS);

function makeFace(language: Language, card: Card, side: Side): CardFace {
  const text = TEXTS[language].card(card);
  const common = {
    name: CARD_NAMES[card],
    mood: 'evenfall',
    drawings: DRAWINGS,
    text,
    sockets: null,
    said: saidOf(language, card),
    signs: signsOf(language, card, side),
    notes: () => notesOf(language, card, side),
  } as const;
  if (isPlace(card)) {
    const { witches, points, icon } = placeFace(card, side);
    const cost = witches === 0 ? [] : [['witch', witches] as const];
    return { ...common, paper: 'land', tags: [icon], cost, points };
  }
  const { cost, points, keywords } = mainFace(card);
  const main = { ...common, tags: keywords, cost: costOf(cost), points } as const;
  if (isPerson(card)) return { ...main, paper: 'person' };
  // The last line of a Ritual is that of its building spaces.
  const sockets = { n: ritualFace(card).spaces, text: text.lines[text.lines.length - 1] };
  return { ...main, paper: 'card', sockets, said: main.said.slice(0, -1) };
}

const made = once(makeFace);
export const faceOf = (language: Language, card: Card, side: Side = 'sun'): CardFace => made(language, card, side);

/** A Starting Place has two sides, and one game is played with one of them. */
export const FACES_OF: Readonly<Record<Side, FaceOf>> = {
  sun: (language, card) => faceOf(language, card, 'sun'),
  moon: (language, card) => faceOf(language, card, 'moon'),
};

export const CARD_FACES: Faces = {
  mood: 'evenfall',
  designs: Array.from({ length: CARDS }, (_, card) => card).filter((card) => design(card) === card),
  face: faceOf,
};
