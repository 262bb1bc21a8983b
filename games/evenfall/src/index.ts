export * from './cards/index.ts';
export type * from './choices.ts';
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
export { SWITCHES } from './setup.ts';
export * from './state.ts';
export * from './text/index.ts';
export type { PrintedVerb } from './text/words.ts';
export { ACTIONS } from './turn.ts';
export * from './verbs.ts';
