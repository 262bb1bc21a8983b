/** What each card of Evenfall shows: a card without a drawing does not compile. */
import type { CardName } from '@gloaming/evenfall';
import type { Drawing } from '../../../design/art/drawing.ts';
import { PERSONS } from './persons.ts';
import { PLACES } from './places.ts';
import { RITUALS } from './rituals.ts';
import { STARTING_PLACES } from './startingPlaces.ts';

export const DRAWINGS: Readonly<Record<CardName, Drawing>> = {
  ...PLACES,
  ...STARTING_PLACES,
  ...RITUALS,
  ...PERSONS,
};
