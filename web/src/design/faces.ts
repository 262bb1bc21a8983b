/** Faces of cards are made once: their text is put together from the rules, and who gets the same face need not draw it anew. */
import type { Card, Language } from '@gloaming/engine';
import type { CardFace } from './face.ts';

export function once<More extends readonly string[]>(
  make: (language: Language, card: Card, ...more: More) => CardFace,
): typeof make {
  const made = new Map<string, CardFace>();
  return (language, card, ...more) => {
    const key = [language, card, ...more].join();
    const known = made.get(key);
    if (known !== undefined) return known;
    const face = make(language, card, ...more);
    made.set(key, face);
    return face;
  };
}
