/** Evenfall for the engine. */
import type { Game } from '@gloaming/engine';
import { CARDS } from './cards/index.ts';
import type { Choice } from './choices.ts';
import { imagine } from './imagine.ts';
import type { Reason } from './reasons.ts';
import { VERBS } from './rules.ts';
import { result } from './score.ts';
import { setup } from './setup.ts';
import type { Options, Table } from './state.ts';
import type { Verb } from './verbs.ts';
import { cloneTable, cross } from './view.ts';

export const evenfall: Game<Table, Verb, Options, Choice, Reason> = {
  name: 'evenfall',
  rules: 9,
  players: { min: 1, max: 4 },
  cards: CARDS,
  verbs: VERBS,
  turn: 'takeTurn',
  setup,
  seats: (table) => table.seats,
  clone: cloneTable,
  cross,
  imagine,
  result,
  /** Who knows what, and from which shuffle a card came, is there for views and bots: it can change without new rules. */
  hashed({ known: _, seen: __, table, ...rest }) {
    const { batch: ___, shuffles: ____, ...open } = table;
    return { ...rest, table: open };
  },
};
