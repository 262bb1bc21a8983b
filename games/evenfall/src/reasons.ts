/**
 * Why something cannot be done just now, as data: what is missing and how much, what has been used, what it is or whose; and
 * the rule that says so. Made only where somebody asks.
 */
import { lackOf, type Seat } from '@gloaming/engine';
import { type Amounts, type Cost, NO_RESOURCES, size } from './goods.ts';
import type { Figure } from './nouns.ts';

/** As docs/rules/evenfall.md numbers them. */
export type RuleNumber = `EV-${string}`;

export type Reason =
  // What is missing: whoever has it is not held up by this any more.
  /** `n` resources out of these, which are no more than `n` unless a discount leaves several ways; and all the Mana. */
  | { readonly reason: 'lacksGoods'; readonly rule: RuleNumber; readonly n: number; readonly of: Cost }
  /** One of these. */
  | { readonly reason: 'lacksForCatalyst'; readonly rule: RuleNumber; readonly of: readonly Cost[] }
  | { readonly reason: 'lacksCards'; readonly rule: RuleNumber; readonly n: number }
  | { readonly reason: 'lacksWitches'; readonly rule: RuleNumber; readonly n: number }
  /** In the reserve: a Witch; where Elders work, an Elder does, too. */
  | { readonly reason: 'lacksFigure'; readonly rule: RuleNumber; readonly elders: boolean }
  | { readonly reason: 'lacksFreePlace'; readonly rule: RuleNumber }
  | { readonly reason: 'lacksBuildingSpace'; readonly rule: RuleNumber }
  | { readonly reason: 'lacksStone'; readonly rule: RuleNumber }
  | { readonly reason: 'lacksSteps'; readonly rule: RuleNumber; readonly n: number }
  /** Null for either. */
  | { readonly reason: 'noFigureThere'; readonly rule: RuleNumber; readonly figure: Figure | null }
  // What has been used.
  | { readonly reason: 'mainActionDone'; readonly rule: RuleNumber }
  | { readonly reason: 'tokenUsed'; readonly rule: RuleNumber }
  | { readonly reason: 'usedThisRound'; readonly rule: RuleNumber }
  | { readonly reason: 'spaceTaken'; readonly rule: RuleNumber }
  | { readonly reason: 'stoneSpaceUsed'; readonly rule: RuleNumber }
  | { readonly reason: 'hasRitual'; readonly rule: RuleNumber }
  | { readonly reason: 'hasStone'; readonly rule: RuleNumber }
  | { readonly reason: 'isFull'; readonly rule: RuleNumber }
  | { readonly reason: 'isBorrowed'; readonly rule: RuleNumber }
  // What it is, where it lies, and whose it is.
  | { readonly reason: 'worksByItself'; readonly rule: RuleNumber; readonly when: Working }
  | { readonly reason: 'notYours'; readonly rule: RuleNumber; readonly owner: Seat }
  | { readonly reason: 'isYours'; readonly rule: RuleNumber }
  | { readonly reason: 'isDiscovered'; readonly rule: RuleNumber }
  | { readonly reason: 'notDiscovered'; readonly rule: RuleNumber }
  | { readonly reason: 'inInnerCircle'; readonly rule: RuleNumber }
  | { readonly reason: 'inOuterCircle'; readonly rule: RuleNumber }
  | { readonly reason: 'inOtherRegion'; readonly rule: RuleNumber }
  | { readonly reason: 'notASpecialist'; readonly rule: RuleNumber }
  | { readonly reason: 'otherIcon'; readonly rule: RuleNumber }
  | { readonly reason: 'sameName'; readonly rule: RuleNumber }
  | { readonly reason: 'wouldDoNothing'; readonly rule: RuleNumber }
  | { readonly reason: 'beyondChange'; readonly rule: RuleNumber; readonly by: number }
  /** A person, as neither; one of the two would do. */
  | { readonly reason: 'inNoRole'; readonly specialist: readonly Reason[]; readonly council: readonly Reason[] }
  // How answers are given: no rule of the game.
  /** What is chosen one by one is chosen in one order. */
  | { readonly reason: 'passedOver' }
  | { readonly reason: 'notInCost' }
  | { readonly reason: 'leavesTooLittle' }
  /** Of two copies only one is offered. */
  | { readonly reason: 'otherCopy' };

/** When an effect comes that nobody has to use. */
export type Working = 'atOnce' | 'always' | 'battle' | 'roundEnd' | 'gameEnd';

interface Purse {
  readonly resources: Amounts;
  readonly mana: number;
}
/** What is missing for a price of which only so many resources are left to pay. */
export function missingFor(p: Purse, price: Cost, left: number = size(price)): { n: number; of: Cost } {
  const { n, kinds, any } = lackOf(p.resources, price.fixed, price.any, left) ?? { n: 0, kinds: NO_RESOURCES, any: 0 };
  return { n, of: { fixed: kinds, any, mana: Math.max(0, price.mana - p.mana) } };
}
/** None where nothing is missing. */
export function lacksGoods(p: Purse, price: Cost, rule: RuleNumber, left?: number): Reason[] {
  const missing = missingFor(p, price, left);
  return missing.n + missing.of.mana === 0 ? [] : [{ reason: 'lacksGoods', rule, ...missing }];
}

export const MAIN_ACTION_DONE: Reason = { reason: 'mainActionDone', rule: 'EV-8.2' };
export const IS_DISCOVERED: Reason = { reason: 'isDiscovered', rule: 'EV-9.1' };
export const NOT_DISCOVERED: Reason = { reason: 'notDiscovered', rule: 'EV-9.1' };
export const IS_FULL: Reason = { reason: 'isFull', rule: 'EV-13.1' };
export const PASSED_OVER: Reason = { reason: 'passedOver' };
export const OTHER_COPY: Reason = { reason: 'otherCopy' };
export const notYours = (owner: Seat): Reason => ({ reason: 'notYours', rule: 'EV-5.4', owner });
