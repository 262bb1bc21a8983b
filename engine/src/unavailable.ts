/** What rules note about a choice that cannot be made now. They do so only where somebody asks: who just plays passes no list. */
import type { Choice, Reason, Unavailable } from './game.ts';

/** Nothing, if nothing stands against it: then it is an option. */
export function noteUnavailable<C extends Choice, R extends Reason>(
  choice: C,
  why: readonly R[],
  out: Unavailable<C, R>[],
): void {
  if (why.length > 0) out.push({ choice, why });
}

/** The end of a condition that fails: `isReady || noBecause(why, USED)`. */
export function noBecause<R extends Reason>(why: R[] | undefined, reason: R): false {
  why?.push(reason);
  return false;
}

/** All that stands against something, from a rule that notes it: `whyNot((why) => canPlay(s, seat, card, why))`. */
export function whyNot<R extends Reason>(rule: (why: R[]) => unknown): R[] {
  const why: R[] = [];
  rule(why);
  return why;
}
