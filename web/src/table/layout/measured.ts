import type { CardFace } from '../../design/face.ts';
import { briefHeight, panelHeight, plaqueHeight, signsHeight, wordsHeight } from '../../design/faceMeasures.ts';
import type { Measured } from './arrange.ts';

/** A card as the layout sees it: how high it must be at a width, in a window of this unit. */
export const measured = (face: CardFace, unit: number): Measured => ({
  words: (width) => wordsHeight(face, width, unit),
  brief: (width) => briefHeight(face, width, unit),
  panel: (width) => panelHeight(face, width, unit),
  signs: (width) => signsHeight(face, width, unit),
  plaque: (width) => plaqueHeight(face, width, unit),
});
