/** How much JavaScript a page needs, from what was built: a module, and all it imports. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes. */
export interface Weight {
  gzip: number;
  plain: number;
}
interface Module {
  readonly weight: Weight;
  /** Fetched with it, and fetched when it is wanted. */
  readonly needs: readonly string[];
  readonly mayWant: readonly string[];
}
export type Built = ReadonlyMap<string, Module>;

const STATIC = /(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g;
const DYNAMIC = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g;
const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name);

/** `dist` is the folder that was built. */
export function readBuilt(dist: string): Built {
  const folder = join(dist, 'assets');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Map(
    names.map((name) => {
      const bytes = readFileSync(join(folder, name));
      const text = bytes.toString('utf8');
      const weight = { gzip: gzipSync(bytes, { level: 9 }).length, plain: bytes.length };
      return [name, { weight, needs: namesIn(text, STATIC), mayWant: namesIn(text, DYNAMIC) }];
    }),
  );
}

/** The module with which the page begins. */
export function entryOf(dist: string): string {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1];
  if (script === undefined) throw new Error(`${dist}/index.html starts no module.`);
  return basename(script);
}

/** The one module that was made of a source of this name. */
export function moduleOf(built: Built, source: string): string {
  const found = [...built.keys()].filter((name) => name.startsWith(`${source}-`) && name.length === source.length + 12);
  if (found.length !== 1) throw new Error(`There should be one module ${source}, and there are ${found.length}.`);
  return found[0];
}

function reached(built: Built, from: readonly string[], isWanting: boolean): Set<string> {
  const seen = new Set(from);
  for (const name of seen) {
    const { needs, mayWant } = built.get(name) ?? { needs: [], mayWant: [] };
    for (const next of isWanting ? [...needs, ...mayWant] : needs) if (built.has(next)) seen.add(next);
  }
  return seen;
}

/** Each is sent by itself, so each is packed by itself. */
export function weigh(built: Built, names: Iterable<string>): Weight {
  const sum = { gzip: 0, plain: 0 };
  for (const name of names) {
    const { gzip, plain } = built.get(name)?.weight ?? { gzip: 0, plain: 0 };
    sum.gzip += gzip;
    sum.plain += plain;
  }
  return sum;
}

/** What a page must have before it can be seen. */
export const weighPage = (built: Built, modules: readonly string[]): Weight =>
  weigh(built, reached(built, modules, false));

/** What no page imports runs in a worker: each with all that it may come to fetch. */
export function workersOf(built: Built, entry: string): { name: string; weight: Weight }[] {
  const ofPages = reached(built, [entry], true);
  const others = [...built.keys()].filter((name) => !ofPages.has(name));
  const imported = new Set(others.flatMap((name) => [...reached(built, [name], true)].filter((each) => each !== name)));
  return others
    .filter((name) => !imported.has(name))
    .map((name) => ({ name, weight: weigh(built, reached(built, [name], true)) }));
}
