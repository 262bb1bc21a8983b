/** What is still to be done, verb by verb. */
import { integer, later, list, oneOf, orNone, type Schema, truth, variants } from '@gloaming/engine/schema';
import { type Circle, type Count, KEYWORDS, SHAPES } from '../nouns.ts';
import type { ChosenVerb, CostVerb, Space, Trigger, Verb } from '../verbs.ts';
import { AMOUNTS, CARD, CARDS, CATALYST, COST, FIGURE, GOODS, REGION, RESOURCE, ROLE } from './words.ts';

const LIST: Schema<readonly Verb[]> = list(later('EvenfallVerb', () => VERB));
const COSTS = { pay: { cost: COST }, discard: { n: integer }, removeFromHand: { n: integer }, removeRitual: {} };
const CHOSEN = { gain: { goods: GOODS }, transfer: { n: integer }, harvest: { which: oneOf('own', 'other', 'it') } };
const CHOSEN_LIST: Schema<readonly ChosenVerb[]> = list(variants<ChosenVerb, 'verb'>('verb', CHOSEN));
const LISTS: Schema<readonly (readonly ChosenVerb[])[]> = list(CHOSEN_LIST);
const CIRCLE: Schema<Circle> = oneOf('outer', 'inner');
const COUNT: Schema<Count> = variants<Count, 'count'>('count', {
  keyword: { keyword: oneOf(...KEYWORDS) },
  places: { circle: CIRCLE },
  catalysts: { catalyst: CATALYST },
  specialists: {},
  shape: { shape: oneOf(...SHAPES) },
  resourceSymbols: {},
  eldersInReserve: {},
});
const SPACE: Schema<Space> = variants<Space, 'at'>('at', {
  region: { region: REGION },
  ritual: { card: CARD },
  board: {},
});
const MOMENT: Schema<Trigger> = oneOf(
  ...(['discover', 'play', 'build', 'transfer', 'harvest', 'discard'] as const),
  ...(['token', 'battleWon', 'coven', 'pass', 'battleStart', 'roundEnd'] as const),
);
const IN_REGION = { region: REGION };

export const VERB: Schema<Verb> = variants<Verb, 'verb'>('verb', {
  ...COSTS,
  ...CHOSEN,
  payRest: { need: AMOUNTS, any: integer, left: integer, kind: orNone(RESOURCE) },
  gainAny: { n: integer, from: orNone(RESOURCE) },
  gainPer: { goods: GOODS, per: COUNT },
  choose: { of: LISTS },
  exchange: { cost: list(variants<CostVerb, 'verb'>('verb', COSTS)), effect: LIST },
  coven: { n: integer, both: truth },
  harvestOuter: {},
  discoverFreely: {},
  discoverThere: {},
  takePlace: {},
  putElders: { n: integer },
  returnFigure: { figure: FIGURE, from: oneOf('region', 'ritual') },
  moveFigures: {},
  moveFiguresTo: {},
  buildFreely: { catalyst: CATALYST, n: integer, built: integer },
  borrow: {},
  takeRedStone: {},
  trackBonus: {},
  changeDial: { by: integer },
  boost: { n: integer },
  order: { cards: CARDS, moment: MOMENT },
  happened: { moment: MOMENT },
  setTable: {},
  rounds: {},
  scout: {},
  discardDown: {},
  actions: {},
  takeTurn: {},
  discover: {},
  exhaustToken: {},
  playAs: {},
  payForIt: { as: ROLE },
  bind: {},
  enter: { as: oneOf('specialist', 'council') },
  useSpace: { space: SPACE },
  build: { last: integer, scythes: integer, orbs: integer },
  built: { catalysts: integer, orbs: integer },
  placeStoneOnBoard: { space: integer },
  pass: {},
  battles: {},
  battle: IN_REGION,
  setDials: IN_REGION,
  setDial: IN_REGION,
  adjustDials: IN_REGION,
  adjustDial: IN_REGION,
  resolveBattle: IN_REGION,
  winBattle: IN_REGION,
  takeStone: IN_REGION,
  roundEnd: {},
  returnAll: {},
  cleanUp: {},
  placeStones: {},
  placeStone: {},
  score: {},
  automaTurn: {},
  automaSpace: {},
  automaHarvest: {},
});
