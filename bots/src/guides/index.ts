import type { State, Verb } from '@gloaming/engine';
import type { GameName, TableOf, VerbOf } from '@gloaming/games';
import type { Facts } from '../search/facts.ts';
import type { Guide } from '../search/guide.ts';
import { EVENFALL } from './evenfall.ts';
import { RES_ARCANA } from './res-arcana.ts';
import { describe, FACT_COUNT } from './res-arcana-facts.ts';

export const GUIDES: { readonly [N in GameName]: Guide<TableOf<N>, VerbOf<N>> } = {
  'res-arcana': RES_ARCANA,
  evenfall: EVENFALL,
};

/** How players are described, to learn from. */
interface Described<T, V extends Verb> {
  /** How many facts there are. */
  readonly facts: number;
  /** Everybody who may win, asked or not. */
  players(table: T): number;
  describe(s: State<T, V>, player: number, facts: Facts): void;
}

/** The games whose chances are learned. */
export const DESCRIBED: { readonly [N in GameName]?: Described<TableOf<N>, VerbOf<N>> } = {
  'res-arcana': {
    facts: FACT_COUNT,
    players: (t) => t.players.length,
    describe: ({ table }, player, facts) => describe(table, player, facts),
  },
};
