/** What the options of a question that offers several kinds of things are about. */
import type { Choice } from './game.ts';

/** The options of a question that offers several kinds of things: numbered one kind after the other, from 0. */
export interface Numbered<C extends Choice> {
  /** By option, what it is about. */
  readonly choices: readonly C[];
  /** The first number of each kind: what is offered is this and the place among its kind. */
  readonly first: { readonly [D in C['does']]: number };
}

/** The order of the kinds is the order of their numbers, which records keep for ever. */
export function numbered<C extends Choice>(
  kinds: { readonly [D in C['does']]: readonly (C & { readonly does: D })[] },
): Numbered<C> {
  const choices: C[] = [];
  const first = {} as { [D in C['does']]: number };
  for (const does of Object.keys(kinds) as C['does'][]) {
    first[does] = choices.length;
    choices.push(...kinds[does]);
  }
  return { choices, first };
}

/** The same text for the same choice. */
export function canonical(choice: Choice): string {
  return JSON.stringify(Object.entries(choice).sort(([a], [b]) => (a < b ? -1 : 1)));
}
