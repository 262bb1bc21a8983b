/**
 * Why something cannot be done just now, as data: what is missing and how much, what has been used, what it is or whose; and the rule
 * that says so. Made only where somebody asks.
 */
import { lackOf } from '@gloaming/engine';
import type { Amounts, Cost, KindSet } from './essences.ts';
import type { Card, Seat } from './state.ts';
import type { Destroyable, Tag, Zone } from './verbs.ts';

/** As docs/rules/res-arcana.md numbers them. */
export type RuleNumber = `RA-${number}.${number}`;

export type Reason =
  // What is missing: whoever has it is not held up by this any more.
  /** In the pool: `n` essences out of these, which are no more than `n` unless there are several ways. */
  | { readonly reason: 'lacksEssences'; readonly rule: RuleNumber; readonly n: number; readonly of: Cost }
  /** On the component itself. */
  | { readonly reason: 'lacksOnIt'; readonly rule: RuleNumber; readonly missing: Amounts }
  /** In play, besides the component that asks. */
  | { readonly reason: 'lacksToTurn'; readonly rule: RuleNumber; readonly tag: Tag }
  | { readonly reason: 'lacksToDestroy'; readonly rule: RuleNumber; readonly which: Destroyable }
  | { readonly reason: 'lacksCardInHand'; readonly rule: RuleNumber }
  | { readonly reason: 'noMonuments'; readonly rule: RuleNumber }
  | { readonly reason: 'noCards'; readonly rule: RuleNumber }
  // What has been used.
  | { readonly reason: 'isTurned'; readonly rule: RuleNumber }
  | { readonly reason: 'isStraight'; readonly rule: RuleNumber }
  // What it is, where it lies, and whose it is.
  | { readonly reason: 'worksByItself'; readonly rule: RuleNumber }
  | { readonly reason: 'onlyReacts'; readonly rule: RuleNumber }
  | { readonly reason: 'doesNotReact'; readonly rule: RuleNumber }
  | { readonly reason: 'swappedByPassing'; readonly rule: RuleNumber }
  | { readonly reason: 'notYours'; readonly rule: RuleNumber; readonly owner: Seat }
  | { readonly reason: 'ownPool'; readonly rule: RuleNumber }
  | { readonly reason: 'isNot'; readonly rule: RuleNumber; readonly what: Destroyable | Tag }
  | { readonly reason: 'isItself'; readonly rule: RuleNumber }
  | { readonly reason: 'onlyFrom'; readonly rule: RuleNumber; readonly where: Where }
  | { readonly reason: 'onlyKinds'; readonly rule: RuleNumber; readonly kinds: KindSet }
  // How answers are given: no rule of the game.
  /** Kinds are named in one order. */
  | { readonly reason: 'passedOver' }
  | { readonly reason: 'notInCost' }
  | { readonly reason: 'leavesTooLittle' }
  /** Components are asked about one by one, just now about this. */
  | { readonly reason: 'notAskedYet'; readonly card: Card };

/** Where cards lie that can be chosen: also in play, or among the magic items in the middle. */
export type Where = Zone | 'play' | 'items';

/** What a pool lacks for a cost of which only so much is left to pay; none where nothing is missing. */
export function lacksEssences(pool: Amounts, { fixed, any }: Cost, rule: RuleNumber, left?: number): Reason[] {
  const lack = lackOf(pool, fixed, any, left);
  if (lack === null) return [];
  return [{ reason: 'lacksEssences', rule, n: lack.n, of: { fixed: lack.kinds, any: lack.any } }];
}

export const IS_TURNED: Reason = { reason: 'isTurned', rule: 'RA-7.2' };
export const PASSED_OVER: Reason = { reason: 'passedOver' };
export const NO_MONUMENTS: Reason = { reason: 'noMonuments', rule: 'RA-5.3' };
