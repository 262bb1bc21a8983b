/** What an option is about. */
import { either, integer, oneOf, type Schema, variants } from '@gloaming/engine/schema';
import type { Building, Choice, Standing } from '../choices.ts';
import { CARD, CATALYST, FIGURE, REGION, RESOURCE, ROLE, STONE } from './words.ts';

const OF_CARD = { card: CARD };
const OF_KIND = { kind: RESOURCE };
const IN_REGION = { region: REGION };
const STANDING: Schema<Standing> = oneOf('round', 'action');
const PRICE: Schema<Building['for']> = oneOf('goods', 'mana');

export const CHOICE: Schema<Choice> = variants<Choice, 'does'>('does', {
  pass: {},
  endTurn: {},

  discover: OF_CARD,
  activateToken: {},
  buildCatalysts: {},
  twoForOne: {},
  oneForOne: {},
  play: either(OF_CARD, { card: CARD, as: ROLE }),
  useRegion: IN_REGION,
  useBoard: {},
  useRitual: OF_CARD,
  usePerson: OF_CARD,
  useStoneSpace: { space: integer },
  pay: OF_KIND,
  discard: OF_CARD,
  remove: OF_CARD,
  gain: OF_KIND,
  choose: { n: integer },
  decline: {},
  exchange: {},
  transfer: OF_CARD,
  harvest: OF_CARD,
  discoverIn: IN_REGION,
  putElder: IN_REGION,
  takeBack: either({ figure: FIGURE, card: CARD }, { figure: FIGURE, region: REGION, from: STANDING }),
  moveFrom: OF_CARD,
  moveTo: IN_REGION,
  build: either({ catalyst: CATALYST, card: CARD }, { catalyst: CATALYST, card: CARD, for: PRICE }),
  borrow: OF_CARD,
  repeatStep: { n: integer },
  boost: IN_REGION,
  resolve: OF_CARD,
  bind: OF_CARD,
  send: { figure: FIGURE },
  placeStone: either({ stone: STONE }, { stone: STONE, card: CARD }),
  setDial: { n: integer },
  takeStone: { stone: STONE },
  placeBest: {},
  placeOneByOne: {},
});
