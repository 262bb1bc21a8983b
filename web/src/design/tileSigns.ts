import { ARROW } from '@gloaming/engine';
import type { CardFace } from './face.ts';
import { fitsTile, tileNameHeight, tileRowHeight, unitOf } from './faceMeasures.ts';

/** Pixels of its picture that a tile shows, whatever else it has room for. */
const PICTURE = 44;
const MOST_ROWS = 3;

export interface TileRoom {
  /** Whether its name stands above its signs. */
  readonly isNamed: boolean;
  /** So many rows of signs it has room for. */
  readonly rows: number;
}

/** What a tile of this size has room for besides its picture: first a row of signs, then the name, then more rows. */
export function tileRoom(face: CardFace, width: number, height: number): TileRoom {
  const row = tileRowHeight(unitOf());
  const left = height - PICTURE - row - tileNameHeight(face, width, unitOf());
  return left < 0
    ? { isNamed: false, rows: 1 }
    : { isNamed: true, rows: Math.min(MOST_ROWS, face.signs.length, 1 + Math.floor(left / row)) };
}

type Row = CardFace['signs'][number];

/** Pixels at the end of a line which the next thing is too wide for. */
const BROKEN = 30;

/** What a power is for, without its price or what another pays against it, and without words. */
function purposeOf({ when, signs }: Row): Row {
  const arrow = signs.findIndex((sign) => 'word' in sign && sign.word === ARROW);
  const begins = signs.slice(0, arrow > 0 && 'sign' in signs[0] ? 1 : 0);
  const isSaid = (sign: Row['signs'][number]): boolean => !('word' in sign || 'unless' in sign);
  return { when, signs: [...begins, ...signs.slice(arrow + 1)].filter(isSaid) };
}

/**
 * What a tile has room for: of the first things that a card does what they are for; nothing of one that does not go into a line, since half
 * of it would be something else. Where there is room for more than one, all that a line can say, its price, too.
 */
export function tileSigns(face: CardFace, width: number, rows: number): Row[] {
  const fitsIn =
    (lines: number) =>
    (row: Row): boolean =>
      row.signs.length > 0 && fitsTile(face, row.signs, lines * width - (lines - 1) * BROKEN, unitOf());
  let left = rows;
  return face.signs.slice(0, rows).flatMap((row) => {
    const ways = [...(rows > 1 ? [row] : []), purposeOf(row)];
    for (let lines = 1; lines <= left; lines++) {
      const said = ways.find(fitsIn(lines));
      if (said === undefined) continue;
      left -= lines;
      return [said];
    }
    return [];
  });
}
