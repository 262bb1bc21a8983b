/**
 * A game made up for the tests of the engine, with a little of everything: hidden hands and a deck, secret bids at the
 * same time, a question that leads to a question, chance, and exchanges that everybody makes at their own pace.
 */
import {
  again,
  below,
  bit,
  type Card,
  EVERYBODY,
  fail,
  forget,
  type Game,
  type News,
  push,
  type State,
  show,
  shuffle,
  tellAny,
  together,
  type VerbsAsking,
  type View,
} from '../src/index.ts';

export interface Table {
  players: { hand: Card[]; points: number }[];
  /** The top is the last. */
  deck: Card[];
  /** What was bid, a card a seat. */
  open: Card[];
  round: number;
  over: 0 | 1;
}
export type Verb = {
  readonly verb:
    | 'deal'
    | 'rounds'
    | 'bids'
    | 'bid'
    | 'reward'
    | 'prize'
    | 'look'
    | 'putUnder'
    | 'toss'
    | 'exchanges'
    | 'exchange'
    | 'giveUp'
    | 'draw';
};
export interface Options {
  players: number;
}
/** By option. */
const PRIZES = ['score', 'look', 'toss'] as const;
const UNDER = ['leave', 'bury'] as const;
export const EXCHANGES = ['keep', 'exchange'] as const;
/** Of each verb that asks, what can be chosen. */
export type Asked = {
  bid: { does: 'bid'; card: Card };
  prize: { does: (typeof PRIZES)[number] };
  putUnder: { does: (typeof UNDER)[number]; card: Card };
  exchange: { does: (typeof EXCHANGES)[number] };
  giveUp: { does: 'giveUp'; card: Card };
};
export type Why = { reason: 'noDeck' } | { reason: 'lacksCards'; n: number };
export type Lanterns = Game<Table, Verb, Options, Asked[keyof Asked], Why>;
type LanternState = State<Table, Verb>;

const CARDS = 20;
const HAND = 4;
const ROUNDS = 3;
const list = (...names: Verb['verb'][]): readonly Verb[] => names.map((verb) => ({ verb }));
const rising = (a: Card, b: Card): number => a - b;
const tell: (news: News & { seat?: number }) => void = tellAny;

function takeFrom(pile: Card[], card: Card): void {
  pile.splice(pile.indexOf(card), 1);
}

const VERBS: VerbsAsking<Table, Verb, Asked, Why> = {
  deal: {
    run(s) {
      const cards = [...Array(CARDS).keys()];
      shuffle(s.chance, cards);
      s.table.players.forEach((p, seat) => {
        p.hand = cards.splice(0, HAND).sort(rising);
        for (const card of p.hand) show(s, card, bit(seat));
        tell({ news: 'dealt', seat, cards: p.hand.slice() });
      });
      s.table.deck = cards;
    },
  },
  rounds: {
    run(s, _, f) {
      if (s.table.round === ROUNDS) {
        s.table.over = 1;
        return;
      }
      s.table.round++;
      again(f);
      push(s, list('bids', 'reward', 'exchanges'), 0);
    },
  },
  bids: { run: (s) => together(s, s.table.players.length, list('bid')) },
  bid: {
    secret: true,
    options: (s, _, f, out) => out.push(...s.table.players[f.seat].hand),
    about: (_, __, ___, card) => ({ does: 'bid', card }),
    then(s, _, f, card) {
      takeFrom(s.table.players[f.seat].hand, card);
      s.table.open.push(card);
      show(s, card, EVERYBODY);
      tell({ news: 'bid', seat: f.seat, card });
    },
  },
  reward: {
    run(s) {
      const bids = s.table.open.slice(-s.table.players.length);
      const card = Math.max(...bids);
      push(s, list('prize'), bids.indexOf(card), card);
    },
  },
  prize: {
    options(s, _, __, out, unavailable) {
      out.push(0);
      if (s.table.deck.length > 0) out.push(1);
      else unavailable?.push({ choice: { does: 'look' }, why: [{ reason: 'noDeck' }] });
      out.push(2);
    },
    about: (_, __, ___, option) => ({ does: PRIZES[option] }),
    then(s, _, f, option) {
      if (PRIZES[option] === 'look') return list('look', 'putUnder');
      if (PRIZES[option] === 'toss') return list('toss');
      s.table.players[f.seat].points++;
      return;
    },
  },
  look: {
    run(s, _, f) {
      const card = s.table.deck[s.table.deck.length - 1];
      f.it = card;
      forget(s, card, bit(f.seat));
      show(s, card, bit(f.seat));
      tell({ news: 'looked', seat: f.seat, card });
    },
  },
  putUnder: {
    options: (_, __, ___, out) => out.push(0, 1),
    about: (_, __, { it }, option) => ({ does: UNDER[option], card: it }),
    then(s, _, f, option) {
      if (UNDER[option] === 'leave') return;
      takeFrom(s.table.deck, f.it);
      s.table.deck.unshift(f.it);
      tell({ news: 'under', seat: f.seat, card: f.it });
    },
  },
  toss: {
    run(s, _, f) {
      const points = 2 * below(s.chance, 2);
      s.table.players[f.seat].points += points;
      tell({ news: points > 0 ? 'won' : 'lost', seat: f.seat });
    },
  },
  exchanges: { run: (s) => together(s, s.table.players.length, list('exchange')) },
  exchange: {
    options(s, _, f, out, unavailable) {
      out.push(0);
      if (s.table.players[f.seat].hand.length > 0) out.push(1);
      else unavailable?.push({ choice: { does: 'exchange' }, why: [{ reason: 'lacksCards', n: 1 }] });
    },
    about: (_, __, ___, option) => ({ does: EXCHANGES[option] }),
    then: (_, __, ___, option) => (EXCHANGES[option] === 'exchange' ? list('giveUp', 'draw') : undefined),
  },
  giveUp: {
    options: (s, _, f, out) => out.push(...s.table.players[f.seat].hand),
    about: (_, __, ___, card) => ({ does: 'giveUp', card }),
    then(s, _, f, card) {
      takeFrom(s.table.players[f.seat].hand, card);
      s.table.deck.unshift(card);
      tell({ news: 'under', seat: f.seat, card });
    },
  },
  draw: {
    run(s, _, f) {
      const card = s.table.deck.pop() as Card;
      show(s, card, bit(f.seat));
      s.table.players[f.seat].hand.push(card);
      s.table.players[f.seat].hand.sort(rising);
      tell({ news: 'drew', seat: f.seat, card });
    },
  },
};

export const lanterns: Lanterns = {
  name: 'lanterns',
  rules: 1,
  players: { min: 2, max: 4 },
  cards: CARDS,
  setup({ players }) {
    if (!(players >= 2 && players <= 4)) fail('bad-options', { option: 'players', value: String(players) });
    const table: Table = {
      players: Array.from({ length: players }, () => ({ hand: [], points: 0 })),
      deck: [],
      open: [],
      round: 0,
      over: 0,
    };
    return { table, verbs: list('deal', 'rounds') };
  },
  seats: (t) => t.players.length,
  clone: (t) => ({
    players: t.players.map(({ hand, points }) => ({ hand: hand.slice(), points })),
    deck: t.deck.slice(),
    open: t.open.slice(),
    round: t.round,
    over: t.over,
  }),
  cross(t, _, knows) {
    const hide = (card: Card): Card => (knows(card) ? card : -1);
    return {
      ...t,
      players: t.players.map(({ hand, points }) => ({ hand: hand.map(hide).sort(rising), points })),
      deck: t.deck.map(hide),
      open: t.open.slice(),
    };
  },
  imagine(view: View<Table, Verb>, s, dice) {
    const t = s.table;
    const shown = new Set([...t.players.flatMap((p) => p.hand), ...t.deck, ...t.open]);
    const missing = [...Array(CARDS).keys()].filter((card) => !shown.has(card));
    const fill = (card: Card): Card => (card >= 0 ? card : missing.splice(dice(missing.length), 1)[0]);
    t.deck = t.deck.map(fill);
    t.players.forEach((p, seat) => {
      p.hand = p.hand.map(fill).sort(rising);
      if (seat !== view.seat) for (const card of p.hand) show(s, card, bit(seat));
    });
    for (const card of t.open) show(s, card, EVERYBODY);
  },
  result(t) {
    if (t.over === 0) return null;
    const points = t.players.map((p) => p.points);
    const best = Math.max(...points);
    return { points, winners: points.flatMap((n, seat) => (n === best ? [seat] : [])) };
  },
  verbs: VERBS,
};

export const hidden = {
  layout: { notCards: ['points', 'round', 'over'], byCard: [], rising: ['hand'] },
  alike: (): boolean => true,
};

/** Every card lies in exactly one place. */
export function allThere({ table }: LanternState): void {
  const cards = [...table.players.flatMap((p) => p.hand), ...table.deck, ...table.open];
  if (new Set(cards).size !== CARDS || cards.length !== CARDS) throw new Error('a card is lost or doubled');
}
