/** Drawing, discarding and taking Places, with what each seat comes to know. */
import { bit, EVERYBODY, forget, NONE, remove, show, shuffle } from '@gloaming/engine';
import { design } from './cards/index.ts';
import { heard, tell } from './news.ts';
import type { Card, Seat, State } from './state.ts';
import { happened } from './triggers.ts';

/** The top of the Main deck; the discard pile becomes the deck when it is empty (EV-A.17). */
export function popMain(s: State): Card | undefined {
  const t = s.table;
  if (t.mainDeck.length === 0 && t.discards.length > 0) {
    t.mainDeck = t.discards;
    t.discards = [];
    t.shuffles++;
    shuffle(s.chance, t.mainDeck);
    t.batch = t.batch.slice();
    for (const card of t.mainDeck) {
      forget(s, card);
      s.seen[card] = 0;
      t.batch[card] = t.shuffles;
    }
    if (heard()) tell({ news: 'reshuffled' });
  }
  return t.mainDeck.pop();
}

/**
 * A hand rises by design. Of two copies the one drawn first comes first and is the one offered: which number it has was chance,
 * so whoever sees it cannot tell whether there is another.
 */
export function takeInHand(hand: Card[], card: Card): void {
  let i = hand.length;
  while (i > 0 && design(hand[i - 1]) > design(card)) i--;
  hand.splice(i, 0, card);
}

export function drawCards(s: State, seat: Seat, n: number): void {
  const drawn: Card[] = [];
  for (let i = 0; i < n; i++) {
    const card = popMain(s);
    if (card === undefined) break;
    show(s, card, bit(seat));
    takeInHand(s.table.players[seat].hand, card);
    drawn.push(card);
  }
  if (heard() && drawn.length > 0) tell({ news: 'drew', seat, cards: drawn });
}

export function discardCard(s: State, seat: Seat, card: Card): void {
  remove(s.table.players[seat].hand, card);
  s.table.discards.push(card);
  show(s, card, EVERYBODY);
  if (heard()) tell({ news: 'discarded', seat, card });
  happened(s, 'discard', seat, card);
}

/** EV-A.18: with no Place left nothing happens. */
export function popPlace(s: State): Card | undefined {
  const card = s.table.placeDeck.pop();
  if (card !== undefined) show(s, card, EVERYBODY);
  return card;
}

/** Empty spots only (EV-A.20). */
export function fillSpots(s: State, region: number): void {
  const { spots } = s.table.regions[region];
  for (let i = 0; i < spots.length; i++) {
    if (spots[i] !== NONE) continue;
    const card = popPlace(s);
    if (card === undefined) return;
    spots[i] = card;
    if (heard()) tell({ news: 'revealedPlace', region, card });
  }
}
