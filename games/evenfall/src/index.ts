export * from './cards/index.ts';
export * from './game.ts';
export * from './goods.ts';
export * from './news.ts';
export * from './notation.ts';
export { SWITCHES } from './setup.ts';
export * from './state.ts';
export * from './verbs.ts';
