/** What is still to be done, as verbs see it. */
import { type Card, type Frame, NONE, type Seat, type State } from './game.ts';

export function frame<V>(verbs: readonly V[], seat: Seat, from: Card, it: Card, n: number): Frame<V> {
  return { verbs, at: 0, seat, from, it, n, held: NONE };
}

/** To be done next, before what was already to be done. Of two lists, push first what comes second. */
export function push<T, V>(
  s: State<T, V>,
  verbs: readonly V[],
  seat: Seat,
  from: Card = NONE,
  it: Card = NONE,
  n = 0,
): void {
  const stack = s.line === NONE ? s.stack : s.lines[s.line];
  stack.push(frame(verbs, seat, from, it, n));
}

/** The verb that is running comes again: a loop is a verb that repeats itself until it has nothing more to do. */
export function again<V>(f: Frame<V>): void {
  f.at--;
}

/** Every seat does this at the same time, each at its own pace; then play goes on. */
export function together<T, V>(s: State<T, V>, seats: number, verbs: readonly V[]): void {
  s.lines = new Array(seats);
  for (let seat = 0; seat < seats; seat++) s.lines[seat] = [frame(verbs, seat, NONE, NONE, 0)];
}
