/** What a card says, on a page. */
import type { Card, CardText, Telling } from '@gloaming/engine';
import { matching } from './narrowing.ts';
import { type Paint, wrap } from './page.ts';

export interface Found {
  card: Card;
  label: string;
}

export function findCards<T, V>(telling: Telling<T, V>, cards: number, typed: string): Found[] {
  const all = Array.from({ length: cards }, (_, card) => ({ card, label: telling.card(card).name }));
  return matching(all, typed);
}

export function cardLines({ name, kind, cost, points, lines }: CardText, width: number, paint: Paint): string[] {
  const facts = [kind, cost, points].filter((fact) => fact !== '').join(' · ');
  return [
    ...wrap(`${paint('bold', name)}  ${paint('dim', facts)}`, width, 2),
    ...lines.flatMap((line) => wrap(`  ${line}`, width, 4)),
  ];
}
