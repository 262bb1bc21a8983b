import { ARROW } from '@gloaming/engine';
import type { CardFace } from './face.ts';

type Row = CardFace['signs'][number];

/** What a tile has room for: of the first thing that a card does what it is for, without its price, and without words. */
export function tileSigns(rows: readonly Row[]): Row[] {
  const [first] = rows;
  if (first === undefined) return [];
  const { when, signs } = first;
  const arrow = signs.findIndex((sign) => 'word' in sign && sign.word === ARROW);
  const begins = signs.slice(0, arrow > 0 && 'sign' in signs[0] ? 1 : 0);
  const does = [...begins, ...signs.slice(arrow + 1)].filter((sign) => !('word' in sign));
  return does.length === 0 ? [] : [{ when, signs: does }];
}
