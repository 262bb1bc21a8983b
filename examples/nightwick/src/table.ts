/** What lies on the table, what happens there, what a seat sees of it, what the rest could be, and who has won. */

import type { View as EngineView } from '@gloaming/engine';
import {
  bit,
  type Card,
  type State as EngineState,
  EVERYBODY,
  type Game,
  type Seat,
  show,
  UNKNOWN,
} from '@gloaming/engine';
import { CARDS, FACES } from './cards.ts';

export interface Player {
  oil: number;
  /** Rising, so that nothing can be read from the order. */
  hand: Card[];
  /** In the order in which they were lit. */
  lit: Card[];
}
/** The top of the deck is its last card. */
export interface Table {
  deck: Card[];
  players: Player[];
  /** By card: 1 where it is turned. */
  turned: (0 | 1)[];
  round: number;
  ending: Ending;
}
/** The game goes on; this round is the last; it is over. */
export const [PLAYING, LAST, OVER] = [0, 1, 2] as const;
export type Ending = typeof PLAYING | typeof LAST | typeof OVER;

export type Verb =
  | { readonly verb: 'deal'; readonly n: number }
  | { readonly verb: 'rounds' }
  | { readonly verb: 'act' };
export type State = EngineState<Table, Verb>;
export type View = EngineView<Table, Verb>;

/** NW-4.2: what the lights that are straight are worth, and a point more for each place that has one. */
export function pointsOf({ players, turned }: Table, seat: Seat): number {
  const shining = players[seat].lit.filter((card) => turned[card] === 0).map((card) => FACES[card]);
  const places = new Set(shining.map(({ place }) => place));
  return shining.reduce((sum, { points }) => sum + points, places.size);
}

/** What everybody knows of each card: the lights that are lit, and their own hands. */
export function know(s: State): void {
  s.table.players.forEach(({ hand, lit }, seat) => {
    for (const card of hand) show(s, card, bit(seat));
    for (const card of lit) show(s, card, EVERYBODY);
  });
}

const rising = (a: Card, b: Card): number => a - b;

export const SIGHT: Pick<Game<Table, Verb, unknown>, 'clone' | 'cross' | 'imagine' | 'result'> = {
  clone: ({ deck, players, turned, round, ending }) => ({
    deck: deck.slice(),
    players: players.map(({ oil, hand, lit }) => ({ oil, hand: hand.slice(), lit: lit.slice() })),
    turned: turned.slice(),
    round,
    ending,
  }),
  cross(t, _, knows) {
    const view = SIGHT.clone(t);
    const hide = (card: Card): Card => (knows(card) ? card : UNKNOWN);
    view.deck = view.deck.map(hide);
    for (const p of view.players) p.hand = p.hand.map(hide).sort(rising);
    return view;
  },
  /** What a seat does not know is in the deck or in somebody's hand. */
  imagine(_, s, dice) {
    const { table } = s;
    const unknown = CARDS.filter((card) => s.known[card] === 0);
    const fill = (card: Card): Card => (card >= 0 ? card : unknown.splice(dice(unknown.length), 1)[0]);
    table.deck = table.deck.map(fill);
    for (const p of table.players) p.hand = p.hand.map(fill).sort(rising);
    know(s);
  },
  /** NW-4.3: of several with the most points, whoever has most oil. */
  result(t) {
    if (t.ending !== OVER) return null;
    const points = t.players.map((_, seat) => pointsOf(t, seat));
    const rank = t.players.map(({ oil }, seat) => points[seat] * 1000 + oil);
    const winners: Seat[] = rank.flatMap((n, seat) => (n === Math.max(...rank) ? [seat] : []));
    return { points, winners };
  },
};
