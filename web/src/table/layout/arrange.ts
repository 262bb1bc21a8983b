/** How cards lie in the room that their zone has: in the form that says most, in as few rows as that takes. */

/** A face with its sentences, with its rows of signs, or a picture with the first of them. */
export type Form = 'words' | 'signs' | 'tile';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How high a card must be at a width so that nothing it says is cut, in pixels. */
export interface Measured {
  readonly words: (width: number) => number;
  readonly signs: (width: number) => number;
}

export interface Laid {
  readonly form: Form;
  /** In the order of the cards, within the zone. */
  readonly boxes: readonly Box[];
  /** They lie over each other: the one that is pointed at rises, and is read whole. */
  readonly isFan: boolean;
}

interface Look {
  /** Narrower than that no card is, nor wider than that; how high it is for its width at most. */
  readonly least: number;
  readonly most: number;
  readonly slim: number;
  readonly height: (card: Measured, width: number) => number;
}

export const GAP = 8;
const STEP = 4;
/** In pixels at unit 1; the least stays what it is, since words are not read below 12 pixels. */
const LOOKS: Readonly<Record<Form, Look>> = {
  words: { least: 92, most: 176, slim: 2.6, height: (card, width) => card.words(width) },
  signs: { least: 78, most: 150, slim: 1.35, height: (card, width) => card.signs(width) },
  tile: { least: 42, most: 92, slim: 1.12, height: () => 42 },
};
/** So much of each card is in sight in a fan. */
const STRIP = 44;

/** The least width, in steps, at which a card says all in this height; null if it does not at any. */
function widthFor(card: Measured, look: Look, most: number, height: number): number | null {
  for (let width = look.least; width <= Math.max(look.least, most); width += STEP)
    if (look.height(card, width) <= height) return width;
  return null;
}

/** All as wide as each other where that is enough, and none wider than `most`. */
function level(needed: readonly number[], room: number, most: number): number[] {
  const filled = (line: number): number => needed.reduce((all, each) => all + Math.max(each, line), 0);
  let low = 0;
  let high = most;
  for (let i = 0; i < 24; i++) {
    const line = (low + high) / 2;
    if (filled(line) <= room) low = line;
    else high = line;
  }
  return needed.map((each) => Math.floor(Math.max(each, low)));
}

/** As even as can be: of seven in two rows four lie in the first. */
function dealt<T>(all: readonly T[], rows: number): T[][] {
  const each = Math.ceil(all.length / rows);
  return Array.from({ length: rows }, (_, row) => all.slice(row * each, (row + 1) * each)).filter(
    ({ length }) => length > 0,
  );
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** How large a pixel of the drawings is in this window. */
  readonly unit: number;
  /** Where rows end that are lower than the room. */
  readonly isAtBottom?: boolean;
}

function inRows(cards: readonly Measured[], form: Form, rows: number, room: Room): Laid | null {
  const look = LOOKS[form];
  const high = Math.floor((room.height - GAP * (rows - 1)) / rows);
  const most = Math.max(look.least, look.most * room.unit);
  const lines: number[][] = [];
  for (const row of dealt(cards, rows)) {
    const needed: number[] = [];
    for (const card of row) {
      const width = widthFor(card, look, most, high);
      if (width === null) return null;
      needed.push(width);
    }
    const free = room.width - GAP * (row.length - 1);
    if (needed.reduce((all, each) => all + each, 0) > free) return null;
    lines.push(level(needed, free, Math.min(most, Math.max(look.least, high * 1.05))));
  }
  const widest = Math.max(...lines.flat());
  const height = Math.min(high, Math.floor(Math.max(widest * look.slim, ...needs(cards, lines.flat(), look))));
  const used = lines.length * height + GAP * (lines.length - 1);
  const start = room.isAtBottom === true ? room.height - used : 0;
  const boxes = lines.flatMap((line, row) => {
    let left = 0;
    return line.map((width) => {
      const box = { left, top: start + row * (height + GAP), width, height };
      left += width + GAP;
      return box;
    });
  });
  return { form, boxes, isFan: false };
}
const needs = (cards: readonly Measured[], widths: readonly number[], look: Look): number[] =>
  cards.map((card, i) => look.height(card, widths[i]));

/** Each over the one before it, as much of each in sight as there is room for. */
function fan(cards: readonly Measured[], form: Form, room: Room): Laid {
  const width = Math.min(room.width, Math.max(LOOKS[form].least, Math.floor(room.width / cards.length)));
  const step = cards.length < 2 ? 0 : Math.min(width + GAP, (room.width - width) / (cards.length - 1));
  const height = Math.min(room.height, Math.floor(width * LOOKS[form].slim * 1.5));
  const top = room.isAtBottom === true ? room.height - height : 0;
  return { form, boxes: cards.map((_, i) => ({ left: Math.floor(i * step), top, width, height })), isFan: true };
}

/** The first of the forms in which all of the cards fit; over each other in the last of them if there is none. */
export function arrange(cards: readonly Measured[], forms: readonly Form[], room: Room): Laid {
  if (cards.length === 0) return { form: forms[0], boxes: [], isFan: false };
  for (const form of forms) {
    let best: Laid | null = null;
    for (let rows = 1; rows <= cards.length; rows++) {
      if ((room.height - GAP * (rows - 1)) / rows < LOOKS[form].least * 0.75) break;
      const laid = inRows(cards, form, rows, room);
      if (laid === null || (best !== null && laid.boxes[0].width <= best.boxes[0].width)) continue;
      best = laid;
      // Words are read along a row; only pictures may lie in as many rows as make them large.
      if (form !== 'tile') break;
    }
    if (best !== null) return best;
  }
  return fan(cards, room.width / cards.length < STRIP ? 'tile' : forms[forms.length - 1], room);
}
