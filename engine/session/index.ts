export * from './begins.ts';
export * from './described.ts';
export * from './entry.ts';
export * from './news.ts';
export * from './recorded.ts';
export * from './session.ts';
export * from './turns.ts';
