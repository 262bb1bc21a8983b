/** The cards that lie beside one: in the same zone of the table, in the order in which they lie there. */
import type { Card } from '@gloaming/engine';
import { cardOf, type Target } from './target.ts';

export interface Neighbours {
  readonly before: Card | null;
  readonly after: Card | null;
}
const ALONE: Neighbours = { before: null, after: null };

export function neighboursOf(target: Target | null): Neighbours {
  const card = cardOf(target);
  if (card === null) return ALONE;
  const it = document.querySelector(`main [data-card="${card}"]`);
  const zone = it?.closest('[data-zone]') ?? it?.parentElement;
  const lying = [...(zone?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].map(({ dataset }) =>
    Number(dataset.card),
  );
  const at = lying.indexOf(card);
  return at < 0 ? ALONE : { before: lying[at - 1] ?? null, after: lying[at + 1] ?? null };
}
