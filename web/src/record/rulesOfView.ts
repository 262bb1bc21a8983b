/**
 * A view belongs to the rules of its table, which need not be those of today. It takes them along, unseen: whoever plays on from it, asks
 * what could be done or puts that into words does it by them.
 */
import type { Verb, View } from '@gloaming/engine';
import type { Playable } from '@gloaming/engine/session';

/** By the table of a view, which stays the same where a view is copied. */
const PLAYABLES = new WeakMap<object, unknown>();

export function takeRulesAlong<T, V extends Verb, O>(view: View<T, V>, playable: Playable<T, V, O>): void {
  PLAYABLES.set(view.table as object, playable);
}
/** Those of today for a view that has taken none along. */
export const rulesOfView = <T, V extends Verb, P extends Playable<T, V, never>>(view: View<T, V>, today: P): P =>
  (PLAYABLES.get(view.table as object) as P | undefined) ?? today;
