/** Whether a cost can be begun: every part of it, before any of it is paid (EV-A.19). */
import { can, frame, NONE } from '@gloaming/engine';
import { COSTS } from './costs.ts';
import type { Reason } from './reasons.ts';
import type { Card, Frame, Seat, Seen } from './state.ts';
import type { CostVerb } from './verbs.ts';

/** Who asks why not is told of every part that cannot be paid. */
export function canBegin(s: Seen, cost: readonly CostVerb[], seat: Seat, from: Card, why?: Reason[]): boolean {
  if (cost.length === 0) return true;
  const supposed: Frame = frame(cost, seat, from, NONE, 0);
  let all = true;
  for (const verb of cost) {
    if (can(COSTS, s, verb, supposed, why)) continue;
    if (why === undefined) return false;
    all = false;
  }
  return all;
}
