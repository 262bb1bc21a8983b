/** Cards that are read on a shelf: all as high as each other, and each as wide as its words need at that height. */
import type { CardFace } from '../design/face.ts';
import { wordsHeight } from '../design/faceMeasures.ts';
import { useArrivedFonts } from '../design/textWidth.ts';
import { useLying } from './useLying.ts';
import { useMedia } from './useMedia.ts';

/** Pixels: narrower no card is, nor wider, for what it says; what says more makes its shelf higher. */
const LEAST = 124;
const MOST = 232;
const STEP = 4;
/** Of its height, on a shelf that is higher than words need. */
const SLIM = 0.62;

export function widthOnShelf(face: CardFace, height: number): number {
  const least = Math.max(LEAST, SLIM * height);
  for (let width = least; width < MOST; width += STEP) if (wordsHeight(face, width, 1) <= height) return width;
  return Math.max(least, MOST);
}

interface Shelves {
  /** Pixels: how high cards stand in one's hand, and in the middle. */
  readonly hand: number;
  readonly middle: number;
}

/** On a phone on its side the hand has the height that goods and question leave. */
export function useShelves(): Shelves {
  // What was measured with other typefaces is measured anew.
  useArrivedFonts();
  const isLying = useLying();
  const isShort = useMedia('(max-height: 46rem)');
  const isTablet = useMedia('(min-width: 48rem) and (min-height: 44rem)');
  const isTall = useMedia('(min-height: 60rem)');
  if (isLying) return { hand: 200, middle: 164 };
  if (isTablet) return isTall ? { hand: 264, middle: 280 } : { hand: 200, middle: 192 };
  return isShort ? { hand: 150, middle: 150 } : { hand: 162, middle: 150 };
}
