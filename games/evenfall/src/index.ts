export { readBuild } from './building.ts';
export * from './cards/index.ts';
export {
  boardOf,
  councilCost,
  countOf,
  discountOn,
  figuresIn,
  freeSpaces,
  hasFreePlace,
  rulesOf,
  strengthIn,
} from './clan.ts';
export * from './game.ts';
export * from './goods.ts';
export * from './news.ts';
export * from './notation.ts';
export { type Phase, phaseOf } from './phase.ts';
export { BEST, ONE_BY_ONE } from './score.ts';
export { SWITCHES } from './setup.ts';
export * from './state.ts';
export * from './text/index.ts';
export {
  BUILD,
  DISCOVER,
  END,
  ONE_FOR_ONE,
  PLAY,
  SPACE_IN_REGION,
  SPACE_ON_BOARD,
  SPACE_ON_RITUAL,
  STONE_SPACE,
  TOKEN,
  TURN_EFFECT,
  TWO_FOR_ONE,
} from './turn.ts';
export * from './verbs.ts';
