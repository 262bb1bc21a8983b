/**
 * Which shuffle a hidden card comes from, as far as the table can tell. Discards go below what is left of a deck (RA-7.10), so
 * everybody can follow a card by its shuffle, in the deck and in the hand. But whoever looks at cards of several shuffles puts
 * them back unseen (RA-7.11): from then on it is only known how many of each shuffle are in hand and on top together, and that
 * what was drawn earlier cannot come from later ones.
 *
 * `sure` says that: by shuffle, at least so many cards in hand are from it or from one before. That is all there is to know. A
 * card that is drawn from the top can be any of those there, so it adds nothing; a card that leaves the hand shows itself; and
 * before more cards come to lie on top, so many in hand must be old as the newer ones are too few for.
 */
import { type Dice, remove } from '@gloaming/engine';
import type { Card, Player, Seat, Table } from './state.ts';

const firstLooked = ({ deck, looked }: Player): number => deck.length - looked;

/** The top of a deck, at which its owner has looked. */
export const lookedAt = (p: Player): Card[] => p.deck.slice(firstLooked(p));

/** The owner looks at the first so many. */
export function lookAtDeck(t: Table, seat: Seat, n: number): Card[] {
  const p = t.players[seat];
  const mixed = [...p.hand, ...lookedAt(p)].map((card) => t.batch[card]);
  const top = p.deck.slice(-n);
  const newest = Math.max(...mixed, ...top.map((card) => t.batch[card]));
  p.sure = Array.from({ length: newest }, (_, shuffle) => {
    const newer = mixed.filter((from) => from > shuffle).length;
    return Math.max(p.sure[shuffle] ?? 0, p.hand.length - newer);
  });
  p.looked = Math.max(p.looked, top.length);
  return top;
}

export function takeFromDeck(p: Player): Card | undefined {
  if (p.looked > 0 && --p.looked === 0) p.sure = [];
  return p.deck.pop();
}

export function takeFromHand(t: Table, seat: Seat, card: Card): void {
  const p = t.players[seat];
  remove(p.hand, card);
  let least = 0;
  p.sure = p.sure.map((n, shuffle) => {
    least = Math.max(least, shuffle < t.batch[card] ? n : n - 1);
    return least;
  });
}

/** Of unknown cards in hand and on top, the view has the oldest in hand: where they do lie cannot be read from it. */
export function hideMixed(p: Player): void {
  if (p.looked === 0) return;
  const isUnknown = (card: Card): boolean => card < 0;
  const oldestFirst = [...p.hand, ...lookedAt(p)].filter(isUnknown).sort((a, b) => b - a);
  const next = (card: Card): Card => (isUnknown(card) ? (oldestFirst.shift() as Card) : card);
  p.hand = p.hand.map(next);
  for (let at = p.deck.length - 1; at >= firstLooked(p); at--) p.deck[at] = next(p.deck[at]);
}

/** One way in which those could lie. */
export function imagineMixed(t: Table, p: Player, dice: Dice): void {
  if (p.looked === 0) return;
  const known = p.hand.filter((card) => card >= 0);
  const loose = [...p.hand, ...lookedAt(p)].filter((card) => card < 0);
  const pick = (fits: (unknown: Card) => boolean): Card => {
    const fitting = loose.filter(fits);
    const picked = fitting[dice(fitting.length)];
    remove(loose, picked);
    return picked;
  };
  const hand: Card[] = [];
  p.sure.forEach((least, shuffle) => {
    const shown = known.filter((card) => t.batch[card] <= shuffle).length;
    while (shown + hand.length < least) hand.push(pick((unknown) => -1 - unknown <= shuffle));
  });
  while (known.length + hand.length < p.hand.length) hand.push(pick(() => true));
  p.hand = [...known, ...hand];
  for (let at = firstLooked(p); at < p.deck.length; at++) if (p.deck[at] < 0) p.deck[at] = pick(() => true);
}
