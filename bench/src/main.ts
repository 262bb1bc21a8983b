/** `npm run bench`: how fast the engine is, and how much faster than others, measured side by side in one run. */
import { once } from 'node:events';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { compareWith, makeRatios } from './against.ts';
import { CONTENDERS, type Name } from './benchmarks.ts';
import type { Lap } from './laps.ts';
import { type Laps, makeTable, type Pace, paceOf, reportOf } from './report.ts';

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    against: { type: 'string' },
  },
});
const { repetitions, milliseconds, warmUp } = flags.quick
  ? { repetitions: 3, milliseconds: 40, warmUp: 100 }
  : { repetitions: 9, milliseconds: 400, warmUp: 1500 };

if (flags.against !== undefined) {
  const ratios = await compareWith(flags.against, { repetitions: 3 * repetitions, milliseconds, warmUp });
  const printed = flags.json ? JSON.stringify({ against: flags.against, ratios }, null, 2) : makeRatios(ratios);
  console.log(
    flags.json ? printed : `This source beside ${flags.against}, laps of ${milliseconds} ms, of one core:\n${printed}`,
  );
  process.exit();
}

const names = Object.keys(CONTENDERS) as Name[];
const say = (text: string): void => {
  if (!flags.json) console.log(text);
};

// In production boardgame.io neither logs nor checks what it is given.
const env = { ...process.env, NODE_ENV: 'production' };
const isolates = new Map(
  names.map((name) => [name, new Worker(new URL('./isolate.ts', import.meta.url), { workerData: name, env })]),
);
async function lap(name: Name, ms: number): Promise<Lap> {
  const isolate = isolates.get(name) as Worker;
  isolate.postMessage(ms);
  const [done] = (await once(isolate, 'message')) as [Lap];
  return done;
}

say(`Warming up ${names.length} contenders …`);
for (const name of names) await lap(name, warmUp);
const laps = Object.fromEntries(names.map((name): [Name, Lap[]] => [name, []])) as Laps;
for (let i = 1; i <= repetitions; i++) {
  say(`Repetition ${i} of ${repetitions} …`);
  for (const name of names) laps[name].push(await lap(name, milliseconds));
}
for (const isolate of isolates.values()) await isolate.terminate();

const pace = Object.fromEntries(names.map((name): [Name, Pace] => [name, paceOf(laps[name])])) as Record<Name, Pace>;
const report = reportOf(pace);
const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', repetitions, milliseconds };
if (flags.json) console.log(JSON.stringify({ ...machine, ...report }, null, 2));
else {
  console.log(
    `\nMedians of ${repetitions} laps of ${milliseconds} ms, one core, Node ${machine.node}, ${machine.cpu}\n`,
  );
  console.log(makeTable(report));
}
