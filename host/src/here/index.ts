/** A table in a browser, without a server. */
export * from './box.ts';
export * from './hereBots.ts';
export * from './hereHall.ts';
export * from './hereHost.ts';
export * from './keeper.ts';
export * from './memoryBox.ts';
export * from './place.ts';
