/** Whether a cost can be begun: every part of it, before any of it is paid (RA-6.2). */
import { can, NONE, type Unavailable } from '@gloaming/engine';
import { FACES } from './cards/index.ts';
import type { Choices } from './choices.ts';
import { COSTS } from './costs.ts';
import { canPay } from './essences.ts';
import { refuseOthers } from './others.ts';
import { IS_TURNED, lacksEssences, type Reason, type RuleNumber } from './reasons.ts';
import type { Card, Power, Seat, Seen, Step } from './state.ts';
import type { CostVerb, Verb } from './verbs.ts';

/** Asked about, not played: who would do it, from which card. */
const supposed: Step = { verbs: [], at: 0, seat: 0, from: NONE, it: NONE, n: 0, held: NONE };

const isOfCost = (verb: Verb): verb is CostVerb => verb.verb in COSTS;

export function canBegin(s: Seen, verbs: readonly Verb[], seat: Seat, from: Card): boolean {
  for (let i = 0; i < verbs.length; i++) {
    const verb = verbs[i];
    // The two commonest parts of a cost are looked at here alone, without the way through the table of verbs.
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

/** All that is missing to begin it. */
export function whyNotBegin(s: Seen, verbs: readonly Verb[], seat: Seat, from: Card): Reason[] {
  const why: Reason[] = [];
  supposed.seat = seat;
  supposed.from = from;
  for (const verb of verbs)
    if (verb.verb === 'turn') {
      if (s.table.turned[from] === 1) why.push(IS_TURNED);
    } else if (verb.verb === 'pay') why.push(...lacksEssences(s.table.players[seat].pool, verb.cost, 'RA-6.2'));
    else if (isOfCost(verb)) can(COSTS, s, verb, supposed, why);
  return why;
}

/** A power of a straight component, or one that straightens its own (RA-7.2). */
export function canUse(s: Seen, power: Power, seat: Seat, card: Card): boolean {
  return (power.evenTurned || s.table.turned[card] === 0) && canBegin(s, power.cost, seat, card);
}

export function whyNotUse(s: Seen, power: Power, seat: Seat, card: Card): Reason[] {
  const why = whyNotBegin(s, power.cost, seat, card);
  if (power.evenTurned || s.table.turned[card] === 0) return why;
  return [IS_TURNED, ...why.filter((reason) => reason !== IS_TURNED)];
}

/** What is reacted to: a dragon's attack is a loss of life, too. */
export type Trigger = 'lifeLoss' | 'dragon' | 'check';
const reactsTo = (to: Trigger, trigger: Trigger): boolean =>
  to === trigger || (to === 'lifeLoss' && trigger === 'dragon');

/** A reaction may be used while turned, unless its cost is to turn (RA-7.5). */
export function reactionOf(s: Seen, seat: Seat, card: Card, trigger: Trigger): Power | undefined {
  for (const reaction of FACES[card].reactions)
    if (reactsTo(reaction.to, trigger) && canBegin(s, reaction.cost, seat, card)) return reaction;
  return undefined;
}
/** Why a component does not react: for want of a reaction, or of what it costs. */
function whyNoReaction(s: Seen, seat: Seat, card: Card, trigger: Trigger): readonly Reason[] {
  if (reactionOf(s, seat, card, trigger) !== undefined) return [];
  const fitting = FACES[card].reactions.filter(({ to }) => reactsTo(to, trigger));
  if (fitting.length === 0) return [{ reason: 'doesNotReact', rule: REACTING[trigger] }];
  return fitting.flatMap(({ cost }) => whyNotBegin(s, cost, seat, card));
}
const REACTING: Readonly<Record<Trigger, RuleNumber>> = { lifeLoss: 'RA-7.7', dragon: 'RA-7.7', check: 'RA-9.6' };
type Answer = Choices['suffer' | 'reactToCheck'];
export function refuseReacting(s: Seen, seat: Seat, trigger: Trigger, out: Unavailable<Answer, Reason>[]): void {
  const why = (card: Card): readonly Reason[] => whyNoReaction(s, seat, card, trigger);
  const about = (card: Card): Answer => ({ does: 'react', card });
  refuseOthers(s.table, seat, { where: 'play', rule: REACTING[trigger], about, why }, out);
}
