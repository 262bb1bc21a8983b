/**
 * How high a card must be for nothing on it to be cut: the same sums as `Face.module.css` and `SignRows.module.css`, so that a layout need
 * not be drawn to be known. Lengths are in pixels where they say so, and else in sizes of the card's text.
 */
import type { CardFace, Run } from './face.ts';
import { type Told, toldBy } from './runs.ts';
import { type Typeface, textWidth } from './textWidth.ts';

/** Pixels: the least picture, the edge of paper above it, and the line between two sentences. */
const PICTURE = 34;
const EDGE = 3;
const HAIRLINE = 1;
const SIDES = 2 * 0.5;
const ABOVE_AND_BELOW = 0.26 + 0.45;
const NAME = { size: 1.14, line: 1.06, below: 0.12 } as const;
const SENTENCE = { line: 1.18, between: 2 * 0.22, stone: 1.2, sign: 1.15 + 0.2 } as const;
const ROW = { sides: 2 * 0.3, aboveAndBelow: 2 * 0.12, line: 1.3, gap: 0.16, lineGap: 0.1, between: 0.2 } as const;
const SIGN = { stone: 1.25, sign: 1.2, besideNumber: 0.08, except: 0.8, unlessSides: 2 * 0.3 + 0.2 } as const;
/** What a browser rounds: pixels of height, and the part of a line that words which fit by a hair may not count on. */
const SLACK = 1;
const SURE = 0.975;

const leastText = (): number => (globalThis.innerWidth >= 1440 ? 13 : 12);
/** The size of words on a card, in pixels, where a unit has so many; none are smaller than the least. */
const textSize = (unit: number): number => Math.max(leastText(), 13 * unit);

/** How many pixels a unit has in this window (`--u` in tokens.css). */
export function unitOf(): number {
  const isWide = globalThis.matchMedia?.('(pointer: fine) and (min-width: 64rem)').matches ?? false;
  return isWide ? Math.min(innerWidth / 1440, innerHeight / 900) : 1;
}

/** What a line of a word that is too long for it may leave empty: a letter that does not fit. */
const LETTER = 6;
/** Lines that words of these widths take; a word that is too long for a line of its own has several to itself. */
function linesOf(widths: readonly number[], gap: number, width: number): number {
  let lines = 0;
  let left = 0;
  for (const each of widths) {
    if (each > width) {
      lines += Math.ceil(each / Math.max(1, width - LETTER));
      left = 0;
    } else if (each + gap <= left) left -= each + gap;
    else {
      lines++;
      left = width - each;
    }
  }
  return lines;
}
const NEVER = 100_000;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

function nameHeight(name: string, width: number, size: number): number {
  const own = size * NAME.size;
  const widths = name.split(' ').map((word) => textWidth('name', own, word));
  return linesOf(widths, textWidth('name', own, ' '), width) * own * NAME.line + size * NAME.below;
}

function sentenceHeight({ words, opening, sign }: Told, width: number, size: number): number {
  const wide = (face: Typeface, text: string): number => textWidth(face, size, text);
  const runWidth = (run: Run, face: Typeface): number =>
    typeof run === 'string' ? wide(face, run) : wide('strong', run.n) + SENTENCE.stone * size;
  const widths = words.map((word, i) => sum(word.map((run) => runWidth(run, i < opening ? 'strong' : 'words'))));
  // A sign that stands before no word of the opening is a word by itself.
  const beginning = sign === null ? 0 : SENTENCE.sign * size;
  if (opening > 0) {
    widths[0] += beginning;
    // It does not break: a card that is narrower cannot say it, however high it is.
    if (widths[0] > width) return NEVER;
  } else if (sign !== null) widths.unshift(beginning);
  return linesOf(widths, wide('words', ' '), width) * SENTENCE.line * size;
}

type Signs = CardFace['signs'][number]['signs'];
function signWidths(signs: Signs, size: number): number[] {
  const numbered = (n: string, width: number): number =>
    (n === '' ? 0 : textWidth('strong', size, n) + SIGN.besideNumber * size) + width * size;
  return signs.flatMap((sign) => {
    if ('token' in sign) return [numbered(sign.n, SIGN.stone)];
    if ('sign' in sign) return [numbered(sign.n, SIGN.sign)];
    if ('word' in sign) return sign.word.split(' ').map((word) => textWidth('words', size, word));
    if ('except' in sign) return [sign.except.length * SIGN.stone * SIGN.except * size];
    const inside = signWidths(sign.unless, size);
    return [sum(inside) + ((inside.length - 1) * ROW.gap + SIGN.unlessSides) * size];
  });
}
function rowHeight(signs: Signs, width: number, size: number): number {
  const lines = linesOf(signWidths(signs, size), ROW.gap * size, (width - ROW.sides * size) * SURE);
  return (lines * ROW.line + (lines - 1) * ROW.lineGap + ROW.aboveAndBelow) * size;
}

/** `below` is how high what stands under the name is, with so many pixels in a line. */
function faceHeight(face: CardFace, widthPx: number, size: number, below: (width: number) => number): number {
  const width = (widthPx - SIDES * size) * SURE;
  const words = nameHeight(face.text.name, width, size) + below(width) + ABOVE_AND_BELOW * size;
  return Math.ceil(PICTURE + EDGE + words + SLACK);
}

/** The least height, in pixels, of a card of this width that says what it does in sentences. */
export function wordsHeight(face: CardFace, widthPx: number, unit: number): number {
  const size = textSize(unit);
  const between = Math.max(0, face.said.length - 1) * (SENTENCE.between * size + HAIRLINE);
  return faceHeight(
    face,
    widthPx,
    size,
    (width) => sum(toldBy(face).map((told) => sentenceHeight(told, width, size))) + between,
  );
}

/** The edge of a tile on both sides. */
const TILE_SIDES = 6;

/** Whether a row of signs goes into a line on a tile of this width. */
export function fitsTile(signs: Signs, widthPx: number, unit: number): boolean {
  const size = textSize(unit);
  const widths = signWidths(signs, size);
  return sum(widths) + ((widths.length - 1) * ROW.gap + ROW.sides) * size <= (widthPx - TILE_SIDES) * SURE;
}

/** A line for what it costs, and what rounding takes of its width. */
const COST = 1.5;
const ROUNDED = 6;

/** The words of a plaque lie on its picture, and under them what it costs. */
export const plaqueHeight = (face: CardFace, widthPx: number, unit: number): number =>
  signsHeight(face, widthPx - ROUNDED - (face.points === 0 ? 0 : textSize(unit)), unit) -
  PICTURE -
  EDGE +
  (face.cost.length === 0 ? 0 : Math.ceil(COST * textSize(unit)));

/** The least height, in pixels, of a card of this width that says what it does in signs. */
export function signsHeight(face: CardFace, widthPx: number, unit: number): number {
  const size = textSize(unit);
  const between = Math.max(0, face.signs.length - 1) * ROW.between * size;
  return faceHeight(
    face,
    widthPx,
    size,
    (width) => sum(face.signs.map(({ signs }) => rowHeight(signs, width, size))) + between,
  );
}
