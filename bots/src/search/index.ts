export * from './advise.ts';
export { levelled, type SlowBot } from './bot.ts';
export * from './guide.ts';
export type * from './knowledge.ts';
export * from './policy.ts';
export * from './search.ts';
export * from './think.ts';
export * from './thinker.ts';
export * from './uniformGuide.ts';
