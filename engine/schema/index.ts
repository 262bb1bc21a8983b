export * from './game.ts';
export * from './schema.ts';
