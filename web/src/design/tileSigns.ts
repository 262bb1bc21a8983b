import { ARROW } from '@gloaming/engine';
import type { CardFace } from './face.ts';
import { fitsTile, unitOf } from './faceMeasures.ts';

type Row = CardFace['signs'][number];

/**
 * What a tile has room for: of the first thing that a card does what it is for, without its price, and without words; nothing where that
 * does not go into a line, since half of it would be something else.
 */
export function tileSigns(rows: readonly Row[], width: number): Row[] {
  const [first] = rows;
  if (first === undefined) return [];
  const { when, signs } = first;
  const arrow = signs.findIndex((sign) => 'word' in sign && sign.word === ARROW);
  const begins = signs.slice(0, arrow > 0 && 'sign' in signs[0] ? 1 : 0);
  const does = [...begins, ...signs.slice(arrow + 1)].filter((sign) => !('word' in sign));
  return does.length === 0 || !fitsTile(does, width, unitOf()) ? [] : [{ when, signs: does }];
}
