/** What the rules number, by its name: cards, Regions and Stones as positions name them. */
import {
  fields,
  integer,
  list,
  named,
  oneOf,
  orNone,
  type Schema,
  seat,
  sparse,
  written,
} from '@gloaming/engine/schema';
import { CARDS as CARD_COUNT, FIRST_PERSON, FIRST_RITUAL, PLACE_COUNT } from '../cards/index.ts';
import { type Amounts, type Cost, type Goods, RESOURCES } from '../goods.ts';
import { cardText, REGION_WORDS, STONE_WORDS } from '../notationWords.ts';
import type { Catalyst, Role } from '../nouns.ts';
import { CLANS, FIGURES, type Figure, LEVELS } from '../nouns.ts';
import { type Card, type Flag, figureOf, nameOfFigure, seatOfFigure } from '../state.ts';

/** Two copies of a design have names of their own: the second has a mark. */
const NAMES = Array.from({ length: CARD_COUNT }, (_, card) => cardText(card));
export const CARD = named('EvenfallCard', NAMES);
export const PLACE = named('EvenfallPlace', NAMES.slice(0, PLACE_COUNT));
export const RITUAL = named('EvenfallRitual', NAMES.slice(FIRST_RITUAL, FIRST_PERSON), FIRST_RITUAL);
export const PERSON = named('EvenfallPerson', NAMES.slice(FIRST_PERSON), FIRST_PERSON);
export const RESOURCE = named('EvenfallResource', RESOURCES);
export const REGION = named('EvenfallRegion', REGION_WORDS);
export const STONE = named('EvenfallStone', STONE_WORDS);
export const CLAN = named('EvenfallClan', CLANS);
export const LEVEL = named('EvenfallLevel', LEVELS);
export const FIGURE: Schema<Figure> = oneOf(...FIGURES);
export const CATALYST: Schema<Catalyst> = oneOf('scythe', 'orb');
export const ROLE: Schema<Role> = oneOf('ritual', 'specialist', 'council');
export const FLAG: Schema<Flag> = oneOf(0, 1);

/** A number below 0 where it is not known, or where there is none. */
export const SEEN_CARD: Schema<Card> = orNone(CARD);
export const CARDS: Schema<readonly Card[]> = list(SEEN_CARD);
export const AMOUNTS: Schema<Amounts> = sparse(RESOURCE, integer, 0);
export const GOODS = fields<Goods>({
  resources: AMOUNTS,
  any: integer,
  mana: integer,
  cards: integer,
  points: integer,
});
export const COST = fields<Cost>({ fixed: AMOUNTS, any: integer, mana: integer });
/** Whose figure, and which. */
export const OWNED_FIGURE: Schema<number> = written(
  fields<{ seat: number; figure: Figure }>({ seat, figure: FIGURE }),
  (n) => ({ seat: seatOfFigure(n), figure: nameOfFigure(n) }),
  (of) => figureOf(of.seat, of.figure),
);
