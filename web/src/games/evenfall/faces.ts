/** The cards of Evenfall as they are shown. */
import type { Card, Language } from '@gloaming/engine';
import {
  brieflySaidOf,
  CARD_NAMES,
  CARDS,
  type Cost,
  cardTextOf,
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
  type Table,
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

/** How often a Scythe counts among resource symbols, as a table can choose it (EV-A.33). */
type Scythes = 'once' | 'each';

function makeFace(language: Language, card: Card, side: Side, scythes: Scythes): CardFace {
  const text = cardTextOf(language, card, scythes === 'each');
  const common = {
    name: CARD_NAMES[card],
    mood: 'evenfall',
    language,
    drawings: DRAWINGS,
    text,
    sockets: null,
    said: saidOf(language, card, scythes === 'each'),
    brief: saidOf(language, card, scythes === 'each'),
    signs: signsOf(language, card, side),
    notes: () => notesOf(language, card, side),
  } as const;
  if (isPlace(card)) {
    const { witches, points, icon } = placeFace(card, side);
    const cost = witches === 0 ? [] : [['witch', witches] as const];
    return { ...common, brief: brieflySaidOf(language, card), paper: 'land', tags: [icon], cost, points };
  }
  const { cost, points, keywords } = mainFace(card);
  const main = { ...common, tags: keywords, cost: costOf(cost), points } as const;
  if (isPerson(card)) return { ...main, paper: 'person' };
  // The last line of a Ritual is that of its building spaces.
  const sockets = { n: ritualFace(card).spaces, text: text.lines[text.lines.length - 1] };
  return { ...main, paper: 'card', sockets, said: main.said.slice(0, -1), brief: main.said.slice(0, -1) };
}

const made = once(makeFace);
const facesOn =
  (side: Side, scythes: Scythes): FaceOf =>
  (language, card) =>
    made(language, card, side, scythes);

/** A Starting Place has two sides, and one game is played with one of them. */
const FACES: Readonly<Record<Side, Readonly<Record<Scythes, FaceOf>>>> = {
  sun: { once: facesOn('sun', 'once'), each: facesOn('sun', 'each') },
  moon: { once: facesOn('moon', 'once'), each: facesOn('moon', 'each') },
};
/** The faces that cards have at a table. */
export const facesAt = ({ side, switches }: Table): FaceOf =>
  FACES[side][switches.pointPerScythe === true ? 'each' : 'once'];

export const CARD_FACES: Faces = {
  mood: 'evenfall',
  designs: Array.from({ length: CARDS }, (_, card) => card).filter((card) => design(card) === card),
  face: FACES.sun.once,
};
