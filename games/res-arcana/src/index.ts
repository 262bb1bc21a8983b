export * from './cards/index.ts';
export * from './essences.ts';
export * from './game.ts';
export * from './news.ts';
export * from './notation.ts';
export * from './score.ts';
export * from './state.ts';
export { TEXTS } from './text/index.ts';
export * from './verbs.ts';
