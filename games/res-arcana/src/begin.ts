/** Whether a cost can be begun: every part of it, before any of it is paid (RA-6.2). */
import { can, NONE } from '@gloaming/engine';
import { FACES } from './cards/index.ts';
import { COSTS } from './costs.ts';
import { canPay } from './essences.ts';
import type { Card, Power, Seat, Seen, Step } from './state.ts';
import type { CostVerb, Verb } from './verbs.ts';

/** Asked about, not played: who would do it, from which card. */
const supposed: Step = { verbs: [], at: 0, seat: 0, from: NONE, it: NONE, n: 0, held: NONE };

const isOfCost = (verb: Verb): verb is CostVerb => verb.verb in COSTS;

export function canBegin(s: Seen, verbs: readonly Verb[], seat: Seat, from: Card): boolean {
  for (let i = 0; i < verbs.length; i++) {
    const verb = verbs[i];
    // The two commonest parts of a cost, without the way through the table of verbs.
    if (verb.verb === 'turn') {
      if (s.table.turned[from] === 1) return false;
    } else if (verb.verb === 'pay') {
      if (!canPay(s.table.players[seat].pool, verb.cost)) return false;
    } else if (isOfCost(verb)) {
      supposed.seat = seat;
      supposed.from = from;
      if (!can(COSTS, s, verb, supposed)) return false;
    }
  }
  return true;
}

/** A power of a straight component, or the one that straightens its own (RA-7.2). */
export function canUse(s: Seen, power: Power, seat: Seat, card: Card): boolean {
  return power.whileTurned === (s.table.turned[card] === 1) && canBegin(s, power.cost, seat, card);
}

/** A reaction may be used while turned, unless its cost is to turn (RA-7.5). */
export function reactionOf(s: Seen, seat: Seat, card: Card, dragon: boolean): Power | undefined {
  for (const reaction of FACES[card].reactions) {
    if (reaction.to === 'check' || (reaction.to === 'dragon' && !dragon)) continue;
    if (canBegin(s, reaction.cost, seat, card)) return reaction;
  }
  return undefined;
}
export function checkReactionOf(s: Seen, seat: Seat, card: Card): Power | undefined {
  return FACES[card].reactions.find(({ to, cost }) => to === 'check' && canBegin(s, cost, seat, card));
}
