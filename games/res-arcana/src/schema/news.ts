/** What the table hears of, piece by piece. */
import { integer, list, type Schema, seat, truth, variants } from '@gloaming/engine/schema';
import type { News } from '../news.ts';
import { AMOUNTS, CARDS, SEEN_CARD } from './words.ts';

const WHO = { seat };
const WHAT = { seat, what: AMOUNTS };
const CARD = { seat, card: SEEN_CARD };
const ON = { seat, what: AMOUNTS, card: SEEN_CARD };

export const NEWS: Schema<News> = variants<News, 'news'>('news', {
  began: { game: integer, first: seat },
  dealt: { seat, cards: CARDS },
  round: { round: integer },
  picked: CARD,
  gained: ON,
  paid: WHAT,
  lost: WHAT,
  put: ON,
  took: ON,
  lifted: ON,
  turned: CARD,
  straightened: CARD,
  used: { seat, card: SEEN_CARD, power: integer },
  announced: CARD,
  placed: CARD,
  claimed: CARD,
  revealed: { card: SEEN_CARD },
  discarded: CARD,
  destroyed: CARD,
  drew: CARD,
  reshuffled: WHO,
  looked: { seat, cards: CARDS, monuments: truth },
  attacked: { seat, card: SEEN_CARD, n: integer },
  ignored: CARD,
  passed: { seat, first: truth },
  swapped: { seat, cards: CARDS },
  extraPoints: { seat, n: integer, card: SEEN_CARD },
  checked: { points: list(integer) },
  won: { winners: list(seat), points: list(integer) },
  chosenFirst: { seat, first: seat },
});
