/** How cards lie in the room that their zone has: in the form that says most, in as few rows as that takes. */

/**
 * A face with its sentences, with these in fewer words, or with these on its picture; with its rows of signs under its picture, or on it;
 * or a picture with the first of them.
 */
type Form = 'words' | 'brief' | 'panel' | 'signs' | 'plaque' | 'tile';
/** How cards give way: from the form that says most to the one that says least. Strips are signs on cards as narrow as can be. */
export type Step = Form | 'strip';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
/** Where a card lies, and in which form. */
export interface CardBox extends Box {
  readonly form: Form;
}

/** How high a card must be at a width so that nothing it says is cut, in pixels. */
export interface Measured {
  readonly words: (width: number) => number;
  readonly brief: (width: number) => number;
  readonly panel: (width: number) => number;
  readonly signs: (width: number) => number;
  readonly plaque: (width: number) => number;
}

export interface Laid {
  /** In the order of the cards, within the zone. */
  readonly boxes: readonly CardBox[];
  /** They lie over each other. */
  readonly isFan: boolean;
}

interface Look {
  readonly form: Form;
  /** Narrower than that no card is, nor wider than that; how high it is for its width at most. In pixels at unit 1. */
  readonly least: number;
  readonly most: number;
  readonly slim: number;
}

export const GAP = 8;
const WIDTHS = 4;
/** The least stays what it is in any window, since words are not read below 12 pixels. */
export const LOOKS: Readonly<Record<Step, Look>> = {
  words: { form: 'words', least: 88, most: 184, slim: 2.8 },
  brief: { form: 'brief', least: 80, most: 184, slim: 2.8 },
  panel: { form: 'panel', least: 76, most: 200, slim: 0.5 },
  signs: { form: 'signs', least: 70, most: 160, slim: 2.2 },
  plaque: { form: 'plaque', least: 70, most: 160, slim: 0.75 },
  strip: { form: 'signs', least: 54, most: 160, slim: 5 },
  tile: { form: 'tile', least: 42, most: 96, slim: 1.12 },
};
/** Signs on a narrower card stand one below the other. */
const READ_WELL = 84;
/** Sentences on pictures are a wall of text in more rows: then signs say it, beside pictures. */
const PANEL_ROWS = 2;
/** Rows are not lower than that. */
export const LOW = 30;
/** Of so many cards one may say less than the others, where it says too much for its room. */
const FEW = 2;
/** So many times as wide as others a card may be that would else be a picture alone, where there is room beside it. */
const STRETCH = 1.5;

export interface Room {
  readonly width: number;
  readonly height: number;
  /** How large a pixel of the drawings is in this window. */
  readonly unit: number;
  /** Where rows end that are lower than the room. */
  readonly isAtBottom?: boolean;
}

export const heightOf = (card: Measured, form: Form, width: number): number =>
  form === 'tile' ? 0 : card[form](width);

/** The least width, in steps, at which a card says all in this height; null if it does not at any. */
function widthFor(card: Measured, { form, least }: Look, most: number, height: number): number | null {
  for (let width = least; width <= most; width += WIDTHS) if (heightOf(card, form, width) <= height) return width;
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

interface Needed {
  readonly card: Measured;
  readonly form: Form;
  readonly width: number;
}

/** The form that is tried, and those after it, in which a few cards may lie that say too much for it. */
interface Steps {
  readonly steps: readonly Step[];
  /** Where cards can be taken from, a picture beside sentences would say nothing. */
  readonly isTileEnough: boolean;
  /** Whether a card may be wider than others rather than a picture. */
  readonly isStretched: boolean;
}

/** Of these looks the first in which the card says all in this height. */
function fitting(card: Measured, looks: readonly Look[], height: number, unit: number): Omit<Needed, 'card'> | null {
  for (const look of looks) {
    const width = widthFor(card, look, Math.max(look.least, look.most, look.most * unit), height);
    if (width !== null) return { form: look.form, width };
  }
  return null;
}
const isTile = ({ form }: Look): boolean => form === 'tile';
const stretched = (look: Look): Look => ({ ...look, most: STRETCH * look.most });

/** What each card needs in rows of this height; a few may say less than the others. Null if more would have to. */
function needs(
  cards: readonly Measured[],
  { steps, isTileEnough, isStretched }: Steps,
  height: number,
  unit: number,
): Needed[] | null {
  const looks = steps.filter((step, i) => i === 0 || step !== 'tile' || isTileEnough).map((step) => LOOKS[step]);
  const telling = looks.filter((look) => !isTile(look));
  const tried =
    isStretched && looks.some(isTile) ? [...telling, ...telling.map(stretched), ...looks.filter(isTile)] : looks;
  const needed: Needed[] = [];
  let lesser = 0;
  for (const card of cards) {
    const found = fitting(card, tried, height, unit);
    if (found === null) return null;
    if (found.form !== looks[0].form) lesser++;
    needed.push({ card, form: found.form, width: Math.max(looks[0].least, found.width) });
  }
  return lesser * FEW > cards.length ? null : needed;
}

/** On the picture stands what has no room under it. */
const UNDER: Readonly<Partial<Record<Form, readonly Form[]>>> = { panel: ['words', 'brief'], plaque: ['signs'] };
const roomiest = (card: Measured, form: Form, width: number, height: number): Form =>
  UNDER[form]?.find((each) => heightOf(card, each, width) <= height) ?? form;

function inRows(cards: readonly Measured[], tried: Steps, rows: number, room: Room): Laid | null {
  const look = LOOKS[tried.steps[0]];
  const high = Math.floor((room.height - GAP * (rows - 1)) / rows);
  const all = needs(cards, tried, high, room.unit);
  if (all === null) return null;
  const most = Math.min(Math.max(look.least, look.most * room.unit), Math.max(look.least, high * 1.05));
  const lines: (readonly [Needed, number])[][] = [];
  for (const row of dealt(all, rows)) {
    const free = room.width - GAP * (row.length - 1);
    const widths = row.map(({ width }) => width);
    if (widths.reduce((sum, each) => sum + each, 0) > free) return null;
    const levelled = level(widths, free, most);
    lines.push(row.map((each, i) => [each, levelled[i]]));
  }
  const wanted = lines
    .flat()
    .map(([{ card, form }, width]) => Math.max(heightOf(card, form, width), width * look.slim));
  const height = Math.min(high, Math.floor(Math.max(...wanted)));
  const top = room.isAtBottom === true ? room.height - lines.length * (height + GAP) + GAP : 0;
  const boxes = lines.flatMap((line, row) => {
    let left = 0;
    return line.map(([{ card, form }, width]) => {
      const lies = roomiest(card, form, width, height);
      const box = { left, top: top + row * (height + GAP), width, height, form: lies };
      left += width + GAP;
      return box;
    });
  });
  return { boxes, isFan: false };
}

/** Each over the one before it, as wide as it must be, and as much of each in sight as there is room for. */
function fan(cards: readonly Measured[], step: Step, room: Room): Laid {
  const look = LOOKS[step];
  const { form, least, slim } = look;
  const widths = cards.map((card) => Math.min(room.width, widthFor(card, look, look.most, room.height) ?? least));
  const [sum, last] = [widths.reduce((all, each) => all + each, 0), widths[widths.length - 1]];
  const part = sum <= last ? 0 : Math.min(1, (room.width - last) / (sum - last));
  const height = Math.min(room.height, Math.floor(Math.max(...widths) * slim));
  const top = room.isAtBottom === true ? room.height - height : 0;
  let left = 0;
  const boxes = widths.map((width) => {
    const box = { left: Math.floor(left), top, width, height, form };
    left += width * part;
    return box;
  });
  return { boxes, isFan: true };
}

/** The first of the steps in which all of the cards fit; over each other in the last of them if there is none. */
export function arrange(cards: readonly Measured[], steps: readonly Step[], room: Room): Laid {
  if (cards.length === 0) return { boxes: [], isFan: false };
  for (const [at, step] of steps.entries()) {
    let best: Laid | null = null;
    const tried = { steps: steps.slice(at), isTileEnough: steps[0] !== 'words' || step === 'plaque' };
    const laidIn = (rows: number): Laid | null =>
      inRows(cards, { ...tried, isStretched: true }, rows, room) ??
      inRows(cards, { ...tried, isStretched: false }, rows, room);
    for (let rows = 1; rows <= cards.length; rows++) {
      if ((room.height - GAP * (rows - 1)) / rows < LOW || (step === 'panel' && rows > PANEL_ROWS)) break;
      const laid = laidIn(rows);
      if (laid === null || (best !== null && laid.boxes[0].width <= best.boxes[0].width)) continue;
      best = laid;
      // Words are read along a row; pictures may lie in as many rows as make them large, and signs where they would be slivers.
      if (step !== 'tile' && (step !== 'signs' || best.boxes[0].width >= READ_WELL * room.unit)) break;
    }
    if (best !== null) return best;
  }
  return fan(cards, steps[steps.length - 1], room);
}

/** So wide is a card that is read whole, at unit 1. */
const READ = 176;

/**
 * Where a card that lies here says all, while it is pointed at: over its neighbours, ending where it ends, within the zone. Seen from the
 * card itself; null where it says all as it lies.
 */
export function risenBox(card: Measured, box: CardBox, zone: Pick<Box, 'width'>, unit: number): Box | null {
  if (box.form === 'words') return null;
  const width = Math.min(zone.width, Math.max(box.width, READ * unit));
  const height = Math.max(box.height, card.words(width));
  const left = Math.min(Math.max(0, box.left + (box.width - width) / 2), zone.width - width);
  return { left: Math.round(left - box.left), top: box.height - height, width, height };
}
