/** A process of its own that has nothing in memory: loads a table from its store, and says how long that took. */
import { openStore } from '../src/storage/store.ts';
import { readLog } from '../src/storage/tables.ts';
import { loadTable } from '../src/table/loading.ts';

/** Milliseconds. */
export interface Loading {
  /** The very first one in a new process, whose code has never run before. */
  readonly first: number;
  /** As it is in a server that has run for a while: half of them were quicker. */
  readonly usual: number;
  readonly longest: number;
  /** Of the processor, each: the clock tells of everything else on the machine, too. */
  readonly cpu: number;
  /** The same without a snapshot: the whole log is followed. */
  readonly whole: number;
}

const TIMES = 41;
const [place, table] = process.argv.slice(2);
const store = await openStore(place);
const { db } = store;

async function load(): Promise<number> {
  const start = performance.now();
  const live = await loadTable(db, table);
  const took = performance.now() - start;
  const [last] = await readLog(db, table, (live?.version ?? 0) - 1, 2 ** 31 - 1);
  if (live === undefined || live.astray || live.play?.hash() !== last?.hash)
    throw new Error('what was loaded is not what was played');
  return took;
}
async function loadOften(): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) times.push(await load());
  return times.toSorted((a, b) => a - b);
}

const first = await load();
// What is compiled after the first few is not measured with the rest.
await loadOften();
const before = process.cpuUsage();
const times = await loadOften();
const { user, system } = process.cpuUsage(before);
const cpu = (user + system) / 1000 / TIMES;
await db.deleteFrom('snapshot').where('table', '=', table).execute();
const whole = await loadOften();
const middle = (sorted: readonly number[]): number => sorted[sorted.length >> 1];
const longest = times[times.length - 1];
const loading: Loading = { first, usual: middle(times), longest, cpu, whole: middle(whole) };
await db.destroy();
console.log(JSON.stringify(loading));
