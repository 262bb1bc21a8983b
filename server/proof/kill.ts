/**
 * `npm run proof:kill`: people play through HTTP while the server is killed without warning, again and again. Says what was lost,
 * what was done twice, and whether every game is what its log says. Ends with 1 if anything is not as it must be.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres, newDatabase, type Postgres, whyNoPostgres } from '../testing/postgres.ts';
import { endProcesses } from '../testing/process.ts';
import { killLoop, type Outcome, type Plan } from './killing.ts';

const STORES = {
  sqlite: { title: 'SQLite', kills: 200, processes: 1 },
  postgres: { title: 'PostgreSQL', kills: 200, processes: 1 },
  processes: { title: 'PostgreSQL, three processes', kills: 100, processes: 3 },
} as const;
type StoreName = keyof typeof STORES;
const NAMES = Object.keys(STORES) as StoreName[];
const WRONG_INPUT = 2;
const USAGE = `npm run proof:kill -- [--kills n] [--store ${NAMES.join('|')}]`;

function readFlags(): { names: StoreName[]; kills: number | null } {
  try {
    const { values } = parseArgs({ options: { kills: { type: 'string' }, store: { type: 'string' } } });
    const names = NAMES.filter((name) => values.store === undefined || values.store === name);
    const isNumber = values.kills === undefined || /^[1-9]\d{0,5}$/.test(values.kills);
    if (names.length > 0 && isNumber) return { names, kills: values.kills === undefined ? null : Number(values.kills) };
  } catch {
    // An option that there is not.
  }
  console.error(USAGE);
  process.exit(WRONG_INPUT);
}

const COLUMNS: readonly [string, (outcome: Outcome) => number][] = [
  ['kills', ({ kills }) => kills],
  ['tables', ({ tables }) => tables],
  ['games finished', ({ book }) => book.finished],
  ['moves acknowledged', ({ book }) => book.acknowledged],
  ['retries', ({ book }) => book.retries],
  ['lost', ({ lost }) => lost.length],
  ['doubled', ({ doubled }) => doubled.length],
  ['hashes compared', ({ hashes }) => hashes],
  ['hashes that differ', ({ differing }) => differing.length],
  ['streams with gaps', ({ misheard }) => misheard.length],
  ['tables stuck', ({ stuck }) => stuck.length],
];
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const faultsOf = ({ lost, doubled, differing, misheard, stuck }: Outcome): string[] => [
  ...lost.map((what) => `lost: ${what}`),
  ...doubled.map((what) => `doubled: ${what}`),
  ...differing.map((what) => `differs: ${what}`),
  ...misheard.map((what) => `misheard: ${what}`),
  ...stuck.map((what) => `stuck: ${what}`),
];

const flags = readFlags();
const folder = mkdtempSync(join(tmpdir(), 'gloaming-proof-'));
let postgres: Postgres | null = null;
const placeFor = async (name: StoreName): Promise<string> => {
  if (name === 'sqlite') return join(folder, 'home');
  postgres ??= await findPostgres();
  return newDatabase(postgres);
};

async function prove(name: StoreName): Promise<Outcome> {
  const { title, processes, kills: usual } = STORES[name];
  const kills = flags.kills ?? usual;
  const began = Date.now();
  const plan: Plan = {
    place: await placeFor(name),
    processes,
    kills,
    seed: began,
    tell(killed, { acknowledged, retries }) {
      if (killed % 10 < 2 || killed >= kills)
        console.error(
          `${title}: ${killed} of ${kills} kills, ${acknowledged} moves, ${retries} retries, ` +
            `${Math.round((Date.now() - began) / 1000)} s`,
        );
    },
  };
  return killLoop(plan);
}

async function leaveNothing(): Promise<void> {
  endProcesses();
  await (postgres as Postgres | null)?.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void leaveNothing().finally(() => {
      // One may have been started again meanwhile.
      endProcesses();
      process.exit(1);
    });
  });

const rows: string[][] = [];
const faults: string[] = [];
try {
  const missing = flags.names.some((name) => name !== 'sqlite') ? whyNoPostgres() : null;
  if (missing !== null) throw new Error(missing);
  for (const name of flags.names) {
    const outcome = await prove(name);
    rows.push([STORES[name].title, ...COLUMNS.map(([, count]) => String(count(outcome)))]);
    const found = faultsOf(outcome);
    faults.push(...found.map((what) => `${STORES[name].title}: ${what}`));
    console.error(`${STORES[name].title}: ${found.length} faults`);
  }
} catch (error) {
  faults.push(`the proof broke off: ${error instanceof Error ? error.stack : error}`);
} finally {
  await leaveNothing();
}
const titles = ['store', ...COLUMNS.map(([title]) => title)];
console.log([line(titles), line(titles.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n'));
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
