/** Whether a cost can be begun: every part of it, before any of it is paid (EV-A.19). */
import { can, frame, NONE } from '@gloaming/engine';
import { COSTS } from './costs.ts';
import type { Card, Seat, Seen, Step } from './state.ts';
import type { CostVerb } from './verbs.ts';

export function canBegin(s: Seen, cost: readonly CostVerb[], seat: Seat, from: Card): boolean {
  if (cost.length === 0) return true;
  const supposed: Step = frame(cost, seat, from, NONE, 0);
  return cost.every((verb) => can(COSTS, s, verb, supposed));
}
