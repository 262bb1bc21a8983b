/** How long people wait where very many games are kept: `npm run bench:server -- --filled`. */
import { join } from 'node:path';
import { Client } from '../../../server/testing/client.ts';
import { FIRST_PLAYER, fill } from '../../../server/testing/fill.ts';
import type { Surroundings } from './measure.ts';
import { startServer } from './measured.ts';
import { paceOf } from './pace.ts';
import type { Report } from './report.ts';

const SECRET = 'bench'.padEnd(43, '0');
const TIMES = 300;
/** A player may have so many tables that are not over. */
const TABLES_EACH = 40;
const MOST_WAIT = 20;
const MOST_START = 5_000;

interface Many {
  readonly finished: number;
  readonly running: number;
}

export async function measureFilled({ folder, store, game, say }: Surroundings, many: Many): Promise<Report> {
  const place = store.DATABASE_URL ?? join(folder, 'server.sqlite');
  say(`Writing ${many.finished} finished and ${many.running} running games …`);
  const filled = await fill(place, game, many.finished, many.running, SECRET);
  const rows: Report['rows'] = [
    { what: 'finished games', value: filled.finished, unit: '' },
    { what: 'running games', value: filled.running, unit: '' },
    { what: 'entries of each log', value: filled.entries, unit: '' },
  ];
  const begun = performance.now();
  const server = await startServer(folder, store, 1_000);
  try {
    await fetch(`${server.url}/readyz`);
    rows.push({ what: 'start', value: performance.now() - begun, unit: 'ms', most: MOST_START });
    const player = new Client(server.url, { player: { id: FIRST_PLAYER, name: '' }, token: SECRET });
    const measureOne = async (what: string, ask: (n: number) => Promise<unknown>, most?: number): Promise<void> => {
      say(`${what} …`);
      const times: number[] = [];
      for (let n = 0; n < TIMES; n++) {
        const before = performance.now();
        await ask(n);
        times.push(performance.now() - before);
      }
      const { p50, p99 } = paceOf(times, 0, 1);
      rows.push({ what: `${what}: half of them within`, value: p50, unit: 'ms' });
      rows.push({ what: '99 of 100 within', value: p99, unit: 'ms', ...(most === undefined ? {} : { most }) });
    };
    const owners = await Promise.all(
      Array.from({ length: Math.ceil(TIMES / TABLES_EACH) }, (_, n) => Client.named(server.url, `Player ${n}`)),
    );
    const body = { game, seats: [{ kind: 'me' }, { kind: 'open' }] };
    // What the machine makes of a request for which nothing has to be done: others may be at work on it.
    await measureOne('nothing', () => fetch(`${server.url}/healthz`).then((answer) => answer.text()));
    await measureOne('a new table', (n) => owners[Math.floor(n / TABLES_EACH)].ok('newTable', { body }), MOST_WAIT);
    await measureOne('the lobby', () => player.ok('lobby'), MOST_WAIT);
    await measureOne('my games', () => player.ok('myTables'), MOST_WAIT);
    return { rows };
  } finally {
    await server.stop();
  }
}
