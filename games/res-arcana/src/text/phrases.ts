/** What every language does with lists, numbers and kinds of essences. */
import { noun } from '@gloaming/engine';
import { type Amounts, ANY, type Cost, ESSENCES, hasKind, KINDS, type Kind, type KindSet } from '../essences.ts';
import { FOR_FREE, type Verb } from '../verbs.ts';

/** A part of a list, left out if there are none. */
export const some = (n: number, what: string): string[] => (n === 0 ? [] : [`${n} ${what}`]);

/** An essence, and so many of it: what a token can stand for. */
export const essenceNoun = (kind: Kind, n: number | string, text: string): string => noun(ESSENCES[kind], n, text);
/** Any essences, in whatever words; and points. */
export const anyNoun = (n: number, text: string): string => noun('any', n, text);
export const pointsNoun = (n: number, text: string): string => noun('points', n, text);

/** Each kind there is some of, said with its number. */
export function eachAmount(what: Amounts, say: (n: number, kind: Kind) => string): string[] {
  return what.flatMap((n, kind) => (n === 0 ? [] : [say(n, kind)]));
}
/** The fixed part of a cost, then the part that may be anything. */
export function eachPart(
  cost: Cost,
  say: (n: number, kind: Kind) => string,
  any: (n: number, kinds: KindSet) => string,
): string[] {
  return [...eachAmount(cost.fixed, say), ...(cost.any === 0 ? [] : [any(cost.any, ANY)])];
}

export const kindsIn = (kinds: KindSet): Kind[] =>
  Array.from({ length: KINDS }, (_, kind) => kind).filter((kind) => hasKind(kinds, kind));
/** The kinds a choice leaves out: "any but gold". */
export const kindsNotIn = (kinds: KindSet): Kind[] => kindsIn(ANY & ~kinds);
/** The only kind, where there is no choice. */
export function onlyKind(kinds: KindSet): Kind | null {
  const all = kindsIn(kinds);
  return all.length === 1 ? all[0] : null;
}

/** What may be gained, where a choice is only between gains: "gain 1 calm or 1 elan" says "gain" once. */
export function gainsOf(choices: readonly (readonly Verb[])[]): Amounts[] | null {
  const gains = choices.flatMap(([verb, more]) => (verb?.verb === 'gain' && more === undefined ? [verb.what] : []));
  return gains.length === choices.length ? gains : null;
}

/** How a placing power changes the price. */
export type PriceCut = 'full' | 'less' | 'free';
export const priceCut = (less: number): PriceCut => (less === 0 ? 'full' : less >= FOR_FREE ? 'free' : 'less');
