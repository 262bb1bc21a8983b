/** All cards, numbered: two copies of each design stand side by side. Places come first, then Rituals, then persons. */
import type { Card } from '@gloaming/engine';
import type { Side } from '../nouns.ts';
import type { PersonFace, PlaceFace, RitualFace } from '../state.ts';
import { PERSONS } from './persons.ts';
import { PLACES, STARTING_PLACES } from './places.ts';
import { RITUALS } from './rituals.ts';

export * from './boards.ts';
export * from './rondel.ts';

const COPIES = 2;
const copies = <F>(faces: readonly F[]): F[] => faces.flatMap((face) => [face, face]);

export type PlaceName = (typeof PLACES)[number]['name'];
export type StartingPlaceName = (typeof STARTING_PLACES)[number]['name'];
export type RitualName = (typeof RITUALS)[number]['name'];
export type PersonName = (typeof PERSONS)[number]['name'];
export type CardName = PlaceName | StartingPlaceName | RitualName | PersonName;

/** The Place deck; then a Starting Place for each clan. */
export const PLACE_DECK = PLACES.length * COPIES;
export const PLACE_COUNT = PLACE_DECK + STARTING_PLACES.length;
/** After all Places. */
export const FIRST_RITUAL = PLACE_DECK + STARTING_PLACES.length;
export const RITUAL_COUNT = RITUALS.length * COPIES;
export const FIRST_PERSON = FIRST_RITUAL + RITUAL_COUNT;
export const PERSON_COUNT = PERSONS.length * COPIES;
export const CARDS = FIRST_PERSON + PERSON_COUNT;

const SUN: readonly PlaceFace[] = [...copies<PlaceFace>(PLACES), ...STARTING_PLACES.map(({ sun }) => sun)];
const MOON: readonly PlaceFace[] = [...copies<PlaceFace>(PLACES), ...STARTING_PLACES.map(({ moon }) => moon)];
const RITUAL_FACES: readonly RitualFace[] = copies<RitualFace>(RITUALS);
const PERSON_FACES: readonly PersonFace[] = copies<PersonFace>(PERSONS);

export const placeFace = (card: Card, side: Side): PlaceFace => (side === 'sun' ? SUN : MOON)[card];
export const ritualFace = (card: Card): RitualFace => RITUAL_FACES[card - FIRST_RITUAL];
export const personFace = (card: Card): PersonFace => PERSON_FACES[card - FIRST_PERSON];
export const mainFace = (card: Card): RitualFace | PersonFace => (isPerson(card) ? personFace(card) : ritualFace(card));

export const isPlace = (card: Card): boolean => card < PLACE_COUNT;
export const isRitual = (card: Card): boolean => card >= FIRST_RITUAL && card < FIRST_PERSON;
export const isPerson = (card: Card): boolean => card >= FIRST_PERSON;
/** The same for both copies. */
export const design = (card: Card): number =>
  card < PLACE_DECK || card >= FIRST_RITUAL ? card - (card % COPIES) : card;

export const CARD_NAMES: readonly CardName[] = [
  ...copies(PLACES.map(({ name }) => name)),
  ...STARTING_PLACES.map(({ name }) => name),
  ...copies(RITUALS.map(({ name }) => name)),
  ...copies(PERSONS.map(({ name }) => name)),
];
/** The first copy of a card. */
export const cardOf = (name: CardName): Card => CARD_NAMES.indexOf(name);
export const isCardName = (name: string): name is CardName => (CARD_NAMES as readonly string[]).includes(name);
export const startingPlaceOf = (clan: number): Card => PLACE_DECK + clan;
/** Which Place starts in the moon Circle's Outer Circle beside its Starting Place (EV-18.3). */
export const CIRCLE_STARTS_WITH: Card = cardOf('cavern-plain');
