/** Nightwick, as everybody who offers it knows it. */
import { checkedBy, type Entry, playable } from '@gloaming/engine/session';
import { nightwick, type Options, pointsOf, type Table, type Verb } from './index.ts';
import { makePosition, parsePosition } from './notation.ts';
import { SCHEMA } from './schema.ts';
import { TEXTS } from './text/index.ts';

const check = checkedBy(nightwick);
const points = (t: Table): number[] => t.players.map((_, seat) => pointsOf(t, seat));

export const NIGHTWICK: Entry<Table, Verb, Options> = {
  game: nightwick,
  texts: TEXTS,
  options: {
    choices: [],
    parse: (players) => check({ players }),
    describe: ({ players }) => ({ players, chosen: {} }),
    check,
  },
  choiceWords: { en: {}, de: {}, pl: {}, pt: {} },
  schema: SCHEMA,
  primer: async () => (await import('./primer.ts')).primer,
  standing: points,
  points,
  round: ({ round }) => round,
  makePosition,
  parsePosition: playable(nightwick, parsePosition),
};
