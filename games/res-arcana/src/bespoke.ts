/** Verbs that only one card needs. */
import { push } from '@gloaming/engine';
import type { Definitions } from './definitions.ts';
import { putEssences } from './effects.ts';
import { KINDS } from './essences.ts';
import { heard, tell } from './news.ts';
import { drawCard, essencesOn } from './piles.ts';
import type { Verb } from './verbs.ts';

const DISCARD: readonly Verb[] = [{ verb: 'discard' }];

export const BESPOKE: Pick<Definitions, 'drawThenDiscard' | 'whereLies' | 'putMoreOfEachKind' | 'extraPoints'> = {
  /** RA-7.11: as many are discarded as were drawn, from the whole hand. */
  drawThenDiscard: {
    run(s, v, f) {
      let drawn = 0;
      while (drawn < v.n && drawCard(s, f.seat)) drawn++;
      for (let i = 0; i < drawn; i++) push(s, DISCARD, f.seat, f.from);
    },
  },

  whereLies: {
    run(s, v, f) {
      if (s.table.on[f.from * KINDS + v.kind] > 0) push(s, v.then, f.seat, f.from);
    },
  },

  putMoreOfEachKind: {
    run(s, v, f) {
      const more = essencesOn(s.table, f.from).map((n) => (n > 0 ? v.n : 0));
      putEssences(s, f.seat, more, f.from);
    },
  },

  extraPoints: {
    run(s, v, f) {
      s.table.players[f.seat].extra += v.n;
      if (heard()) tell({ news: 'extraPoints', seat: f.seat, n: v.n, card: f.from });
    },
  },
};
