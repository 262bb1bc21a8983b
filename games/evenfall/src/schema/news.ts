/** What the table hears of, piece by piece. */
import { integer, list, oneOf, type Schema, seat, variants, written } from '@gloaming/engine/schema';
import { RONDEL, type RondelSpace } from '../cards/rondel.ts';
import { HINDRANCES, type Hindrance, type News, type Scored } from '../news.ts';
import type { Card } from '../state.ts';
import { CARDS, CATALYST, FIGURE, GOODS, REGION, ROLE, SEEN_CARD, STONE } from './words.ts';

const WHO = { seat };
const CARD = { seat, card: SEEN_CARD };
const PLACE = { seat, region: REGION };
const NUMBER = { seat, region: REGION, n: integer };
const SPACE: Schema<RondelSpace> = oneOf(...RONDEL);
const HINDRANCE: Schema<Hindrance> = oneOf(...HINDRANCES);
const PART: Schema<Scored> = oneOf('specialists', 'council', 'rituals', 'doubled', 'places');
const TWO_CARDS: Schema<readonly [Card, Card]> = written(
  CARDS,
  (pair) => pair,
  ([one, other]) => [one, other],
);

export const NEWS: Schema<News> = variants<News, 'news'>('news', {
  began: { first: seat },
  round: { round: integer },
  gained: { seat, goods: GOODS, card: SEEN_CARD },
  drew: { seat, cards: CARDS },
  reshuffled: {},
  paid: { seat, goods: GOODS },
  discarded: CARD,
  removed: CARD,
  revealedPlace: { region: REGION, card: SEEN_CARD },
  discovered: { seat, region: REGION, card: SEEN_CARD, witches: integer },
  tookPlace: CARD,
  token: WHO,
  harvested: { seat, card: SEEN_CARD, times: integer },
  announced: CARD,
  played: { seat, card: SEEN_CARD, as: ROLE },
  bound: { seat, cards: TWO_CARDS },
  usedRegion: { seat, region: REGION, figure: FIGURE },
  usedRitual: { seat, card: SEEN_CARD, figure: FIGURE },
  usedBoard: WHO,
  usedTurn: CARD,
  transferred: { seat, card: SEEN_CARD, cause: SEEN_CARD },
  transferLost: { seat, cause: SEEN_CARD },
  advanced: { seat, step: integer },
  builtOn: { seat, card: SEEN_CARD, catalyst: CATALYST },
  sentElder: PLACE,
  tookBack: { seat, figure: FIGURE },
  moved: { seat, region: REGION, card: SEEN_CARD, n: integer },
  borrowed: CARD,
  redStone: WHO,
  stoneOnBoard: { seat, stone: STONE, space: integer },
  boosted: NUMBER,
  passed: WHO,
  battle: { region: REGION },
  dial: { seat, n: integer },
  strength: {
    ...NUMBER,
    figures: integer,
    mana: integer,
    added: integer,
    round: integer,
    drawn: integer,
  },
  reward: { seat, region: REGION, strength: integer },
  wonBattle: PLACE,
  tookStone: { seat, stone: STONE },
  marker: WHO,
  roundEnded: { round: integer },
  automaDrew: { card: SEEN_CARD, steps: integer, space: SPACE },
  automaMovedOn: { why: HINDRANCE, space: SPACE },
  automaFoundNothing: {},
  stonePlaced: { seat, stone: STONE, card: SEEN_CARD },
  scored: { seat, part: PART, points: integer },
  won: { winners: list(seat), points: list(integer) },
});
