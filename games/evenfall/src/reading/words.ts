/** Words that stand in many lines of a position: cards, Stones, numbers. */
import { here, NONE, type Reader, read, readComma, readNumber, readWord, refuse, tryRead } from '@gloaming/engine';
import { CARD_NAMES, type CardName, cardOf, FIRST_RITUAL, isCardName } from '../cards/index.ts';
import { STONE_WORDS } from '../notationWords.ts';
import type { Stone } from '../nouns.ts';
import type { Card, Player, Table } from '../state.ts';

export interface Reading {
  r: Reader;
  t: Table;
  /** Cards met so far, so that none is there twice. */
  met: Set<Card>;
  /** Players whose reserve was written down. */
  reserves: Set<Player>;
  /** What can be judged only when all is read, by what stands below. */
  later: (() => void)[];
  rest: ('main-deck' | 'place-deck')[];
}
export type Test = (card: Card) => boolean;
export const isMain: Test = (card) => card >= FIRST_RITUAL;

export function numberUpTo(r: Reader, most: number): number {
  const at = here(r);
  const found = readNumber(r);
  return found <= most ? found : refuse(Object.assign(r, at), 'number', String(most));
}

export function anyCard(r: Reader): Card {
  const at = r.column;
  const [, name, second] = read(r, /([a-z][a-z-]*)('?)/, 'card');
  if (isCardName(name)) {
    const found = cardOf(name satisfies CardName) + (second === '' ? 0 : 1);
    // Of a Starting Place there is no second copy: after it comes that of another clan.
    if (CARD_NAMES[found] === name) return found;
  }
  r.column = at;
  return refuse(r, 'card');
}
export function card({ r, met }: Reading, fits: Test): Card {
  const at = r.column;
  const found = anyCard(r);
  if (fits(found) && !met.has(found)) {
    met.add(found);
    return found;
  }
  r.column = at;
  return refuse(r, fits(found) ? 'card-once' : 'card');
}
export function cards(reading: Reading, fits: Test): Card[] {
  const found: Card[] = [];
  do found.push(card(reading, fits));
  while (readComma(reading.r));
  return found;
}
export const stone = (r: Reader): Stone => STONE_WORDS.indexOf(readWord(r, STONE_WORDS));
export function stones(r: Reader): Stone[] {
  const found: Stone[] = [];
  while (tryRead(r, new RegExp(`(?=${STONE_WORDS.join('|')})`))) found.push(stone(r));
  return found;
}
export const stoneOrNone = (r: Reader): Stone => (tryRead(r, /none\b/) ? NONE : stone(r));
