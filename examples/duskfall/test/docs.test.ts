/** The example is small, and what the guide names and quotes is really there. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const SOURCES = ['../src/index.ts', '../src/table.ts'];

test('the example has under 150 lines', () => {
  const lines = SOURCES.reduce((sum, path) => sum + read(path).trimEnd().split('\n').length, 0);
  expect(lines).toBeLessThan(150);
});

/** Blocks that begin with `// examples/…` name the file they quote; a line of dots leaves something out. */
const QUOTE = /```ts\n\/\/ (\S+)\n([\s\S]*?)```/g;
const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();
const GUIDE = read('../../../docs/adding-a-game.md');
const quotes = [...GUIDE.matchAll(QUOTE)].map(([, file, code]) => ({ file, code }));

test('the guide quotes every file', () => {
  const files = new Set(quotes.map(({ file }) => file));
  for (const file of ['src/index.ts', 'src/table.ts', 'src/text.ts', 'test/kit.test.ts'])
    expect(files).toContain(`examples/duskfall/${file}`);
  expect(files).toContain('examples/nightwick/src/index.ts');
});

test('whatever the guide names is there', () => {
  const named = [...GUIDE.matchAll(/`((?:bots|cli|engine|examples|games|web)\/[\w./-]+)`/g)].map(([, path]) => path);
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  expect(named.filter((path) => !path.includes('NAME') && !existsSync(root + path))).toEqual([]);
});

test.each(quotes)('the guide quotes $file as it is', ({ file, code }) => {
  const source = squeeze(read(`../../../${file}`));
  for (const part of code.split(/^\s*…\s*$/m)) expect(source).toContain(squeeze(part));
});
