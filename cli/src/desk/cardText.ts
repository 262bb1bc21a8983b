/** What a card says, on a page. */
import type { Card, CardText, Telling } from '@gloaming/engine';
import { matching } from '../base/matching.ts';
import { type Paint, wrap } from '../base/page.ts';

export interface Found {
  card: Card;
  label: string;
}

export function findCards<T, V>(telling: Telling<T, V>, cards: number, typed: string): Found[] {
  // Copies of a card say the same: one of them is enough.
  const all = new Map<string, Found>();
  for (let card = 0; card < cards; card++) {
    const text = telling.card(card);
    const said = JSON.stringify(text);
    if (!all.has(said)) all.set(said, { card, label: text.name });
  }
  return matching([...all.values()], typed);
}

export function cardLines({ name, kind, cost, points, lines }: CardText, width: number, paint: Paint): string[] {
  const facts = [kind, cost, points].filter((fact) => fact !== '').join(' · ');
  return [
    ...wrap(`${paint('bold', name)}  ${paint('dim', facts)}`, width, 2),
    ...lines.flatMap((line) => wrap(`  ${line}`, width, 4)),
  ];
}
