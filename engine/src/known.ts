/** Who knows which card: views, crossed news and the reach of undo all follow from this, so nothing declares a secret. */
import { type Card, type Seat, SPECTATOR, type State } from './game.ts';

/** A spectator has a bit of their own, above those of the seats. */
const SPECTATOR_BIT = 1 << 8;
export const bit = (seat: Seat): number => (seat === SPECTATOR ? SPECTATOR_BIT : 1 << seat);
export const EVERYBODY = SPECTATOR_BIT | 0xff;

export function show<T, V>(s: State<T, V>, card: Card, seats: number): void {
  s.known[card] |= seats;
  s.seen[card] |= seats;
}

/** After a shuffle, or when somebody reordered cards unseen: only `seats` still know where it lies. */
export function forget<T, V>(s: State<T, V>, card: Card, seats = 0): void {
  s.known[card] &= seats;
}
