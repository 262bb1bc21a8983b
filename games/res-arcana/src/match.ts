/** The end of a game, and a match of up to three (RA-10.2). */
import { EVERYBODY, frame, insert, NONE, push, remove, show } from '@gloaming/engine';
import { cardsOf, FACES } from './cards/index.ts';
import type { Definitions } from './definitions.ts';
import { heard, tell } from './news.ts';
import type { Seat, State, Table } from './state.ts';
import type { Verb } from './verbs.ts';

const GAMES = 3;
const PLAY: readonly Verb[] = [{ verb: 'firstHands' }, { verb: 'pickItems' }, { verb: 'rounds' }];
/** The new places and monuments lie open before the loser decides and before anybody picks. */
export const SECOND: readonly Verb[] = [{ verb: 'layOut' }, { verb: 'setTable' }, { verb: 'pickFirstPlayer' }, ...PLAY];
export const THIRD: readonly Verb[] = [
  { verb: 'sameDecks' },
  { verb: 'setTable' },
  { verb: 'pickFirstPlayer' },
  ...PLAY,
];

/** Nothing of this game is left to do; a match that is not decided goes on. */
export function endGame(s: State, points: number[], winners: Seat[]): void {
  const t = s.table;
  t.points = points;
  t.winners = winners;
  for (const seat of winners) t.players[seat].wins++;
  if (heard()) tell({ news: 'won', winners, points });
  s.stack.length = 0;
  s.lines = [];
  if (t.match === 0 || isDecided(t)) {
    t.over = 1;
    if (t.match === 1) endMatch(t);
    return;
  }
  t.game++;
  s.stack.push(frame(t.game === 2 ? SECOND : THIRD, loserOf(t, winners), NONE, NONE, 0));
}

function isDecided(t: Table): boolean {
  const [a, b] = t.players.map(({ wins }) => wins);
  return t.game === GAMES || (t.game === 2 && a !== b);
}
function endMatch(t: Table): void {
  t.points = t.players.map(({ wins }) => wins);
  const best = Math.max(...t.points);
  t.winners = t.points.flatMap((wins, seat) => (wins === best ? [seat] : []));
}
/** Of a shared game, whoever does not hold the token chooses. */
function loserOf(t: Table, winners: readonly Seat[]): Seat {
  return winners.length === 1 ? 1 - winners[0] : 1 - t.first;
}

export const MATCH: Pick<Definitions, 'pickFirstPlayer' | 'layOut' | 'pickOpen' | 'sameDecks'> = {
  /**
   * Of the cards that lie open the first player then picks one, both two at a time, and the last is the first player's.
   * A position that was written by hand may have an odd number of them.
   */
  pickFirstPlayer: {
    options: (s, _, __, out) => out.push(...s.table.players.keys()),
    about: (_, __, ___, seat) => ({ does: 'goFirst', seat }),
    then(s, _, f, seat) {
      const t = s.table;
      t.first = seat;
      if (heard()) {
        tell({ news: 'chosenFirst', seat: f.seat, first: seat });
        tell({ news: 'began', game: t.game, first: seat });
      }
      if (t.open.length === 0) return;
      for (let turn = t.open.length >> 1; turn >= 0; turn--) {
        const n = turn === 0 ? 1 : Math.min(2, t.open.length + 1 - 2 * turn);
        push(s, [{ verb: 'pickOpen', n }], (seat + turn) % 2);
      }
    },
  },

  /** The cards of the first game lie open. */
  layOut: {
    run(s) {
      const t = s.table;
      t.open = cardsOf('artifact').filter((card) => t.owner[card] !== NONE);
      clearTable(s);
      for (const card of t.open) show(s, card, EVERYBODY);
    },
  },

  pickOpen: {
    options: (s, _, __, out) => out.push(...s.table.open),
    about: (_, __, ___, card) => ({ does: 'pick', card }),
    then(s, v, f, card) {
      const t = s.table;
      remove(t.open, card);
      insert(t.decks[f.seat], card);
      t.owner[card] = f.seat;
      t.players[f.seat].deck.push(card);
      if (heard()) tell({ news: 'picked', seat: f.seat, card });
      return v.n > 1 ? [{ verb: 'pickOpen', n: v.n - 1 }] : undefined;
    },
  },

  sameDecks: {
    run(s) {
      clearTable(s);
      s.table.players.forEach((p, seat) => {
        p.deck = s.table.decks[seat].slice();
        for (const card of p.deck) {
          s.table.owner[card] = seat;
          show(s, card, EVERYBODY);
        }
      });
    },
  },
};

/** Everything is taken back but the mages. */
function clearTable(s: State): void {
  const t = s.table;
  t.owner.fill(NONE);
  t.batch.fill(0);
  t.drafted.fill(0);
  t.turned.fill(0);
  t.on.fill(0);
  t.monuments = [];
  t.monumentDeck = [];
  t.looked = 0;
  t.places = [];
  t.items = [];
  t.round = 0;
  t.acting = NONE;
  t.tokenTurned = 0;
  s.known.fill(0);
  s.seen.fill(0);
  for (const p of t.players) {
    p.inPlay = p.inPlay.filter((card) => FACES[card].kind === 'mage');
    for (const card of p.inPlay) show(s, card, EVERYBODY);
    p.pool.fill(0);
    p.hand = [];
    p.deck = [];
    p.discards = [];
    p.passed = 0;
    p.extra = 0;
    p.shuffles = 0;
    p.looked = 0;
    p.sure = [];
  }
}
