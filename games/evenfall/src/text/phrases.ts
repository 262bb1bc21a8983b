/** What every language does with lists, numbers and goods. */
import { noun } from '@gloaming/engine';
import { type Amounts, type Cost, type Goods, type Kind, RESOURCES } from '../goods.ts';

/** How a language counts each good. */
export interface Counting {
  resource(n: number, kind: Kind): string;
  any(n: number): string;
  mana(n: number): string;
  cards(n: number): string;
  points(n: number): string;
}

/** How a language counts goods, each as what a token can stand for. */
export const drawn = (say: Counting): Counting => ({
  resource: (n, kind) => noun(RESOURCES[kind], n, say.resource(n, kind)),
  any: (n) => noun('any', n, say.any(n)),
  mana: (n) => noun('mana', n, say.mana(n)),
  cards: say.cards,
  points: (n) => noun('points', n, say.points(n)),
});

/** A part of a list, left out if there are none. */
export const some = (n: number, say: (n: number) => string): string[] => (n === 0 ? [] : [say(n)]);
const eachResource = (what: Amounts, say: (n: number, kind: Kind) => string): string[] =>
  what.flatMap((n, kind) => some(n, () => say(n, kind)));

export const eachPart = (cost: Cost, say: Counting): string[] => [
  ...eachResource(cost.fixed, say.resource),
  ...some(cost.any, say.any),
  ...some(cost.mana, say.mana),
];
/** Cards are drawn, not gained, so they stand apart. */
const eachGain = (goods: Goods, say: Counting): string[] => [
  ...eachResource(goods.resources, say.resource),
  ...some(goods.any, say.any),
  ...some(goods.mana, say.mana),
  ...some(goods.points, say.points),
];
export const eachGood = (goods: Goods, say: Counting): string[] => [
  ...eachGain(goods, say),
  ...some(goods.cards, say.cards),
];

/** "gain 1 Herb and draw 1 card"; a longer list of gains is a clause of its own. */
export function gaining(
  goods: Goods,
  say: Counting,
  verbs: { gain(what: string): string; draw(cards: string): string; and(parts: readonly string[]): string },
): string {
  const gains = eachGain(goods, say);
  const clauses = [...(gains.length === 0 ? [] : [verbs.gain(verbs.and(gains))])];
  if (goods.cards > 0) clauses.push(verbs.draw(say.cards(goods.cards)));
  return gains.length > 1 ? clauses.join('; ') : verbs.and(clauses);
}
