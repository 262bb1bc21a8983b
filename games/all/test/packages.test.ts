/** Engine and games as others have them: packed, installed without a network in a folder of their own, and played there. */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const { version, workspaces } = JSON.parse(read('package.json')) as { version: string; workspaces: string[] };

const elsewhere = mkdtempSync(join(tmpdir(), 'gloaming-elsewhere-'));
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

const node = (...args: string[]): string => execFileSync(process.execPath, args, { cwd: elsewhere, encoding: 'utf8' });
const write = (file: string, text: string): void => writeFileSync(join(elsewhere, file), text);

/** The program in a package's README. */
const exampleOf = (folder: string): string => /```js\n([\s\S]*?)```/.exec(read(`${folder}/README.md`))?.[1] ?? '';
const PACKAGES = ['engine', 'games/res-arcana', 'games/evenfall'];
const RESULT = /\{ points: \[ \d+, \d+ \], winners: \[ [01](, 1)? \] \}\s*$/;

beforeAll(() => {
  node(join(ROOT, 'scripts/pack.mjs'), join(elsewhere, 'tarballs'));
  write('package.json', '{ "type": "module", "private": true }');
  const tarballs = globSync('tarballs/*.tgz', { cwd: elsewhere }).map((file) => `./${file}`);
  const npm = { cwd: elsewhere, shell: process.platform === 'win32' };
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', ...tarballs], npm);
});

test('what is packed: JavaScript, types, README and licence under the number of the project, no TypeScript and no tests', () => {
  const files = globSync('node_modules/@gloaming/**/*.*', { cwd: elsewhere }).map((file) => file.replaceAll('\\', '/'));
  for (const name of ['engine', 'evenfall', 'res-arcana']) {
    const folder = `node_modules/@gloaming/${name}`;
    const manifest = JSON.parse(readFileSync(join(elsewhere, folder, 'package.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    expect(manifest).toMatchObject({ version, license: 'MIT' });
    expect(manifest).not.toHaveProperty('private');
    if (name !== 'engine') expect(manifest.dependencies).toEqual({ '@gloaming/engine': version });
    expect(files).toContain(`${folder}/README.md`);
    expect(files).toContain(`${folder}/src/index.d.ts`);
  }
  expect(files.filter((file) => /(?<!\.d)\.ts$|\/test\/|\.test\./.test(file))).toEqual([]);
  const manifests = workspaces.flatMap((each) => globSync(`${each}/package.json`, { cwd: ROOT }));
  const versions = manifests.map((file) => (JSON.parse(read(file)) as { version: string }).version);
  expect(new Set(versions)).toEqual(new Set([version]));
  expect(read('CHANGELOG.md')).toContain(`\n## ${version} `);
});

const OLDEST = execFileSync(process.execPath, [join(ROOT, 'scripts/oldest-node.mjs')], { encoding: 'utf8' }).trim();
/** Where there is no older Node to be had, this one must do. */
const binary = OLDEST === '' ? process.execPath : OLDEST;
const which = execFileSync(binary, ['--version'], { encoding: 'utf8' }).trim();

test.each(PACKAGES)(`the program in the README of %s plays a game, on Node ${which}`, (folder) => {
  write('example.js', exampleOf(folder));
  const { stdout, stderr } = spawnSync(binary, ['example.js'], { cwd: elsewhere, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toMatch(RESULT);
});

const CONSUMER = `
import { type Game, makeDice, type State, type Verb } from '@gloaming/engine';
import { nothing, type Schema } from '@gloaming/engine/schema';
import { begin, type Entry } from '@gloaming/engine/session';
import { playRandomly } from '@gloaming/engine/testing';
import { evenfall, type Table as Evenfall } from '@gloaming/evenfall';
import { EVENFALL } from '@gloaming/evenfall/entry';
import { resArcana, type Verb as ResArcanaVerb } from '@gloaming/res-arcana';
import { RES_ARCANA } from '@gloaming/res-arcana/entry';

const none: Schema<null> = nothing;
const round = (s: State<Evenfall, Verb>): number => s.table.round;
const verbs: Game<never, ResArcanaVerb, never>['name'] = resArcana.name;
const play = <T, V extends Verb, O>(entry: Entry<T, V, O>) => begin(entry, entry.options.parse(2, {}), [1, 2, 3, 4]);
const isOver: boolean = play(EVENFALL).session.isOver || play(RES_ARCANA).session.isOver;
export { evenfall, isOver, makeDice, none, playRandomly, round, verbs };
// @ts-expect-error: types are there, and say what is no round.
export const wrong: string = round(play(EVENFALL).session.state);
`;

test.each([
  ['nodenext', 'nodenext'],
  ['bundler', 'esnext'],
])('types are found and whole for moduleResolution %s', (moduleResolution, module) => {
  write('consumer.ts', CONSUMER);
  const compilerOptions = { strict: true, noEmit: true, target: 'es2024', types: [], module, moduleResolution };
  write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['consumer.ts'] }));
  expect(node(join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.')).toBe('');
});

test('a page that Vite builds plays both games', () => {
  mkdirSync(join(elsewhere, 'page'));
  write('page/index.html', '<!doctype html><script type="module" src="./main.js"></script>');
  const said = (folder: string): string => exampleOf(folder).replace(/^console\.log\(/m, 'globalThis.said(');
  for (const folder of PACKAGES.slice(1)) write(`page/${folder.split('/')[1]}.js`, said(folder));
  write('page/main.js', "import './res-arcana.js';\nimport './evenfall.js';\n");
  const config = '{ build: { target: "es2024", modulePreload: { polyfill: false } }, logLevel: "warn" }';
  write('page/vite.config.js', `export default ${config};`);
  node(join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', 'page');
  const [built] = globSync('page/dist/assets/index-*.js', { cwd: elsewhere });
  write('run.js', `globalThis.said = (result) => console.log(result);\nawait import('./${built}');\n`);
  const lines = node('run.js').trim().split('\n');
  expect(lines.length).toBe(2);
  for (const line of lines) expect(line).toMatch(RESULT);
});
