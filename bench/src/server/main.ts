/** `npm run bench:server`: how much play the server carries over real connections, beside what the machine could do at best. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../../server/testing/postgres.ts';
import { QUICK, THOROUGH } from './extent.ts';
import { measureFilled } from './filled.ts';
import { measure } from './measure.ts';
import { makeTable } from './report.ts';

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    filled: { type: 'boolean', default: false },
    finished: { type: 'string', default: '100000' },
    running: { type: 'string', default: '10000' },
    postgres: { type: 'boolean', default: false },
    game: { type: 'string', default: 'res-arcana' },
  },
});
const say = (text: string): void => {
  if (!flags.json) console.log(text);
};

const folder = mkdtempSync(join(tmpdir(), 'gloaming-bench-'));
const postgres = flags.postgres ? await startPostgres({ fsync: true, buffers: '256MB' }) : null;
const store = postgres === null ? { GLOAMING_HOME: folder } : { DATABASE_URL: postgres.url };
const cleanUp = async (): Promise<void> => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
};
// Whoever breaks it off leaves nothing running, either.
const INTERRUPTED = 130;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(INTERRUPTED)));

const machine = {
  node: process.version,
  cpu: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
  /** How many others wanted a core in the last minute before. */
  load: loadavg()[0],
  store: postgres === null ? 'SQLite' : 'PostgreSQL',
  game: flags.game,
};
try {
  const many = { finished: Number(flags.finished), running: Number(flags.running) };
  const report = flags.filled
    ? await measureFilled({ folder, store, game: flags.game, say }, many)
    : await measure(flags.quick ? QUICK : THOROUGH, { folder, store, game: flags.game, say });
  if (flags.json) console.log(JSON.stringify({ ...machine, ...report }, null, 2));
  else {
    const { node, cpu, load } = machine;
    say(`\n${machine.store}, ${flags.game}, Node ${node}, ${cpu}, load before: ${load.toFixed(1)}\n`);
    say(makeTable(report));
  }
} finally {
  await cleanUp();
}
