/** Res Arcana, as everybody who offers it knows it. */
import { type Entry, playable } from '@gloaming/engine/session';
import { resArcana } from './game.ts';
import { makePosition, parsePosition } from './notation.ts';
import { SCHEMA } from './schema/index.ts';
import { standingOf } from './score.ts';
import type { Options, Table } from './state.ts';
import { TABLE_OPTIONS } from './tableOptions.ts';
import { CHOICE_WORDS } from './text/choiceWords.ts';
import { TEXTS } from './text/index.ts';
import type { Verb } from './verbs.ts';

const points = (t: Table): number[] => t.players.map((_, seat) => standingOf(t, seat));

export const RES_ARCANA: Entry<Table, Verb, Options> = {
  game: resArcana,
  texts: TEXTS,
  options: TABLE_OPTIONS,
  choiceWords: CHOICE_WORDS,
  schema: SCHEMA,
  primer: async () => (await import('./primer/index.ts')).primer,
  // A match is counted in games (RA-10.2).
  standing: (t) => (t.match === 1 ? t.players.map(({ wins }) => wins) : points(t)),
  points,
  round: ({ round }) => round,
  makePosition,
  parsePosition: playable(resArcana, parsePosition),
};
