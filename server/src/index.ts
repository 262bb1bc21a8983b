export { type Chance, openServer, type Server } from './app.ts';
export { type Config, readConfig } from './base/config.ts';
