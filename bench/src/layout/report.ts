/** What was seen on tables, held against what is asked of them, and printed as a table of figures. */
import type { Seen } from './inPage.ts';
import { LEAST_TEXT, MOST_HEADER, MOST_UNUSED, type Size, wordsIn } from './sizes.ts';

export interface Look {
  readonly game: string;
  readonly players: number;
  readonly size: Size;
  readonly moment: string;
  readonly language: string;
  readonly seen: Seen;
}

export interface Figures {
  readonly cut: number;
  readonly overlaps: number;
  /** Cards of the hand with all their words in sight, and how many have to be. */
  readonly words: number;
  readonly floor: number;
  /** Cards in hand, and such as can be taken next, which do not show at least all their signs. */
  readonly mute: number;
  /** Places that can be taken next without their words. */
  readonly wordless: number;
  readonly text: number;
  readonly unused: number;
  readonly header: number;
  readonly small: number;
  readonly beyond: number;
}

const HAND = /^(?:hand|held):0$/;
const NEXT = /^(?:open|mages:0|pack:0|places|monuments|items|region:\d)$/;
const PLACES = /^(?:places|region:\d)$/;
/** Under its picture, or on it; in all of them, or in fewer. */
const saysWords = (form: string): boolean => /^(?:words|brief|panel)$/.test(form);
/** Pixels that a browser rounds. */
const ROUNDED = 1;

export function figuresOf({ players, size, seen }: Look): Figures {
  const hand = seen.cards.filter(({ zone }) => HAND.test(zone));
  const next = seen.cards.filter(({ zone }) => NEXT.test(zone));
  const saysNothing = seen.cards.filter(
    ({ zone, form, isRead }) => (HAND.test(zone) || NEXT.test(zone)) && !(isRead && form !== 'tile'),
  );
  return {
    cut: seen.cut.length,
    overlaps: seen.overlaps.length,
    words: hand.filter(({ form, isRead }) => saysWords(form) && isRead).length,
    // A longer one may say less.
    floor: hand.length > wordsIn(size, players) ? 0 : hand.length,
    mute: saysNothing.length,
    wordless:
      size.words === undefined
        ? 0
        : next.filter(({ zone, form, isRead }) => PLACES.test(zone) && !(saysWords(form) && isRead)).length,
    text: seen.text[0],
    unused: seen.unused,
    header: seen.header,
    small: seen.small.length,
    beyond: Math.max(seen.sideways, size.isTouched ? 0 : seen.downwards),
  };
}

/** By figure, whether it holds. */
const HOLDS: { readonly [F in Exclude<keyof Figures, 'floor'>]: (figures: Figures, size: Size) => boolean } = {
  cut: ({ cut }) => cut === 0,
  overlaps: ({ overlaps }) => overlaps === 0,
  words: ({ words, floor }) => words >= floor,
  mute: ({ mute }) => mute === 0,
  wordless: ({ wordless }) => wordless === 0,
  text: ({ text }, size) => text >= LEAST_TEXT(size) - 0.05,
  unused: ({ unused }) => unused <= MOST_UNUSED,
  header: ({ header }) => header <= MOST_HEADER + ROUNDED / 2,
  small: ({ small }) => small === 0,
  beyond: ({ beyond }) => beyond <= ROUNDED,
};
type Figure = keyof typeof HOLDS;
const FIGURES = Object.keys(HOLDS) as Figure[];

export const brokenOf = (look: Look): Figure[] => {
  const figures = figuresOf(look);
  return FIGURES.filter((figure) => !HOLDS[figure](figures, look.size));
};

/** What it was, in words, of a figure that does not hold. */
export function toldOf({ seen, size, players }: Look, figure: Figure): string {
  const names = (isMeant: (card: Seen['cards'][number]) => boolean): string =>
    seen.cards
      .filter(isMeant)
      .map(({ name, form, isRead }) => `${name} (${form}${isRead ? '' : ', covered or cut'})`)
      .join(', ');
  switch (figure) {
    case 'cut':
      return seen.cut.join(' | ');
    case 'overlaps':
      return seen.overlaps.join(' | ');
    case 'words':
      return `of ${wordsIn(size, players)}: ${names(({ zone, form, isRead }) => HAND.test(zone) && !(saysWords(form) && isRead))}`;
    case 'mute':
      return names(({ zone, form, isRead }) => (HAND.test(zone) || NEXT.test(zone)) && !(isRead && form !== 'tile'));
    case 'wordless':
      return names(({ zone, form, isRead }) => PLACES.test(zone) && !(saysWords(form) && isRead));
    case 'text':
      return `${seen.text[0]} px: ${seen.text[1]}`;
    case 'small':
      return seen.small.join(' | ');
    case 'unused':
      return `${seen.unused.toFixed(1)} %`;
    case 'header':
      return `${seen.header} px`;
    case 'beyond':
      return `${seen.sideways} px sideways, ${seen.downwards} px downwards`;
  }
}

const COLUMNS: readonly (readonly [title: string, worst: (all: readonly Figures[]) => string, figure: Figure])[] = [
  ['cut', (all) => String(Math.max(...all.map(({ cut }) => cut))), 'cut'],
  ['over', (all) => String(Math.max(...all.map(({ overlaps }) => overlaps))), 'overlaps'],
  ['hand', (all) => handOf(all), 'words'],
  ['mute', (all) => String(Math.max(...all.map(({ mute }) => mute))), 'mute'],
  ['places', (all) => String(Math.max(...all.map(({ wordless }) => wordless))), 'wordless'],
  ['text', (all) => Math.min(...all.map(({ text }) => text)).toFixed(1), 'text'],
  ['unused', (all) => `${Math.max(...all.map(({ unused }) => unused)).toFixed(1)} %`, 'unused'],
  ['header', (all) => String(Math.max(...all.map(({ header }) => Math.round(header)))), 'header'],
  ['small', (all) => String(Math.max(...all.map(({ small }) => small))), 'small'],
  ['beyond', (all) => String(Math.max(...all.map(({ beyond }) => beyond))), 'beyond'],
];
/** The hand that lacks most of what it has to say. */
function handOf(all: readonly Figures[]): string {
  const [worst] = all.toSorted((a, b) => a.words - a.floor - (b.words - b.floor) || b.floor - a.floor);
  return worst === undefined ? '' : `${worst.words}/${worst.floor}`;
}

const WIDE = 9;

/** A line for each window and number of players: the worst of all moments and languages; what does not hold has a cross. */
export function makeTable(looks: readonly Look[]): string {
  const groups = Map.groupBy(
    looks,
    ({ game, size, players }) => `${game.padEnd(11)} ${size.name.padEnd(9)} ${players}`,
  );
  const head = `${'game'.padEnd(11)} ${'window'.padEnd(9)} n ${COLUMNS.map(([title]) => title.padStart(WIDE)).join('')}  looks`;
  const lines = [...groups].map(([key, group]) => {
    const all = group.map(figuresOf);
    const cells = COLUMNS.map(([, worst, figure]) => {
      const isBad = group.some((look) => brokenOf(look).includes(figure));
      return `${worst(all)}${isBad ? '✗' : ' '}`.padStart(WIDE);
    });
    return `${key} ${cells.join('')}  ${String(group.length).padStart(5)}`;
  });
  return [head, ...lines].join('\n');
}

/** What each figure means, for whoever reads the table. */
export const LEGEND = `cut: texts cut off, or beyond their place, and words that break without a hyphen · over: things that overlap · hand: cards of the hand with all words in sight, of so many that must be
mute: cards in hand or to be had next that do not show all their signs · places: Places to be had next without their words
text: smallest, in pixels · unused: empty bands, of the height · header: in pixels · small: targets too small for a finger
beyond: pixels by which the table is larger than the window`;
