import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countDrawn } from '../src/web/drawing.ts';
import { FLEW, MOVED } from '../src/web/recording.ts';
import { rowsOfFrames, rowsOfPeer, rowsOfWaits } from '../src/web/report.ts';
import { entryOf, moduleOf, readBuilt, weigh, weighPage, workersOf } from '../src/web/weight.ts';

describe('what a page weighs', () => {
  const dist = mkdtempSync(join(tmpdir(), 'gloaming-bench-test-'));
  const FILES: Record<string, string> = {
    'index-AAAAAAAA.js': `import{a}from"./shared-BBBBBBBB.js";const T=()=>import("./TablePage-CCCCCCCC.js");a(T)`,
    'shared-BBBBBBBB.js': 'export const a=()=>{}',
    'TablePage-CCCCCCCC.js': `import{a as t}from'./shared-BBBBBBBB.js';import"./effects-DDDDDDDD.js";t();import(\`./evenfall-EEEE-_EE.js\`)`,
    'effects-DDDDDDDD.js': 'globalThis.b=1',
    'evenfall-EEEE-_EE.js': `export*from"./index-AAAAAAAA.js"`,
    'thread-FFFFFFFF.js': `import"./search-GGGGGGGG.js"`,
    'search-GGGGGGGG.js': 'export const c=3',
  };
  const gzip = (...names: string[]): number => names.reduce((sum, name) => sum + gzipSync(FILES[name]).length, 0);
  beforeAll(() => {
    mkdirSync(join(dist, 'assets'));
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(dist, 'assets', name), text);
    writeFileSync(join(dist, 'assets', 'index-HHHHHHHH.css'), 'a{}');
    writeFileSync(
      join(dist, 'index.html'),
      '<script type="module" crossorigin src="/assets/index-AAAAAAAA.js"></script>',
    );
  });
  afterAll(() => rmSync(dist, { recursive: true }));

  test('is what it imports, each once, and nothing that waits until it is wanted', () => {
    const built = readBuilt(dist);
    const entry = entryOf(dist);
    const start = ['index-AAAAAAAA.js', 'shared-BBBBBBBB.js'];
    expect(weighPage(built, [entry]).gzip).toBe(gzip(...start));
    const table = [...start, 'TablePage-CCCCCCCC.js', 'effects-DDDDDDDD.js', 'evenfall-EEEE-_EE.js'];
    const modules = [entry, moduleOf(built, 'TablePage'), moduleOf(built, 'evenfall')];
    expect(weighPage(built, modules)).toEqual({
      gzip: gzip(...table),
      plain: table.reduce((sum, name) => sum + FILES[name].length, 0),
    });
    expect(weigh(built, ['nothing.js', ...start]).gzip).toBe(gzip(...start));
  });
  test('does not hold what runs in a worker', () => {
    const workers = workersOf(readBuilt(dist), entryOf(dist));
    expect(workers.map(({ name, weight }) => [name, weight.gzip])).toEqual([
      ['thread-FFFFFFFF.js', gzip('thread-FFFFFFFF.js', 'search-GGGGGGGG.js')],
    ]);
  });
  test('is not guessed where a module is missing', () => {
    expect(() => moduleOf(readBuilt(dist), 'res-arcana')).toThrow('one module res-arcana, and there are 0');
    writeFileSync(join(dist, 'index.html'), '<p>');
    expect(() => entryOf(dist)).toThrow('starts no module');
  });
});

const found = (rows: ReturnType<typeof rowsOfWaits>, what: string): number | undefined =>
  rows.find((row) => row.what.trim() === what)?.value;

test('what was waited for is told by half and by nearly all', () => {
  const waits = Array.from({ length: 100 }, (_, i) => 100 - i);
  const rows = rowsOfWaits('duskfall', { waits, cpu: 0.5 }, 100);
  expect(rows[0]).toMatchObject({ value: 50, most: 100 });
  expect(rows[1]).toMatchObject({ what: '  95 of 100', value: 95, most: 100 });
  expect(found(rows, 'processor time of the page, each')).toBe(5);
});

test('frames are counted over all the time in which cards moved', () => {
  const moves = [
    [60, 20, 20],
    [40, 10, 50],
  ];
  const rows = rowsOfFrames('duskfall', { moves, drawn: { frames: 12, seconds: 0.25 } }, 60);
  expect(rows[0]).toMatchObject({ value: 30, least: 60 });
  expect(found(rows, 'without the first of each move')).toBe(40);
  expect(found(rows, 'late')).toBe(50);
  expect(found(rows, 'times that cards moved')).toBe(2);
  expect(found(rows, 'drawn')).toBe(48);
  expect(rowsOfFrames('duskfall', { moves: [], drawn: { frames: 0, seconds: 0 } })).toEqual([
    { what: 'duskfall: times that cards moved', value: 0, unit: '' },
  ]);
});

test('frames that were drawn count while cards moved, and only those of the same page', () => {
  const at = (name: string, ph: string, ts: number, pid = 1) => ({ name, ph, ts, pid });
  const drawn = countDrawn([
    at('DrawFrame', 'I', 90_000),
    at(MOVED, 'b', 100_000),
    at('DrawFrame', 'I', 120_000),
    at('DrawFrame', 'I', 140_000, 2),
    at('DrawFrame', 'I', 160_000),
    at(MOVED, 'e', 200_000, 2),
    at(MOVED, 'e', 500_000),
    at('DrawFrame', 'I', 510_000),
    // Cut off by the end of the trace.
    at(MOVED, 'b', 600_000),
    at('DrawFrame', 'I', 610_000),
  ]);
  expect(drawn).toEqual({ frames: 2, seconds: 0.4 });
});

test('the page is held against an empty one', () => {
  const page = { moves: [[50, 50]], drawn: { frames: 30, seconds: 1 } };
  const peer = { moves: [[25, 25]], drawn: { frames: 60, seconds: 1 } };
  const rows = rowsOfPeer('an empty page', page, peer);
  expect(rows.map(({ value, unit }) => `${value} ${unit}`)).toEqual(['40 /s', '60 /s', '50 %', '50 %']);
  expect(rowsOfPeer('an empty page', { ...page, moves: [] }, peer)).toEqual([]);
});

test('what was drawn while tokens flew is counted for itself', () => {
  const at = (name: string, ph: string, ts: number) => ({ name, ph, ts, pid: 1 });
  const events = [
    ...[at(MOVED, 'b', 0), at('DrawFrame', 'I', 50_000), at(MOVED, 'e', 100_000)],
    ...[at(FLEW, 'b', 200_000), at('DrawFrame', 'I', 250_000), at('DrawFrame', 'I', 350_000), at(FLEW, 'e', 400_000)],
  ];
  expect(countDrawn(events)).toEqual({ frames: 1, seconds: 0.1 });
  expect(countDrawn(events, FLEW)).toEqual({ frames: 2, seconds: 0.2 });
  const rows = rowsOfFrames('duskfall', { moves: [[20, 20]], drawn: countDrawn(events, FLEW) }, undefined, 'tokens');
  expect(rows[0]).toMatchObject({ what: 'duskfall: frames while tokens move', value: 50 });
  expect(found(rows, 'times that tokens moved')).toBe(1);
});
