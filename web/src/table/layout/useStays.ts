/** A row while a turn lasts: what has left it leaves its room free, so that what stays keeps its place and its size. */
import type { Card } from '@gloaming/engine';
import { useState } from 'react';

/** Those that lay there, also if they have gone since; what comes takes the room of one that has gone, or lies behind the others. */
export function staysAfter(before: readonly Card[], cards: readonly Card[]): Card[] {
  const stays = [...before];
  for (const card of cards) {
    if (stays.includes(card)) continue;
    const gone = stays.findIndex((each) => !cards.includes(each));
    stays[gone < 0 ? stays.length : gone] = card;
  }
  return stays;
}
const isSame = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((c, i) => c === b[i]);

/** `stretch` is another with each turn: then all lie side by side again. */
export function useStays(cards: readonly Card[], stretch: string): readonly Card[] {
  const [kept, setKept] = useState({ stretch, stays: cards });
  const now = kept.stretch === stretch ? staysAfter(kept.stays, cards) : cards;
  if (kept.stretch === stretch && isSame(now, kept.stays)) return kept.stays;
  setKept({ stretch, stays: now });
  return now;
}
