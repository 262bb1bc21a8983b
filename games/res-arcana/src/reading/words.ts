/** Words that stand in many lines of a position: cards, essences, numbers. */
import { here, type Reader, read, readComma, readNumber, readWord, refuse, tryNumber } from '@gloaming/engine';
import { type CardName, cardOf, FACES, isCardName } from '../cards/index.ts';
import { ESSENCES } from '../essences.ts';
import type { Card, CardKind, Table } from '../state.ts';

export interface Reading {
  r: Reader;
  t: Table;
  /** Where each card was met, so that none is there twice. */
  met: Set<Card>;
  /** The line that says which magic items lie in the middle; NONE if none does. */
  itemsLine: number;
  /** What can be judged only when all is read, by what stands below. */
  later: (() => void)[];
}

export function anyCard(r: Reader): Card {
  const at = r.column;
  const name = read(r, /[a-z][a-z-]*/, 'card')[0];
  if (isCardName(name)) return cardOf(name satisfies CardName);
  r.column = at;
  return refuse(r, 'card');
}

export function card({ r, met }: Pick<Reading, 'r' | 'met'>, kinds: readonly CardKind[]): Card {
  const at = r.column;
  const found = anyCard(r);
  const fits = kinds.includes(FACES[found].kind);
  if (fits && !met.has(found)) {
    met.add(found);
    return found;
  }
  r.column = at;
  return fits ? refuse(r, 'card-once') : refuse(r, 'word', kinds.join(' | '));
}
export function cards(reading: Reading, kinds: readonly CardKind[]): Card[] {
  const list: Card[] = [];
  do list.push(card(reading, kinds));
  while (readComma(reading.r));
  return list;
}
export const rising = (list: Card[]): Card[] => list.sort((a, b) => a - b);

/** Reads as many "2 elan" as there are into five numbers. */
export function essences(r: Reader, into: number[], at = 0): void {
  for (let n = tryNumber(r); n !== undefined; n = tryNumber(r)) into[at + ESSENCES.indexOf(readWord(r, ESSENCES))] += n;
}

/** A number that is judged when all cards have been read. */
export function upTo({ r, later }: Reading, most: () => number): number {
  const at = here(r);
  const found = readNumber(r);
  later.push(() => {
    if (found > most()) refuse(Object.assign(r, at), 'number', String(most()));
  });
  return found;
}
