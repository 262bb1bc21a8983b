/** What each card of Res Arcana shows: a card without a drawing does not compile. */
import type { CardName } from '@gloaming/res-arcana';
import type { Drawing } from '../../../design/art/drawing.ts';
import { CREATURES } from './creatures.ts';
import { MAGES_AND_ITEMS } from './magesAndItems.ts';
import { MONUMENTS } from './monuments.ts';
import { PLACES } from './places.ts';
import { THINGS } from './things.ts';

export const DRAWINGS: Readonly<Record<CardName, Drawing>> = {
  ...CREATURES,
  ...THINGS,
  ...MAGES_AND_ITEMS,
  ...MONUMENTS,
  ...PLACES,
};
