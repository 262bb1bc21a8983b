/** What lies on the table, what happens there, what a seat sees of it, what the rest could be, and who has won. */
import { bit, type Card, type State as EngineState, EVERYBODY, type Game, NONE, show, UNKNOWN } from '@gloaming/engine';

/** The top of the deck is its last card. Hands are rising, so that nothing can be read from their order. */
export interface Table {
  deck: Card[];
  turnedUp: Card;
  hands: Card[][];
  bids: Card[];
  points: number[];
}
export type Verb =
  | { readonly verb: 'deal'; readonly n: number }
  | { readonly verb: 'dusks' }
  | { readonly verb: 'bids' }
  | { readonly verb: 'bid' }
  | { readonly verb: 'compare' }
  | { readonly verb: 'keepOrDraw' }
  | { readonly verb: 'draw'; readonly n: number };
export type State = EngineState<Table, Verb>;
export { insert, remove } from '@gloaming/engine';
export type { Card };
export const CARDS: readonly Card[] = Array.from({ length: 30 }, (_, card) => card);
export const numberOf = (card: Card): number => card + 1;
const rising = (a: Card, b: Card): number => a - b;

export const SIGHT: Pick<Game<Table, Verb, unknown>, 'clone' | 'cross' | 'imagine' | 'result'> = {
  clone(t) {
    const hands = t.hands.map((hand) => [...hand]);
    return { deck: [...t.deck], turnedUp: t.turnedUp, hands, bids: [...t.bids], points: [...t.points] };
  },
  /** Hands are put in order again: the place of a card that cannot be seen would tell something of its number. */
  cross(t, _, knows) {
    const hide = (card: Card): Card => (knows(card) ? card : UNKNOWN);
    return { ...SIGHT.clone(t), deck: t.deck.map(hide), hands: t.hands.map((hand) => hand.map(hide).sort(rising)) };
  },
  /** What a seat does not know is in the deck or in somebody's hand; what it knows and nobody holds, all know. */
  imagine(_, s, dice) {
    const unknown = CARDS.filter((card) => s.known[card] === 0);
    const fill = (card: Card): Card => (card >= 0 ? card : unknown.splice(dice(unknown.length), 1)[0]);
    s.table.deck = s.table.deck.map(fill);
    s.table.hands = s.table.hands.map((hand) => hand.map(fill).sort(rising));
    const held = s.table.hands.flat();
    for (const card of CARDS) if (s.known[card] !== 0 && !held.includes(card)) show(s, card, EVERYBODY);
    for (const [seat, hand] of s.table.hands.entries()) for (const card of hand) show(s, card, bit(seat));
  },
  result({ deck, turnedUp, points }) {
    if (deck.length > 0 || turnedUp !== NONE) return null;
    return { points: [...points], winners: points.flatMap((n, seat) => (n === Math.max(...points) ? [seat] : [])) };
  },
};
