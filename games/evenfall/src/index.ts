export * from './cards/index.ts';
export type * from './choices.ts';
export {
  boardOf,
  councilCost,
  countOf,
  figuresIn,
  freeSpaces,
  hasFreePlace,
  strengthIn,
} from './clan.ts';
export * from './game.ts';
export * from './goods.ts';
export * from './news.ts';
export * from './notation.ts';
export * from './notationWords.ts';
export * from './nouns.ts';
export { type Phase, phaseOf } from './phase.ts';
export type * from './reasons.ts';
export { type Source, scoresNow, tieBreakOf } from './score.ts';
export { SWITCHES } from './setup.ts';
export * from './state.ts';
export { TERMS } from './terms.ts';
export { type BriefRegion, brieflySaidOf, briefRegion } from './text/brief.ts';
export * from './text/index.ts';
export { type LogIcon, type LogToken, newsSigns } from './text/newsSigns.ts';
export { signsOf } from './text/signs.ts';
export type { PrintedVerb } from './text/words.ts';
export { ACTIONS } from './turn.ts';
export * from './verbs.ts';
