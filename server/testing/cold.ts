/** How long it takes until a table that is not in memory can be played on: the longest games there are. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openStore } from '../src/storage/store.ts';
import type { Loading } from './load.ts';
import { allLongest, type Long, type Written, write } from './longest.ts';

export type Cold = Pick<Long, 'game' | 'players'> & Written & Loading;

const PROGRAM = fileURLToPath(new URL('./load.ts', import.meta.url));
const run = promisify(execFile);

/** `store` is a folder, or an address; `each` is how many games are tried with every setting. */
export async function loadCold(store: Record<string, string>, each: number): Promise<Cold[]> {
  const place = store.DATABASE_URL ?? join(store.GLOAMING_HOME, 'longest.sqlite');
  const opened = await openStore(place);
  const found: Cold[] = [];
  try {
    for (const [n, long] of allLongest(each).entries()) {
      const written = await write(opened, long, n);
      const { stdout } = await run(process.execPath, [PROGRAM, place, written.table]);
      const { game, players } = long;
      found.push({ game, players, ...written, ...(JSON.parse(stdout) as Loading) });
    }
  } finally {
    await opened.db.destroy();
  }
  return found;
}
