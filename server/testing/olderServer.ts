/** A server of another day, as a process: it knows no rules newer than some that were kept, and makes its tables by those. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withGame } from '@gloaming/games';
import { openServer, readConfig } from '../src/index.ts';
import { Rulebook } from '../src/table/rulebook.ts';
import { type Process, startProcess } from './process.ts';

/** The first that were kept. */
export const OLDER = { 'res-arcana': 2, evenfall: 7 } as const;
export type OlderGame = keyof typeof OLDER;
export type OlderRules = Readonly<Record<OlderGame, number>>;
/** A game that came later has no rules of another day. */
export const OLDER_GAMES = Object.keys(OLDER) as OlderGame[];

const KEPT = Object.keys(
  JSON.parse(readFileSync(new URL('../../games/all/kept/hashes.json', import.meta.url), 'utf8')),
);
/** The last before those of today: what an update meets. */
function lastOf(game: OlderGame): number {
  const today = withGame(game, ({ game: { rules } }) => rules);
  const numbers = KEPT.flatMap((file) => new RegExp(`^${game}-(\\d+)\\.js$`).exec(file)?.[1] ?? []).map(Number);
  return Math.max(...numbers.filter((rules) => rules < today));
}
export const YESTERDAY: OlderRules = { 'res-arcana': lastOf('res-arcana'), evenfall: lastOf('evenfall') };

const ITSELF = fileURLToPath(import.meta.url);
export const startOlder = (place: string, rules: OlderRules): Promise<Process> =>
  startProcess(place, { OLDER_RULES: JSON.stringify(rules) }, undefined, ITSELF);

if (import.meta.main) {
  const rulebook = new Rulebook(JSON.parse(process.env.OLDER_RULES ?? '') as OlderRules);
  const server = await openServer(readConfig(process.env), undefined, rulebook);
  process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
  console.error(`Gloaming is at ${await server.app.listen({ host: '127.0.0.1', port: 0 })}`);
}
