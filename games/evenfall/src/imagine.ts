/** What the rest of the table could be, for all that a seat can see. */
import type { Dice } from '@gloaming/engine';
import { CARDS, FIRST_RITUAL, PLACE_DECK } from './cards/index.ts';
import { knowledgeOf } from './knowledge.ts';
import type { Card, State, View } from './state.ts';

const pick = (from: Card[], dice: Dice): Card => from.splice(dice(from.length), 1)[0];

/** Every card that the view shows nowhere lies in a hidden place, of the shuffle that it was last in. */
export function imagine(_view: View, s: State, dice: Dice): void {
  const t = s.table;
  const isShown: boolean[] = new Array(CARDS).fill(false);
  const show = (pile: readonly Card[]): void => {
    for (const card of pile) if (card >= 0) isShown[card] = true;
  };
  for (const pile of [t.discards, t.removed, t.mainDeck, t.placeDeck, t.ritualOn]) show(pile);
  for (const { spots } of t.regions) show(spots);
  for (const p of t.players) for (const pile of [p.hand, p.outer, p.inner, p.specialists, p.council]) show(pile);
  const byBatch: Card[][] = Array.from({ length: t.shuffles + 1 }, () => []);
  for (let card = FIRST_RITUAL; card < CARDS; card++) if (!isShown[card]) byBatch[t.batch[card]].push(card);
  const places: Card[] = [];
  for (let card = 0; card < PLACE_DECK; card++) if (!isShown[card]) places.push(card);
  const fill = (card: Card): Card => (card >= 0 ? card : pick(byBatch[-1 - card], dice));
  for (const p of t.players) if (p.hand.some((card) => card < 0)) p.hand = p.hand.map(fill).sort((a, b) => a - b);
  t.mainDeck = t.mainDeck.map(fill);
  t.placeDeck = t.placeDeck.map((card) => (card >= 0 ? card : pick(places, dice)));
  s.known = knowledgeOf(t, s.stack);
  s.seen = s.known.slice();
}
