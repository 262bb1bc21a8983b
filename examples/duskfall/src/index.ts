/**
 * Duskfall: thirty cards, numbered 1 to 30; everybody holds three. At each dusk the top card of the deck is turned up,
 * and everybody bids a card in secret. The highest bid wins: its owner keeps the card that was turned up, for as many
 * points as its number, or lets it go and draws two. Everybody else draws one. Once the deck is empty, most points win.
 */
import type { VerbsAsking } from '@gloaming/engine';
import { again, bit, EVERYBODY, ear, fail, type Game, NONE, push, show, shuffle, together } from '@gloaming/engine';
import { CARDS, type Card, insert, numberOf, remove, SIGHT, type State, type Table, type Verb } from './table.ts';

const GAME: readonly Verb[] = [{ verb: 'deal', n: 3 }, { verb: 'dusks' }];
const DUSK: readonly Verb[] = [{ verb: 'bids' }, { verb: 'compare' }];
/** What the winner may do, by option. */
export const PRIZES = ['keep', 'draw'] as const;
export type Choices = { bid: { does: 'bid'; card: Card }; keepOrDraw: { does: (typeof PRIZES)[number]; card: Card } };
export type News = { readonly news: 'turnedUp' | 'bid' | 'kept' | 'drew'; readonly seat: number; readonly card: Card };
const tell = (news: News['news'], seat: number, card: Card): void => void ear.hear?.({ news, seat, card } as News);

function draw(s: State, seat: number, n: number): void {
  for (let left = n; left > 0 && s.table.deck.length > 0; left--) {
    const card = s.table.deck.pop() as Card;
    insert(s.table.hands[seat], card);
    show(s, card, bit(seat));
    tell('drew', seat, card);
  }
}

const VERBS: VerbsAsking<Table, Verb, Choices> = {
  deal: {
    run(s, v) {
      shuffle(s.chance, s.table.deck);
      for (let seat = 0; seat < s.table.hands.length; seat++) draw(s, seat, v.n);
    },
  },
  /** Dusk after dusk: the verb comes again as long as there is a card to turn up. */
  dusks: {
    run(s, _, f) {
      s.table.turnedUp = s.table.deck.pop() ?? NONE;
      if (s.table.turnedUp === NONE) return;
      show(s, s.table.turnedUp, EVERYBODY);
      tell('turnedUp', NONE, s.table.turnedUp);
      again(f);
      push(s, DUSK, f.seat);
    },
  },
  bids: { run: (s) => together(s, s.table.hands.length, [{ verb: 'bid' }]) },
  /** Kept aside until everybody has bid; only then is it shown. */
  bid: {
    secret: true,
    options(s, _, f, out) {
      for (const card of s.table.hands[f.seat]) out.push(card);
    },
    about: (_, __, ___, card) => ({ does: 'bid', card }),
    then(s, _, f, card) {
      remove(s.table.hands[f.seat], card);
      s.table.bids[f.seat] = card;
      show(s, card, EVERYBODY);
      tell('bid', f.seat, card);
    },
  },
  /** The winner decides, then the others draw: what is done first is pushed last. */
  compare: {
    run(s) {
      const { bids } = s.table;
      const winner = bids.indexOf(Math.max(...bids));
      for (let seat = 0; seat < bids.length; seat++) if (seat !== winner) push(s, [{ verb: 'draw', n: 1 }], seat);
      push(s, [{ verb: 'keepOrDraw' }], winner);
      for (let seat = 0; seat < bids.length; seat++) bids[seat] = NONE;
    },
  },
  /** With nothing to draw there is only one option, so nobody is asked. */
  keepOrDraw: {
    options: (s, _, __, out) => out.push(...(s.table.deck.length > 0 ? PRIZES : ['keep']).keys()),
    about: ({ table }, _, __, option) => ({ does: PRIZES[option], card: table.turnedUp }),
    then(s, _, f, option) {
      if (PRIZES[option] === 'draw') return [{ verb: 'draw', n: 2 }];
      s.table.points[f.seat] += numberOf(s.table.turnedUp);
      return tell('kept', f.seat, s.table.turnedUp);
    },
  },
  draw: { run: (s, v, f) => draw(s, f.seat, v.n) },
};

export const duskfall: Game<Table, Verb, { players: number }, Choices[keyof Choices]> = {
  name: 'duskfall',
  rules: 1,
  players: { min: 2, max: 4 },
  cards: CARDS.length,
  seats: (t) => t.hands.length,
  ...SIGHT,
  setup({ players }) {
    if (![2, 3, 4].includes(players)) fail('bad-options', { option: 'players', value: String(players) });
    const bids = new Array<Card>(players).fill(NONE);
    const table = { deck: [...CARDS], turnedUp: NONE, hands: bids.map(() => []), bids, points: bids.map(() => 0) };
    return { table, verbs: GAME };
  },
  verbs: VERBS,
};
