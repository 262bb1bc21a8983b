/** Res Arcana for the engine. */
import type { Game } from '@gloaming/engine';
import { FACES } from './cards/index.ts';
import type { Choice } from './choices.ts';
import { imagine } from './imagine.ts';
import type { Reason } from './reasons.ts';
import { VERBS } from './rules.ts';
import { result } from './score.ts';
import { setup } from './setup.ts';
import type { Options, Table } from './state.ts';
import type { Verb } from './verbs.ts';
import { cloneTable, cross } from './view.ts';

export const resArcana: Game<Table, Verb, Options, Choice, Reason> = {
  name: 'res-arcana',
  rules: 4,
  players: { min: 2, max: 4 },
  cards: FACES.length,
  verbs: VERBS,
  turn: 'act',
  setup,
  seats: (table) => table.players.length,
  clone: cloneTable,
  cross,
  imagine,
  result,
  /** Who knows what, and from which shuffle and pack a card came, is there for views and bots: it can change without new rules. */
  hashed({ known: _, seen: __, table, ...rest }) {
    const { batch: ___, drafted: ____, looked: _____, players, ...open } = table;
    const own = players.map(({ looked, sure, shuffles, ...player }) => player);
    return { ...rest, table: { ...open, players: own } };
  },
};
