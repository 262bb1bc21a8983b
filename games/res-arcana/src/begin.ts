/** Whether a cost can be begun: every part of it, before any of it is paid (RA-6.2). */
import { can, NONE, type Unavailable, whyNot } from '@gloaming/engine';
import { FACES } from './cards/index.ts';
import type { Choices } from './choices.ts';
import { COSTS } from './costs.ts';
import { canPay } from './essences.ts';
import { refuseOthers } from './others.ts';
import { IS_TURNED, lacksEssences, type Reason, type RuleNumber } from './reasons.ts';
import type { Card, Frame, Power, Seat, Seen } from './state.ts';
import type { CostVerb, Verb } from './verbs.ts';

/** Asked about, not played: who would do it, from which card. */
const supposed: Frame = { verbs: [], at: 0, seat: 0, from: NONE, it: NONE, n: 0, held: NONE };

const isOfCost = (verb: Verb): verb is CostVerb => verb.verb in COSTS;

/** Who asks why not is told of every part that cannot be paid. */
export function canBegin(s: Seen, verbs: readonly Verb[], seat: Seat, from: Card, why?: Reason[]): boolean {
  let all = true;
  for (let i = 0; i < verbs.length; i++) {
    const verb = verbs[i];
    // The two commonest parts of a cost are looked at here alone, without the way through the table of verbs.
    if (verb.verb === 'turn') {
      if (s.table.turned[from] === 0) continue;
      why?.push(IS_TURNED);
    } else if (verb.verb === 'pay') {
      const { pool } = s.table.players[seat];
      if (canPay(pool, verb.cost)) continue;
      why?.push(...lacksEssences(pool, verb.cost, 'RA-6.2'));
    } else {
      if (!isOfCost(verb)) continue;
      supposed.seat = seat;
      supposed.from = from;
      if (can(COSTS, s, verb, supposed, why)) continue;
    }
    if (why === undefined) return false;
    all = false;
  }
  return all;
}

/** A power of a straight component, or one that straightens its own (RA-7.2). Who asks why not is told of all that stands against it. */
export function canUse(s: Seen, power: Power, seat: Seat, card: Card, why?: Reason[]): boolean {
  if (power.evenTurned || s.table.turned[card] === 0) return canBegin(s, power.cost, seat, card, why);
  if (why === undefined) return false;
  const others = whyNot<Reason>((lacks) => canBegin(s, power.cost, seat, card, lacks));
  why.push(IS_TURNED, ...others.filter((reason) => reason !== IS_TURNED));
  return false;
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
  return whyNot((why) => {
    for (const { cost } of fitting) canBegin(s, cost, seat, card, why);
  });
}
const REACTING: Readonly<Record<Trigger, RuleNumber>> = { lifeLoss: 'RA-7.7', dragon: 'RA-7.7', check: 'RA-9.6' };
type Answer = Choices['suffer' | 'reactToCheck'];
export function refuseReacting(s: Seen, seat: Seat, trigger: Trigger, out: Unavailable<Answer, Reason>[]): void {
  const why = (card: Card): readonly Reason[] => whyNoReaction(s, seat, card, trigger);
  const about = (card: Card): Answer => ({ does: 'react', card });
  refuseOthers(s.table, seat, { where: 'play', rule: REACTING[trigger], about, why }, out);
}
