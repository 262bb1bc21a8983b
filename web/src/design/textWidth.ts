/** How wide text is, from the browser's own typefaces; without a browser, about as wide. */
import { useSyncExternalStore } from 'react';

export type Typeface = 'name' | 'words' | 'strong';

const SANS = '"Fira Sans Condensed", "Roboto Condensed", "Segoe UI", system-ui, sans-serif';
const FONTS: Readonly<Record<Typeface, readonly [weight: number, family: string]>> = {
  name: [700, 'Alegreya, "Palatino Linotype", Palatino, Georgia, serif'],
  words: [500, SANS],
  strong: [700, SANS],
};
/** The mean width of a letter, in sizes of the text. */
const ABOUT: Readonly<Record<Typeface, number>> = { name: 0.5, words: 0.44, strong: 0.47 };

const known = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;
/** How often typefaces have come: whoever measured with others before measures again. */
let arrivals = 0;

function measure(face: Typeface, size: number, text: string): number {
  if (typeof document !== 'undefined') context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length * ABOUT[face] * size;
  const [weight, family] = FONTS[face];
  context.font = `${weight} ${size}px ${family}`;
  return context.measureText(text).width;
}

/** In pixels, at the very size: where screens are coarse, letters are a little wider or narrower at another. */
export function textWidth(face: Typeface, size: number, text: string): number {
  const key = `${face} ${size} ${text}`;
  const found = known.get(key) ?? measure(face, size, text);
  known.set(key, found);
  return found;
}

function listen(heard: () => void): () => void {
  const fonts = typeof document === 'undefined' ? undefined : document.fonts;
  const hear = (): void => {
    known.clear();
    arrivals++;
    heard();
  };
  fonts?.addEventListener?.('loadingdone', hear);
  return () => fonts?.removeEventListener?.('loadingdone', hear);
}

/** Changes when typefaces have come, and what was measured has to be measured again. */
export const useArrivedFonts = (): number => useSyncExternalStore(listen, () => arrivals);
