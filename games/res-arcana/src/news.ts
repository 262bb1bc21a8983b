/** What the table hears of. Cards stand in `card` and `cards`: who does not know one hears that it was a card. */
import { type Card, heard, type Seat, tellAny } from '@gloaming/engine';
import type { Amounts } from './essences.ts';

export type News =
  | { readonly news: 'began'; readonly game: number; readonly first: Seat }
  | { readonly news: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly news: 'round'; readonly round: number }
  | { readonly news: 'picked'; readonly seat: Seat; readonly card: Card }
  | { readonly news: 'gained'; readonly seat: Seat; readonly what: Amounts; readonly card: Card }
  | { readonly news: 'paid'; readonly seat: Seat; readonly what: Amounts }
  | { readonly news: 'lost'; readonly seat: Seat; readonly what: Amounts }
  | { readonly news: 'put'; readonly seat: Seat; readonly what: Amounts; readonly card: Card }
  | { readonly news: 'took'; readonly seat: Seat; readonly what: Amounts; readonly card: Card }
  | { readonly news: 'lifted'; readonly seat: Seat; readonly what: Amounts; readonly card: Card }
  | { readonly news: 'turned'; readonly seat: Seat; readonly card: Card }
  | { readonly news: 'straightened'; readonly seat: Seat; readonly card: Card }
  | { readonly news: 'used'; readonly seat: Seat; readonly card: Card; readonly power: number }
  | { readonly news: 'announced'; readonly seat: Seat; readonly card: Card }
  | { readonly news: 'placed'; readonly seat: Seat; readonly card: Card }
  | { readonly news: 'claimed'; readonly seat: Seat; readonly card: Card }
  | { readonly news: 'revealed'; readonly card: Card }
  | { readonly news: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly news: 'destroyed'; readonly seat: Seat; readonly card: Card }
  | { readonly news: 'drew'; readonly seat: Seat; readonly card: Card }
  | { readonly news: 'reshuffled'; readonly seat: Seat }
  | { readonly news: 'looked'; readonly seat: Seat; readonly cards: readonly Card[]; readonly monuments: boolean }
  | { readonly news: 'attacked'; readonly seat: Seat; readonly card: Card; readonly n: number }
  | { readonly news: 'ignored'; readonly seat: Seat; readonly card: Card }
  | { readonly news: 'passed'; readonly seat: Seat; readonly first: boolean }
  | { readonly news: 'swapped'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly news: 'extraPoints'; readonly seat: Seat; readonly n: number; readonly card: Card }
  | { readonly news: 'checked'; readonly points: readonly number[] }
  | { readonly news: 'won'; readonly winners: readonly Seat[]; readonly points: readonly number[] }
  | { readonly news: 'chosenFirst'; readonly seat: Seat; readonly first: Seat };

export type NewsName = News['news'];

export { heard };
export const tell: (news: News) => void = tellAny;
