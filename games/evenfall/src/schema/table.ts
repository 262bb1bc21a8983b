/** What lies on the table. */
import { NONE } from '@gloaming/engine';
import {
  byName,
  fields,
  integer,
  list,
  oneOf,
  optional,
  orNone,
  type Schema,
  seat,
  sparse,
  titledAs,
  truth,
} from '@gloaming/engine/schema';
import { SIDES, type Side } from '../nouns.ts';
import type { Player, RegionState, Switches, Table } from '../state.ts';
import {
  CARD,
  CLAN,
  FLAG,
  LEVEL,
  OWNED_FIGURE,
  PERSON,
  PLACE,
  REGION,
  RESOURCE,
  RITUAL,
  SEEN_CARD,
  STONE,
} from './words.ts';

const TURNED: Schema<true> = oneOf(true);
const SIDE: Schema<Side> = oneOf(...SIDES);

const PLAYER = fields<Player>({
  clan: orNone(CLAN),
  automa: FLAG,
  resources: sparse(RESOURCE, integer, 0),
  mana: integer,
  points: integer,
  hand: list(SEEN_CARD),
  outer: list(SEEN_CARD),
  inner: list(SEEN_CARD),
  specialists: list(SEEN_CARD),
  council: list(SEEN_CARD),
  witches: integer,
  elders: integer,
  coven: integer,
  tokenUsed: FLAG,
  passed: FLAG,
  stones: sparse(STONE, integer, 0),
  stoneSpaces: list(orNone(STONE)),
  boardWitch: FLAG,
  borrowed: list(SEEN_CARD),
  borrowedUsed: list(SEEN_CARD),
  boosts: byName(REGION, integer),
  dial: integer,
});

const REGION_STATE = fields<RegionState>({
  spots: list(SEEN_CARD),
  stones: list(orNone(STONE)),
  witches: list(integer),
  elders: list(integer),
  space: list(OWNED_FIGURE),
});

const SWITCHES = fields<Switches>({
  moonSpikeScoutMana: integer,
  moonStarCouncilAnyFive: truth,
  manaCap: integer,
  placesPerRegion: list(integer),
  actionSpacesPerRegion: integer,
  automaPrefersBinding: truth,
  automaPointsPerGood: integer,
  spikeSpacesOncePerGame: truth,
  endDiscardTriggers: truth,
  pointPerScythe: optional(TURNED),
  automaGoesOn: optional(TURNED),
});

export const TABLE = fields<Table>({
  players: list(titledAs('EvenfallPlayer', PLAYER)),
  seats: integer,
  regions: byName(REGION, titledAs('EvenfallRegionState', REGION_STATE)),
  ritualOn: sparse(PLACE, SEEN_CARD, NONE),
  stoneOn: sparse(PLACE, orNone(STONE), NONE),
  scythes: sparse(RITUAL, integer, 0),
  orbs: sparse(RITUAL, integer, 0),
  witchesOn: sparse(RITUAL, integer, 0),
  eldersOn: sparse(RITUAL, integer, 0),
  turned: sparse(PERSON, FLAG, 0),
  mainDeck: list(SEEN_CARD),
  discards: list(SEEN_CARD),
  removed: list(SEEN_CARD),
  placeDeck: list(SEEN_CARD),
  shuffles: integer,
  batch: sparse(CARD, integer, 0),
  redStone: FLAG,
  first: seat,
  round: integer,
  acting: seat,
  side: SIDE,
  level: LEVEL,
  rondel: integer,
  experienced: FLAG,
  switches: SWITCHES,
  winners: list(seat),
  over: FLAG,
});
