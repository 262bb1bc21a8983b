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
};
