/**
 * What every game must pass. None of it knows a test framework: a check throws an error that says what is wrong, and
 * carries the record of the game up to there, so that it can be opened at a table.
 */
export * from './claims.ts';
export * from './code.ts';
export * from './conformance.ts';
export * from './exercises.ts';
export * from './fuzz.ts';
export * from './keptGames.ts';
export * from './lessons.ts';
export * from './lessonWords.ts';
export * from './lying.ts';
export * from './pastViews.ts';
export * from './perft.ts';
export * from './playthrough.ts';
export * from './positions.ts';
export * from './primer.ts';
export * from './random.ts';
export * from './reasons.ts';
export { verbAsked } from './refusals.ts';
export * from './scene.ts';
export * from './schema.ts';
export * from './secrecy.ts';
export * from './terms.ts';
export * from './twins.ts';
export * from './undo.ts';
export * from './words.ts';
