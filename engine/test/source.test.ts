/** What the source itself must keep to: the engine is small and stands alone, and imports run one way. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const OWN = 'engine/test/source.test.ts';
const ROOT = resolve(import.meta.dirname, '../..');
const sources = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT, exclude: (name) => name.includes('node_modules') }).filter(
    (file) => !file.includes('node_modules'),
  );
const read = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');
const IMPORT = /(?:^|\n)(?:(?:import|export)\b[^;'"]*?\bfrom\s*|import\s*)'([^']+)'|\bimport\(\s*'([^']+)'/g;
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(IMPORT)].map(([, plain, dynamic]) => plain ?? dynamic);

const ENGINE = sources('engine/src/**/*.ts');
const GAMES = globSync('{games,examples}/*', { cwd: ROOT })
  .map((folder) => folder.split('/')[1])
  .filter((name) => name !== 'all');

describe('the engine', () => {
  test('is there', () => {
    expect(ENGINE.length).toBeGreaterThan(10);
    expect(GAMES).toContain('res-arcana');
    expect(importsOf('engine/src/play.ts')).toContain('./errors.ts');
    expect(importsOf(OWN)).toEqual(['node:fs', 'node:path', 'vitest']);
  });
  test('has under 1,400 lines', () => {
    const lines = ENGINE.reduce((sum, file) => sum + read(file).trimEnd().split('\n').length, 0);
    expect(lines).toBeLessThan(1400);
  });
  test('needs nothing', () => {
    const described = JSON.parse(read('engine/package.json')) as Record<string, unknown>;
    for (const field of ['dependencies', 'peerDependencies', 'optionalDependencies'])
      expect(described[field] ?? {}).toEqual({});
  });
  test.each(ENGINE)('%s imports nothing from outside', (file) => {
    for (const from of importsOf(file)) {
      expect(from).toMatch(/^\.\.?\//);
      expect(relative('engine', relative(ROOT, resolve(ROOT, dirname(file), from)))).toMatch(/^(src|text)\//);
    }
  });
  test('names no game', () => {
    for (const file of [...ENGINE, ...sources('engine/{schema,session,lessons,testing,text}/**/*.ts')]) {
      const text = read(file).toLowerCase();
      // The example game is named in the notation's example, as examples are.
      for (const game of GAMES.filter((name) => name !== 'duskfall')) {
        expect(text, file).not.toContain(game);
        expect(text, file).not.toContain(game.replaceAll('-', ' '));
      }
    }
  });
});

const ALL = sources(
  '{engine,games/*,examples/*,bots,protocol,host,server,web,cli,bench}/{src,schema,session,lessons,testing,text,test,dev,proof,training}/**/*.{ts,tsx}',
);

test('nothing is of type any: the linter forbids it, and no file is let off', () => {
  const { linter } = JSON.parse(read('biome.json')) as { linter: { rules: { suspicious: Record<string, unknown> } } };
  expect(linter.rules.suspicious.noExplicitAny).toBe('error');
  for (const file of ALL)
    if (file !== OWN) expect(read(file), file).not.toMatch(/biome-ignore\S* \S*noExplicitAny|@ts-(?:ignore|nocheck)/);
});

describe('imports run one way', () => {
  /** A folder may import from those of a lower number; two of the same number know nothing of each other. */
  const LAYERS: Record<string, number> = {
    engine: 0,
    games: 1,
    examples: 1,
    bots: 3,
    protocol: 3,
    host: 4,
    server: 5,
    web: 5,
    bench: 6,
    cli: 7,
  };
  /** The registry of games stands on the games. */
  const layerOf = (path: string): number => (path.startsWith('games/all/') ? 2 : LAYERS[path.split('/')[0]]);
  const packageOf = (path: string): string =>
    path
      .split('/')
      .slice(0, /^(games|examples)\//.test(path) ? 2 : 1)
      .join('/');
  const folders = new Map(
    sources('{engine,games/*,examples/*,bots,protocol,host,server,web,cli,bench}/package.json').map((file) => [
      (JSON.parse(read(file)) as { name: string }).name,
      dirname(file),
    ]),
  );
  /** Where an import leads, as a path from the root; null for what is not ours. */
  const target = (file: string, from: string): string | null => {
    if (from.startsWith('.')) return relative(ROOT, resolve(ROOT, dirname(file), from));
    const name = from.split('/').slice(0, 2).join('/');
    return from.startsWith('@gloaming/') ? `${folders.get(name) ?? name}/` : null;
  };

  test('every package of ours is found', () => {
    expect(folders.get('@gloaming/engine')).toBe('engine');
    expect(folders.get('@gloaming/res-arcana')).toBe('games/res-arcana');
    expect(existsSync(resolve(ROOT, 'games/res-arcana/src/index.ts'))).toBe(true);
  });
  test.each(ALL.filter((file) => !file.includes('/test/')))('%s', (file) => {
    for (const from of importsOf(file)) {
      const to = target(file, from);
      if (to === null || packageOf(to) === packageOf(file)) continue;
      expect(layerOf(to), `${file} imports ${from}`).toBeLessThan(layerOf(file));
      // The terminal starts the measurements, which are a program and export nothing.
      if (to.startsWith('bench/')) continue;
      // What is measured is started as its own tests start it; that is no part of what a package offers.
      if (file.startsWith('bench/') && packageOf(to) === 'server' && to.includes('/testing/')) continue;
      // Presses are counted without a page: by what the page itself makes of a question.
      if (file.startsWith('bench/src/presses/') && packageOf(to) === 'web') continue;
      expect(from, `${file} reaches into another package`).toMatch(/^@gloaming\//);
    }
  });
});

describe('the rooms of a package import one way, too', () => {
  /** From the room that knows nothing to those that know the most; rooms of one line know nothing of each other. `.` are files in no room, `*` any folder. */
  const ROOMS: Record<string, readonly (readonly string[])[]> = {
    'bots/src': [['base'], ['search'], ['review'], ['games/*'], ['games'], ['thread'], ['.']],
    'cli/src': [
      ['base'],
      ['session', 'text'],
      ['games'],
      ['support'],
      ['opponents', 'lab/base'],
      ['playing', 'lab/arena', 'lab/balance', 'lab/puzzles'],
      // The table and the laboratory know nothing of each other.
      ['commands', 'lab'],
      ['.'],
    ],
    'server/src': [['base'], ['storage'], ['table'], ['daily', 'bots'], ['http'], ['.']],
    'web/src': [
      ['base'],
      ['words', 'record', 'sound', 'offline'],
      ['design', 'net'],
      ['frame', 'table'],
      ['games/*'],
      ['games'],
      ['lesson', 'deals', 'sharing'],
      ['start', 'mine', 'help', 'gallery', 'rules', 'replay', 'debug'],
      ['review', 'link'],
      ['shell'],
      ['practice', 'puzzles'],
      ['.'],
    ],
  };
  for (const [folder, rooms] of Object.entries(ROOMS))
    ROOMS[folder] = rooms.map((line) =>
      line.flatMap((room) =>
        room.includes('*')
          ? globSync(`${room}/`, { cwd: resolve(ROOT, folder) }).map((path) => path.replace(/\/$/, ''))
          : room,
      ),
    );
  const packages = Object.keys(ROOMS);
  const inPackage = (folder: string, file: string): string => relative(folder, relative(ROOT, resolve(ROOT, file)));
  /** The most exact name counts: a room in a room is one of its own. */
  const roomOf = (folder: string, file: string): string => {
    const path = inPackage(folder, file);
    const around = ROOMS[folder].flat().filter((room) => path.startsWith(`${room}/`));
    return around.toSorted((a, b) => b.length - a.length)[0] ?? dirname(path);
  };
  const levelOf = (folder: string, room: string): number => ROOMS[folder].findIndex((rooms) => rooms.includes(room));

  test.each(packages)('%s: every room is listed, and every one that is listed is there', (folder) => {
    const rooms = new Set(sources(`${folder}/**/*.{ts,tsx}`).map((file) => roomOf(folder, file)));
    expect([...rooms].toSorted()).toEqual(ROOMS[folder].flat().toSorted());
  });
  test.each(packages.flatMap((folder) => sources(`${folder}/**/*.{ts,tsx}`).map((file) => [file, folder] as const)))(
    '%s',
    (file, folder) => {
      const own = roomOf(folder, file);
      for (const from of importsOf(file)) {
        const to = resolve(ROOT, dirname(file), from);
        if (!from.startsWith('.') || inPackage(folder, to).startsWith('..') || roomOf(folder, to) === own) continue;
        expect(levelOf(folder, roomOf(folder, to)), `${file} imports ${from}`).toBeLessThan(levelOf(folder, own));
      }
    },
  );
});

describe('no file imports itself, by whatever way round', () => {
  const graph = new Map(
    ALL.map((file) => [
      file,
      importsOf(file)
        .filter((from) => from.startsWith('.'))
        .map((from) => relative(ROOT, resolve(ROOT, dirname(file), from))),
    ]),
  );
  /** The shortest way from a file back to itself, if there is one. Types count: who reads one file of a circle has to read all of them. */
  function circleOf(start: string): string[] | null {
    const ways = [[start]];
    const reached = new Set<string>();
    for (const way of ways)
      for (const next of graph.get(way[way.length - 1]) ?? []) {
        if (next === start) return [...way, start];
        if (!reached.has(next)) ways.push([...way, next]);
        reached.add(next);
      }
    return null;
  }

  test('circles are found', () => {
    expect(graph.get('engine/src/play.ts')).toContain('engine/src/errors.ts');
    graph.set('a', ['b', 'c']).set('b', ['c']).set('c', ['b', 'a']);
    expect(circleOf('b')).toEqual(['b', 'c', 'b']);
    expect(circleOf('a')).toEqual(['a', 'c', 'a']);
    for (const name of ['a', 'b', 'c']) graph.delete(name);
  });
  test.each(ALL)('%s', (file) => {
    expect(circleOf(file)).toBeNull();
  });
});
