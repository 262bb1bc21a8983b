import { hashOf, type State, type Verb } from '@gloaming/engine';
import type { GameName, TableOf, VerbOf } from '@gloaming/games';
import type { Facts } from '../search/facts.ts';
import type { Guide } from '../search/guide.ts';
import { EVENFALL } from './evenfall.ts';
import { CHANCES as EVENFALL_CHANCES } from './evenfall-chances.ts';
import { describe as describeEvenfall, FACT_COUNT as EVENFALL_FACTS } from './evenfall-facts.ts';
import { HABITS as EVENFALL_HABITS } from './evenfall-habits.ts';
import { questionOf } from './question.ts';
import { RES_ARCANA } from './res-arcana.ts';
import { CHANCES as RES_ARCANA_CHANCES } from './res-arcana-chances.ts';
import { describe as describeResArcana, FACT_COUNT as RES_ARCANA_FACTS } from './res-arcana-facts.ts';
import { HABITS as RES_ARCANA_HABITS } from './res-arcana-habits.ts';

export const GUIDES: { readonly [N in GameName]: Guide<TableOf<N>, VerbOf<N>> } = {
  'res-arcana': RES_ARCANA,
  evenfall: EVENFALL,
};

const LEARNED: { readonly [N in GameName]: readonly string[] } = {
  'res-arcana': [RES_ARCANA_HABITS, RES_ARCANA_CHANCES],
  evenfall: [EVENFALL_HABITS, EVENFALL_CHANCES],
};
/** A mark of all that was learned: with other habits or chances a level is another opponent. */
export const learnedOf = (game: GameName): string => hashOf(LEARNED[game]);

/** How players are described, to learn from. */
interface Described<T, V extends Verb> {
  /** How many facts there are. */
  readonly facts: number;
  /** Everybody who may win, asked or not. */
  players(table: T): number;
  describe(s: State<T, V>, player: number, facts: Facts): void;
}

export const DESCRIBED: { readonly [N in GameName]: Described<TableOf<N>, VerbOf<N>> } = {
  'res-arcana': {
    facts: RES_ARCANA_FACTS,
    players: (t) => t.players.length,
    describe: ({ table }, player, facts) => describeResArcana(table, player, facts),
  },
  evenfall: {
    facts: EVENFALL_FACTS,
    players: (t) => t.players.length,
    describe: (s, player, facts) => describeEvenfall(s.table, player, questionOf(s), facts),
  },
};
