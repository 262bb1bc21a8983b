/** The windows in which tables are looked at, and what is asked of a table in each. */
export interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** A finger presses things there, and the page may be longer than the window. */
  readonly isTouched: boolean;
  /** A hand of up to so many cards has its words in sight: with one or two players, and with more. */
  readonly words?: readonly [few: number, many: number];
}

const laptop = (width: number, height: number, words: readonly [few: number, many: number]): Size => ({
  name: `${width}x${height}`,
  width,
  height,
  isTouched: false,
  words,
});
const touched = (width: number, height: number): Size => ({
  name: `${width}x${height}`,
  width,
  height,
  isTouched: true,
});

export const SIZES: readonly Size[] = [
  laptop(1280, 720, [8, 6]),
  laptop(1366, 768, [8, 6]),
  laptop(1440, 900, [10, 8]),
  laptop(1920, 1080, [10, 10]),
  laptop(2560, 1440, [12, 12]),
  touched(390, 844),
  touched(360, 640),
  touched(640, 360),
  touched(844, 390),
  touched(768, 1024),
  touched(1024, 768),
];

/** The usual floor where a page scrolls. */
const SCROLLED = 8;
export const wordsIn = ({ words = [SCROLLED, SCROLLED] }: Size, players: number): number => words[players > 2 ? 1 : 0];

/** What holds everywhere, in pixels and parts of the height. */
export const LEAST_TEXT = ({ width, isTouched }: Size): number => (width >= 1440 && !isTouched ? 13 : 12);
export const MOST_HEADER = 48;
export const LEAST_TARGET = 44;
export const MOST_UNUSED = 8;
/** Between two things: on a page that scrolls they have titles, and edges of their own. */
export const mostGap = ({ isTouched }: Size): number => (isTouched ? 40 : 16);
