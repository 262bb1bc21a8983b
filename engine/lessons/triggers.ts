/** When a teacher speaks: conditions on what is asked and on news, made of few words. */
import type { Card, Choice, Verb } from '../src/index.ts';
import type { Question } from './question.ts';

/** Part of a choice: every choice that agrees in all that is named is meant. */
export type Meant<C extends Choice> = C extends Choice ? Pick<C, 'does'> & Partial<Omit<C, 'does'>> : never;

export function isMeant<C extends Choice>(meant: Meant<C>, about: C): boolean {
  const has = about as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(meant).every(([name, value]) => has[name] === value);
}

export type Trigger<T, V extends Verb, C extends Choice> = (q: Question<T, V, C>) => boolean;

/** The option that is meant, of the first of these that is one; null where none is. */
export function optionMeant<T, V extends Verb, C extends Choice>(
  { offers }: Question<T, V, C>,
  meant: readonly Meant<C>[],
): number | null {
  for (const each of meant) {
    const found = offers.find(({ about }) => isMeant(each, about));
    if (found !== undefined) return found.option;
  }
  return null;
}

/** The words of which conditions are made, for a game's own verbs and choices. */
export function triggers<T, V extends Verb, C extends Choice>() {
  type When = Trigger<T, V, C>;
  return {
    /** This is asked; where a card is named, by it. */
    asked:
      (verb: V['verb'], from?: Card): When =>
      (q) =>
        q.verb === verb && (from === undefined || q.from === from),
    /** One of these is among the options. */
    can:
      (...meant: Meant<C>[]): When =>
      (q) =>
        optionMeant(q, meant) !== null,
    /** Nothing else is among them. */
    onlyCan:
      (...does: C['does'][]): When =>
      (q) =>
        q.offers.every(({ about }) => does.includes(about.does)),
    inRound:
      (first: number, last: number = Number.POSITIVE_INFINITY): When =>
      (q) =>
        q.round >= first && q.round <= last,
    all:
      (...conditions: When[]): When =>
      (q) =>
        conditions.every((holds) => holds(q)),
    any:
      (...conditions: When[]): When =>
      (q) =>
        conditions.some((holds) => holds(q)),
    not:
      (condition: When): When =>
      (q) =>
        !condition(q),
  };
}
