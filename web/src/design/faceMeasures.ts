/**
 * How high a card must be for nothing on it to be cut: the same sums as `Face.module.css` and `SignRows.module.css`, so that a layout need
 * not be drawn to be known. Lengths are in pixels where they say so, and else in sizes of the card's text.
 */
import type { Language } from '@gloaming/engine';
import { divided, SOFT_HYPHEN } from '../words/divided.ts';
import type { CardFace, Run } from './face.ts';
import { brieflyToldBy, type Told, toldBy } from './runs.ts';
import { type Typeface, textWidth } from './textWidth.ts';

/** Pixels: the least picture, the edge of paper above it, and the line between two sentences. */
const PICTURE = 34;
const EDGE = 3;
const HAIRLINE = 1;
const SIDES = 2 * 0.5;
const ABOVE_AND_BELOW = 0.26 + 0.45;
const NAME = { size: 1.14, line: 1.06, below: 0.12 } as const;
/** Where there is no room for a picture. */
const PLAQUE = { name: 1, besideName: 1.35, sides: 2 * 0.25, aboveAndBelow: 0.16 + 0.2, cost: 1.3 } as const;
/** Of which the words lie on the picture. What one kind costs, and what kind of card it is, stands beside its name. */
const PANEL = {
  name: 1.04,
  medal: 1.5,
  tag: 1.2,
  socket: 1.45,
  price: 0.06 + 1.25 + 0.25,
  sides: 2 * 0.42,
  aboveAndBelow: 0.2 + 0.32,
  cost: 1.3,
  between: 0.18,
} as const;
const PLAQUE_ROW = { sides: 2 * 0.15, aboveAndBelow: 2 * 0.06, between: 0.12 } as const;
const SENTENCE = { line: 1.18, between: 2 * 0.22, stone: 1.2, sign: 1.15 + 0.2 } as const;
const ROW = { sides: 2 * 0.3, aboveAndBelow: 2 * 0.12, line: 1.3, gap: 0.16, lineGap: 0.1, between: 0.2 } as const;
const SIGN = { stone: 1.25, sign: 1.2, besideNumber: 0.08, except: 0.8, unlessSides: 2 * 0.3 + 0.2 } as const;
/** By how many kinds there are. */
const PRICE = [
  { stone: 1.25, gap: 0.3, sides: 1.65 },
  { stone: 1.25, gap: 0.3, sides: 1.65 },
  { stone: 1.25, gap: 0.3, sides: 1.65 },
  { stone: 1.25, gap: 0.16, sides: 0.85 },
  { stone: 1.12, gap: 0.1, sides: 0.5 },
] as const;
const PRICE_GAP = 0.06;
const PRICE_PADDING = 2 * 0.14;
/** What rounding takes of the width of a line of costs. */
const ROUNDED = 2;
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

/** How wide something is that stands in a line; and where it may divide, its parts, and the hyphen between them. */
interface Piece {
  readonly whole: number;
  readonly parts: readonly number[];
  readonly hyphen: number;
}
const pieceOf = (whole: number): Piece => ({ whole, parts: [whole], hyphen: 0 });
/** A word of a name, or among signs. */
function wordPiece(face: Typeface, size: number, language: Language, word: string): Piece {
  const wide = (text: string): number => textWidth(face, size, text);
  return { whole: wide(word), parts: divided(language, word).split(SOFT_HYPHEN).map(wide), hyphen: wide('-') };
}

/** What is cut at any height, or would break where no hyphen is. */
const NEVER = 100_000;
/** Lines that something takes which is too long for a line of its own. */
function linesOfParts({ parts, hyphen }: Piece, width: number): number {
  let lines = 1;
  let at = 0;
  for (const [i, part] of parts.entries()) {
    const end = i === parts.length - 1 ? 0 : hyphen;
    if (part + end > width) return NEVER;
    if (at + part + end > width) {
      lines++;
      at = 0;
    }
    at += part;
  }
  return lines;
}
/** Lines that all of it takes; what is too long for a line of its own divides, and has its lines to itself. */
function linesOf(pieces: readonly Piece[], gap: number, width: number): number {
  let lines = 0;
  let left = 0;
  for (const piece of pieces) {
    if (piece.whole > width) {
      lines += linesOfParts(piece, width);
      left = 0;
    } else if (piece.whole + gap <= left) left -= piece.whole + gap;
    else {
      lines++;
      left = width - piece.whole;
    }
  }
  return lines;
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

function nameHeight({ text: { name }, language }: CardFace, width: number, size: number, own: number): number {
  const pieces = name.split(' ').map((word) => wordPiece('name', own, language, word));
  return linesOf(pieces, textWidth('name', own, ' '), width) * own * NAME.line + size * NAME.below;
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
  return linesOf(widths.map(pieceOf), wide('words', ' '), width) * SENTENCE.line * size;
}

type Signs = CardFace['signs'][number]['signs'];
function signPieces(signs: Signs, size: number, language: Language): Piece[] {
  const numbered = (n: string, width: number): Piece =>
    pieceOf((n === '' ? 0 : textWidth('strong', size, n) + SIGN.besideNumber * size) + width * size);
  return signs.flatMap((sign) => {
    if ('token' in sign) return [numbered(sign.n, SIGN.stone)];
    if ('sign' in sign) return [numbered(sign.n, SIGN.sign)];
    if ('word' in sign) return sign.word.split(' ').map((word) => wordPiece('words', size, language, word));
    if ('except' in sign) return [pieceOf(sign.except.length * SIGN.stone * SIGN.except * size)];
    const inside = signPieces(sign.unless, size, language);
    const around = ((inside.length - 1) * ROW.gap + SIGN.unlessSides) * size;
    // It breaks between its signs as a row does.
    const parts = inside.flatMap((piece) => piece.parts.map((part) => part + piece.hyphen + SIGN.unlessSides * size));
    return [{ whole: sum(inside.map(({ whole }) => whole)) + around, parts, hyphen: 0 }];
  });
}
type RowEdges = Readonly<Record<keyof typeof PLAQUE_ROW, number>>;
function rowHeight(signs: Signs, width: number, size: number, language: Language, edges: RowEdges): number {
  const lines = linesOf(signPieces(signs, size, language), ROW.gap * size, (width - edges.sides * size) * SURE);
  return (lines * ROW.line + (lines - 1) * ROW.lineGap + edges.aboveAndBelow) * size;
}

/** What it costs stands on the picture: on a narrow card in several lines. */
function costHeight({ cost }: CardFace, widthPx: number, size: number): number {
  const { stone, gap, sides } = PRICE[Math.min(cost.length, PRICE.length - 1)];
  const pieces = cost.map(([, n]) => pieceOf(textWidth('strong', size, String(n)) + (PRICE_GAP + stone) * size));
  const width = Math.max(widthPx - 2 * EDGE - sides * size, ...pieces.map(({ whole }) => whole));
  const lines = linesOf(pieces, gap * size, width);
  return (lines * stone + (lines - 1) * ROW.lineGap + PRICE_PADDING) * size;
}

type Below = (width: number) => number;
function faceHeight(face: CardFace, widthPx: number, size: number, below: Below): number {
  const picture = Math.max(PICTURE, costHeight(face, widthPx, size));
  const width = (widthPx - SIDES * size) * SURE;
  const text = nameHeight(face, width, size, NAME.size * size) + below(width) + ABOVE_AND_BELOW * size + SLACK;
  return Math.ceil(picture + EDGE + text);
}

function sentencesHeight(face: CardFace, all: readonly Told[], widthPx: number, unit: number): number {
  const size = textSize(unit);
  const between = Math.max(0, all.length - 1) * (SENTENCE.between * size + HAIRLINE);
  return faceHeight(
    face,
    widthPx,
    size,
    (width) => sum(all.map((told) => sentenceHeight(told, width, size))) + between,
  );
}
/** The least height, in pixels, of a card of this width that says what it does in sentences. */
export const wordsHeight = (face: CardFace, widthPx: number, unit: number): number =>
  sentencesHeight(face, toldBy(face), widthPx, unit);
/** And in fewer words. */
export const briefHeight = (face: CardFace, widthPx: number, unit: number): number =>
  sentencesHeight(face, brieflyToldBy(face), widthPx, unit);

/** What stands beside the name of a panel where there is room, and else under it, in pixels. */
function besideName({ tags, cost, sockets }: CardFace, size: number): number {
  const price = cost.length === 1 ? textWidth('strong', size, String(cost[0][1])) + PANEL.price * size : 0;
  return price + (tags.length * PANEL.tag + (sockets?.n ?? 0) * PANEL.socket) * size;
}

/** Where it costs several kinds they have a line of their own, and there must be room for kind and sockets beside the name. */
function isTooNarrow({ cost, tags, sockets }: CardFace, widthPx: number, size: number, beside: number): boolean {
  if (cost.length < 2 || (tags.length === 0 && sockets === null)) return false;
  const prices = cost.map(([, n]) => textWidth('strong', size, String(n)) + PANEL.price * size);
  return beside >= NEVER || sum(prices) > widthPx;
}

/** The words of a panel lie on its picture, which takes what they leave. */
export function panelHeight(face: CardFace, widthPx: number, unit: number): number {
  const size = textSize(unit);
  const width = (widthPx - ROUNDED - PANEL.sides * size) * SURE;
  const told = brieflyToldBy(face);
  const medal = face.points === 0 ? 0 : PANEL.medal * size;
  const beside = nameHeight(face, width - medal - besideName(face, size), size, PANEL.name * size);
  if (isTooNarrow(face, width - medal, size, beside)) return NEVER;
  const name = beside < NEVER ? beside : nameHeight(face, width - medal, size, PANEL.name * size);
  const cost = face.cost.length < 2 && beside < NEVER ? 0 : Math.ceil(PANEL.cost * size);
  const said =
    sum(told.map((each) => sentenceHeight(each, width, size))) + Math.max(0, told.length - 1) * PANEL.between * size;
  return Math.ceil(name + said + PANEL.aboveAndBelow * size + SLACK) + cost;
}

/** The edge of a tile on both sides, and what rounding takes. */
const TILE_SIDES = 10;
const TILE_NAME = { size: 1, sides: 2 * 0.3 } as const;
const TILE_ROW = 1.6;

/** Whether a row of signs goes into a line on a tile of this width. */
export function fitsTile({ language }: CardFace, signs: Signs, widthPx: number, unit: number): boolean {
  const size = textSize(unit);
  const widths = signPieces(signs, size, language).map(({ whole }) => whole);
  return sum(widths) + ((widths.length - 1) * ROW.gap + ROW.sides) * size <= (widthPx - TILE_SIDES) * SURE;
}

/** So high is a card's name on a tile of this width. */
export const tileNameHeight = (face: CardFace, widthPx: number, unit: number): number => {
  const size = textSize(unit);
  return nameHeight(face, (widthPx - TILE_SIDES - TILE_NAME.sides * size) * SURE, size, TILE_NAME.size * size);
};
/** And a line of signs under it. */
export const tileRowHeight = (unit: number): number => TILE_ROW * textSize(unit);

/** What a card does, in signs, below its name. */
function rowsOf(face: CardFace, size: number, edges: RowEdges): Below {
  const between = Math.max(0, face.signs.length - 1) * edges.between * size;
  return (width) => sum(face.signs.map(({ signs }) => rowHeight(signs, width, size, face.language, edges))) + between;
}

/** The words of a plaque lie on its picture, and under them what it costs. */
export function plaqueHeight(face: CardFace, widthPx: number, unit: number): number {
  const size = textSize(unit);
  const width = (widthPx - ROUNDED - PLAQUE.sides * size) * SURE;
  const medal = face.points === 0 ? 0 : PLAQUE.besideName * size;
  const cost = face.cost.length === 0 ? 0 : Math.ceil(PLAQUE.cost * size);
  const name = nameHeight(face, width - medal, size, PLAQUE.name * size);
  return Math.ceil(name + rowsOf(face, size, PLAQUE_ROW)(width) + PLAQUE.aboveAndBelow * size + SLACK) + cost;
}

/** The least height, in pixels, of a card of this width that says what it does in signs. */
export function signsHeight(face: CardFace, widthPx: number, unit: number): number {
  const size = textSize(unit);
  return faceHeight(face, widthPx, size, rowsOf(face, size, ROW));
}
