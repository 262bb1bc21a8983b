/** What anybody may still get has a place of its own, which waits for it while somebody has it. */
import type { Card } from '@gloaming/engine';
import { type CardKind, FACES, type Table } from '@gloaming/res-arcana';

/** As many monuments as lie there, unless their deck is empty. */
export const MONUMENTS = 2;

/** All of a kind that this game is played with, in one order: those in the middle, and those that somebody has. */
export const allOf = ({ places, items, players }: Table, kind: Extract<CardKind, 'place' | 'item'>): Card[] =>
  [...places, ...items, ...players.flatMap(({ inPlay }) => inPlay)]
    .filter((card) => card >= 0 && FACES[card].kind === kind)
    .toSorted((a, b) => a - b);
