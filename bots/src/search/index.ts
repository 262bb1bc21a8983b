export { levelled, type SlowBot } from './bot.ts';
export * from './guide.ts';
export * from './habit.ts';
export * from './plain.ts';
export * from './search.ts';
export * from './think.ts';
export * from './thinker.ts';
