/** The draft (RA-10.1): packs go round, and whoever hands one on knows who may have kept what. */
import { bit, insert, NONE, remove, SPECTATOR, show, shuffle, together } from '@gloaming/engine';
import { cardsOf } from './cards/index.ts';
import type { Definitions } from './definitions.ts';
import { heard, tell } from './news.ts';
import type { Seat, State } from './state.ts';
import type { Verb } from './verbs.ts';

const PACK_SIZE = 4;

const packs = (to: 'left' | 'right'): Verb[] => [
  { verb: 'dealPacks' },
  { verb: 'pickPacks' },
  ...Array.from({ length: PACK_SIZE - 1 }, (): Verb[] => [{ verb: 'passPacks', to }, { verb: 'pickPacks' }]).flat(),
];
export const DRAFT: readonly Verb[] = [...packs('left'), ...packs('right')];

/**
 * Where a card of a draft has got to is a number from 1, PACK_SIZE of them a pack: one more for each time the pack was
 * handed on while the card was in it. Packs are counted from 0 as they are dealt, those of the second deal last; a card
 * that was not drafted (0) is of pack NONE.
 */
export const packOf = (drafted: number): number => Math.floor((drafted - 1) / PACK_SIZE);
const handsOf = (drafted: number): number => (drafted - 1) % PACK_SIZE;

/** Who has the pack when a card in it has got there: the first packs go clockwise, the second the other way. */
export function holderOf(players: number, drafted: number): Seat {
  const pack = packOf(drafted);
  const hands = handsOf(drafted);
  return (pack + (pack < players ? hands : PACK_SIZE * players - hands)) % players;
}

/** Where a seat first saw the card; 0 if somebody kept it before. What became of it afterwards is for others to know. */
export function firstSeen(players: number, drafted: number, seat: Seat): number {
  if (drafted === 0 || seat === SPECTATOR) return 0;
  for (let at = drafted - handsOf(drafted); at <= drafted; at++) if (holderOf(players, at) === seat) return at;
  return 0;
}

/** Where a card that was seen there and handed on can have got to. */
export function laterOn(drafted: number): number[] {
  return Array.from({ length: PACK_SIZE - 1 - handsOf(drafted) }, (_, i) => drafted + 1 + i);
}

export const DRAFTING: Pick<Definitions, 'dealPacks' | 'pickPacks' | 'pickFromPack' | 'passPacks'> = {
  dealPacks: {
    run(s) {
      const t = s.table;
      const rest = cardsOf('artifact').filter((card) => t.owner[card] === NONE);
      shuffle(s.chance, rest);
      const isSecond = t.players[0].deck.length > 0;
      t.players.forEach((p, seat) => {
        p.pack = rest.splice(0, PACK_SIZE).sort((a, b) => a - b);
        for (const card of p.pack) t.drafted[card] = 1 + PACK_SIZE * (isSecond ? t.players.length + seat : seat);
        lookAtPack(s, seat);
      });
    },
  },

  pickPacks: {
    run: (s) => together(s, s.table.players.length, [{ verb: 'pickFromPack' }]),
  },

  /**
   * Kept cards wait in the deck until all are taken. Of two players, each knows what the other took of a pack they saw.
   * Of more nobody can tell, so the whole pack counts as unseen: if only the card that was kept did, that would tell.
   */
  pickFromPack: {
    secret: true,
    options: (s, _, f, out) => out.push(...s.table.players[f.seat].pack),
    about: (_, __, ___, card) => ({ does: 'pick', card }),
    then(s, _, f, card) {
      const t = s.table;
      const p = t.players[f.seat];
      const both = t.players.length === 2 && handsOf(t.drafted[card]) > 0;
      for (const other of p.pack) {
        s.known[other] = bit(f.seat);
        s.seen[other] = both ? bit(0) | bit(1) : bit(f.seat);
      }
      remove(p.pack, card);
      insert(p.deck, card);
      t.owner[card] = f.seat;
      if (heard()) tell({ news: 'picked', seat: f.seat, card });
    },
  },

  passPacks: {
    run(s, v) {
      const t = s.table;
      const before = t.players.map((p) => p.pack);
      const n = t.players.length;
      t.players.forEach((p, seat) => {
        p.pack = before[(seat + (v.to === 'left' ? n - 1 : 1)) % n];
        for (const card of p.pack) t.drafted[card]++;
        lookAtPack(s, seat);
      });
    },
  },
};

function lookAtPack(s: State, seat: Seat): void {
  for (const card of s.table.players[seat].pack) show(s, card, bit(seat));
}
