/** Evenfall, as everybody who offers it knows it. */
import { type Entry, playable } from '@gloaming/engine/session';
import { evenfall } from './game.ts';
import { makePosition, parsePosition } from './notation.ts';
import { SCHEMA } from './schema/index.ts';
import type { Options, Table } from './state.ts';
import { TABLE_OPTIONS } from './tableOptions.ts';
import { CHOICE_WORDS } from './text/choiceWords.ts';
import { TEXTS } from './text/index.ts';
import type { Verb } from './verbs.ts';

/** What lies on the table counts only at the end (EV-16.3): until then the track says how it stands. */
const points = ({ players }: Table): number[] => players.map((player) => player.points);

export const EVENFALL: Entry<Table, Verb, Options> = {
  game: evenfall,
  texts: TEXTS,
  options: TABLE_OPTIONS,
  choiceWords: CHOICE_WORDS,
  schema: SCHEMA,
  automa: true,
  primer: async () => (await import('./primer/index.ts')).primer,
  standing: points,
  points,
  round: ({ round }) => round,
  makePosition,
  parsePosition: playable(evenfall, parsePosition),
};
