/** What lies on the table. */

import { NONE } from '@gloaming/engine';
import {
  fields,
  integer,
  list,
  oneOf,
  optional,
  type Schema,
  seat,
  sparse,
  titledAs,
  written,
} from '@gloaming/engine/schema';
import { KINDS, NOTHING } from '../essences.ts';
import { DEALS, type Deal, type Player, type Table } from '../state.ts';
import { AMOUNTS, ARTIFACT, CARD, ESSENCE, FLAG, SEEN_CARD } from './words.ts';

/** Five numbers a card. */
const ON: Schema<number[]> = written(
  sparse(CARD, AMOUNTS, NOTHING),
  (on) => CARD.names.map((_, card) => on.slice(card * KINDS, (card + 1) * KINDS)),
  (byCard) => byCard.flat(),
);
const DEAL: Schema<Deal> = oneOf(...DEALS);

const PLAYER = fields<Player>({
  pool: sparse(ESSENCE, integer, 0),
  hand: list(SEEN_CARD),
  deck: list(SEEN_CARD),
  discards: list(SEEN_CARD),
  inPlay: list(SEEN_CARD),
  mages: list(SEEN_CARD),
  pack: list(SEEN_CARD),
  passed: FLAG,
  extra: integer,
  shuffles: integer,
  looked: integer,
  sure: list(integer),
  wins: integer,
});

export const TABLE = fields<Table>({
  players: list(titledAs('ResArcanaPlayer', PLAYER)),
  monuments: list(SEEN_CARD),
  monumentDeck: list(SEEN_CARD),
  looked: integer,
  places: list(SEEN_CARD),
  items: list(SEEN_CARD),
  turned: sparse(CARD, FLAG, 0),
  on: ON,
  owner: sparse(ARTIFACT, seat, NONE),
  batch: sparse(ARTIFACT, integer, 0),
  drafted: sparse(ARTIFACT, integer, 0),
  first: seat,
  tokenTurned: FLAG,
  round: integer,
  acting: seat,
  deal: DEAL,
  match: FLAG,
  inTurn: optional(oneOf(1)),
  game: integer,
  open: list(SEEN_CARD),
  decks: list(list(SEEN_CARD)),
  points: list(integer),
  winners: list(seat),
  over: FLAG,
});
