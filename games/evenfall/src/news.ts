/** What the table hears of. Cards stand in `card` and `cards`: who does not know one hears that it was a card. */
import { type Card, heard, type Seat, tellAny } from '@gloaming/engine';
import type { RondelSpace } from './cards/rondel.ts';
import type { Goods } from './goods.ts';
import type { Catalyst, Figure, Role, Stone } from './nouns.ts';

/** Why a space of the rondel is impossible for the Automa (EV-A.13, EV-A.14). */
export const HINDRANCES = [
  'noWitch',
  'noPlace',
  'noPlaceLeft',
  'noRitual',
  'nothingToHarvest',
  'noCard',
  'noFreePlace',
] as const;
export type Hindrance = (typeof HINDRANCES)[number];

/** A part of final scoring. */
export type Scored = 'specialists' | 'council' | 'rituals' | 'doubled' | 'places';

export type News =
  | { readonly news: 'began'; readonly first: Seat }
  | { readonly news: 'round'; readonly round: number }
  | { readonly news: 'gained'; readonly seat: Seat; readonly goods: Goods; readonly card: Card }
  | { readonly news: 'drew'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly news: 'reshuffled' }
  | { readonly news: 'paid'; readonly seat: Seat; readonly goods: Goods }
  | { readonly news: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly news: 'removed'; readonly seat: Seat; readonly card: Card }
  | { readonly news: 'revealedPlace'; readonly region: number; readonly card: Card }
  | {
      readonly news: 'discovered';
      readonly seat: Seat;
      readonly region: number;
      readonly card: Card;
      readonly witches: number;
    }
  | { readonly news: 'tookPlace'; readonly seat: Seat; readonly card: Card }
  | { readonly news: 'token'; readonly seat: Seat }
  | { readonly news: 'harvested'; readonly seat: Seat; readonly card: Card; readonly times: number }
  | { readonly news: 'announced'; readonly seat: Seat; readonly card: Card }
  | { readonly news: 'played'; readonly seat: Seat; readonly card: Card; readonly as: Role }
  | { readonly news: 'bound'; readonly seat: Seat; readonly cards: readonly [Card, Card] }
  | { readonly news: 'usedRegion'; readonly seat: Seat; readonly region: number; readonly figure: Figure }
  | { readonly news: 'usedRitual'; readonly seat: Seat; readonly card: Card; readonly figure: Figure }
  | { readonly news: 'usedBoard'; readonly seat: Seat }
  | { readonly news: 'usedTurn'; readonly seat: Seat; readonly card: Card }
  /** `cause` is the card that gave it: the Place whose Binding Bonus it is, or a card with that effect. */
  | { readonly news: 'transferred'; readonly seat: Seat; readonly card: Card; readonly cause: Card }
  | { readonly news: 'transferLost'; readonly seat: Seat; readonly cause: Card }
  | { readonly news: 'advanced'; readonly seat: Seat; readonly step: number }
  | { readonly news: 'builtOn'; readonly seat: Seat; readonly card: Card; readonly catalyst: Catalyst }
  | { readonly news: 'sentElder'; readonly seat: Seat; readonly region: number }
  | { readonly news: 'tookBack'; readonly seat: Seat; readonly figure: Figure }
  | { readonly news: 'moved'; readonly seat: Seat; readonly region: number; readonly card: Card; readonly n: number }
  | { readonly news: 'borrowed'; readonly seat: Seat; readonly card: Card }
  | { readonly news: 'redStone'; readonly seat: Seat }
  | { readonly news: 'stoneOnBoard'; readonly seat: Seat; readonly stone: Stone; readonly space: number }
  | { readonly news: 'boosted'; readonly seat: Seat; readonly region: number; readonly n: number }
  | { readonly news: 'passed'; readonly seat: Seat }
  | { readonly news: 'battle'; readonly region: number }
  | { readonly news: 'dial'; readonly seat: Seat; readonly n: number }
  /** With what it consists of: figures, paid Mana, what effects add; for the Automa the round and the points of its cards. */
  | {
      readonly news: 'strength';
      readonly seat: Seat;
      readonly region: number;
      readonly n: number;
      readonly figures: number;
      readonly mana: number;
      readonly added: number;
      readonly round: number;
      readonly drawn: number;
    }
  | { readonly news: 'reward'; readonly seat: Seat; readonly region: number; readonly strength: number }
  | { readonly news: 'wonBattle'; readonly seat: Seat; readonly region: number }
  | { readonly news: 'tookStone'; readonly seat: Seat; readonly stone: Stone }
  | { readonly news: 'marker'; readonly seat: Seat }
  | { readonly news: 'roundEnded'; readonly round: number }
  | { readonly news: 'automaDrew'; readonly card: Card; readonly steps: number; readonly space: RondelSpace }
  | { readonly news: 'automaMovedOn'; readonly why: Hindrance; readonly space: RondelSpace }
  | { readonly news: 'automaFoundNothing' }
  | { readonly news: 'stonePlaced'; readonly seat: Seat; readonly stone: Stone; readonly card: Card }
  | { readonly news: 'scored'; readonly seat: Seat; readonly part: Scored; readonly points: number }
  | { readonly news: 'won'; readonly winners: readonly Seat[]; readonly points: readonly number[] };

export type NewsName = News['news'];

export { heard };
export const tell: (news: News) => void = tellAny;
