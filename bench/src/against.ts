/**
 * `npm run bench -- --against COMMIT`: this source beside that of another commit, lap by lap in one run, so that a ratio means
 * something on a busy machine, too. The other source is checked out into a folder of its own and uses the dependencies that are here.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Name } from './benchmarks.ts';
import type { Lap } from './laps.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMPARED = [
  'res-arcana 2',
  'res-arcana 4',
  'evenfall 2',
  'evenfall 4',
  'search res-arcana',
  'search evenfall',
  'view',
  'hash',
] as const satisfies readonly Name[];

interface Effort {
  readonly repetitions: number;
  readonly milliseconds: number;
  readonly warmUp: number;
}
export interface Ratio {
  readonly what: Name;
  /** How many times as fast as the other: the median of the laps that ran beside each other, and the half of them around it. */
  readonly ratio: number;
  readonly from: number;
  readonly to: number;
}

export async function compareWith(commit: string, effort: Effort): Promise<Ratio[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gloaming-against-'));
  try {
    checkOut(commit, folder);
    const ratios: Ratio[] = [];
    for (const what of COMPARED) ratios.push(await compare(what, folder, effort));
    return ratios;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function checkOut(commit: string, folder: string): void {
  const packed = execFileSync('git', ['archive', '--format=tar', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: packed });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@gloaming'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@gloaming' && !name.startsWith('.'))
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  const { workspaces } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { workspaces: string[] };
  for (const manifest of globSync(
    workspaces.map((each) => `${each}/package.json`),
    { cwd: folder },
  )) {
    const { name } = JSON.parse(readFileSync(join(folder, manifest), 'utf8')) as { name: string };
    symlinkSync(join(folder, dirname(manifest)), join(modules, name));
  }
}

async function compare(what: Name, folder: string, { repetitions, milliseconds, warmUp }: Effort): Promise<Ratio> {
  const isolates = [ROOT, folder].map(
    (root) => new Worker(pathToFileURL(join(root, 'bench/src/isolate.ts')), { workerData: what }),
  );
  const pace = async (isolate: Worker, ms: number): Promise<number> => {
    isolate.postMessage(ms);
    const [{ done, seconds }] = (await once(isolate, 'message')) as [Lap];
    return done / seconds;
  };
  const [ours, theirs] = isolates;
  for (const isolate of isolates) await pace(isolate, warmUp);
  const ratios: number[] = [];
  for (let i = 0; i < repetitions; i++) {
    // Who begins changes, so that neither always runs on what the other has left behind.
    if (i % 2 === 0) {
      const own = await pace(ours, milliseconds);
      ratios.push(own / (await pace(theirs, milliseconds)));
    } else {
      const other = await pace(theirs, milliseconds);
      ratios.push((await pace(ours, milliseconds)) / other);
    }
  }
  for (const isolate of isolates) await isolate.terminate();
  ratios.sort((a, b) => a - b);
  const at = (share: number): number => ratios[Math.min(ratios.length - 1, Math.floor(ratios.length * share))];
  return { what, ratio: at(0.5), from: at(0.25), to: at(0.75) };
}

export function makeRatios(ratios: readonly Ratio[]): string {
  return ratios
    .map(
      ({ what, ratio, from, to }) => `${what.padEnd(20)}${ratio.toFixed(3)} ×  (${from.toFixed(3)} – ${to.toFixed(3)})`,
    )
    .join('\n');
}
