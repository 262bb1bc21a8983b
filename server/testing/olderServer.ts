/** A server of another day, as a process: it knows no rules newer than the first that were kept, and makes its tables by those. */
import { openServer, readConfig } from '../src/index.ts';
import { Rulebook } from '../src/table/rulebook.ts';

export const OLDER = { 'res-arcana': 2, evenfall: 7 } as const;
export type OlderGame = keyof typeof OLDER;
/** A game that came later has no rules of another day. */
export const OLDER_GAMES = Object.keys(OLDER) as OlderGame[];

if (import.meta.main) {
  const server = await openServer(readConfig(process.env), undefined, new Rulebook(OLDER));
  process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
  console.error(`Gloaming is at ${await server.app.listen({ host: '127.0.0.1', port: 0 })}`);
}
