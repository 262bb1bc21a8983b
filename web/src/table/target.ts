/** What can be meant on a table. */
import type { Card } from '@gloaming/engine';

/** Something on the table that can be pressed. */
export type Target =
  | `card:${Card}`
  | `kind:${number}`
  | `seat:${number}`
  | `region:${number}`
  | `stone:${number}`
  | 'deck'
  | 'token';

/** The card that something on the table is; null where it is none. */
export function cardOf(target: Target | null): Card | null {
  const found = /^card:(\d+)$/.exec(target ?? '');
  return found === null ? null : Number(found[1]);
}
