/** What the documents point to is there: every relative link, and every file of the glossary. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');
const PAGES = globSync(['*.md', '{.github,docs,engine,games,examples}/**/*.md'], { cwd: ROOT }).filter(
  (file) => !file.includes('node_modules'),
);

/** As public forges name headings: lower case, without punctuation, hyphens for spaces. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
const anchorsOf = (text: string): string[] => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading));

test('pages are found', () => {
  expect(PAGES).toEqual(expect.arrayContaining(['README.md', 'docs/glossary.md', '.github/pull_request_template.md']));
  expect(anchorsOf('## A card is lists of verbs\n')).toEqual(['a-card-is-lists-of-verbs']);
});

test.each(PAGES)('%s: links lead somewhere', (page) => {
  for (const [, target] of read(page).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(target)) continue;
    const [path, anchor] = target.split('#');
    const file = path === '' ? resolve(ROOT, page) : resolve(ROOT, dirname(page), path);
    expect(existsSync(file), `${page}: ${target}`).toBe(true);
    if (anchor !== undefined) expect(anchorsOf(readFileSync(file, 'utf8')), `${page}: ${target}`).toContain(anchor);
  }
});

describe('the glossary', () => {
  const ROWS = [...read('docs/glossary.md').matchAll(/^\| ([^|]+) \| ([^|]+) \| `([^`]+)` \|$/gm)];
  /** Words of the field that one looks for first. */
  const LOOKED_FOR = [
    ...[
      'PUCT',
      'softmax',
      'rollout',
      'ReLU',
      'group commit',
      'optimistic concurrency',
      'LRU',
      'rate limit',
      'idempoten',
    ],
    ...['semaphore', 'determinization', 'event sourcing', 'Elo', 'FLIP', 'information set', 'temperature', 'lease'],
  ];

  test('has a file in every row', () => {
    expect(ROWS.length).toBeGreaterThan(60);
    expect(ROWS.length).toBe((read('docs/glossary.md').match(/^\| (?!here)/gm) ?? []).length);
  });
  test.each(ROWS.map(([, ours, theirs, file]) => [ours, theirs, file]))('%s (%s): %s', (_, __, file) => {
    expect(existsSync(resolve(ROOT, file))).toBe(true);
  });
  test.each(LOOKED_FOR)('has the word %s', (word) => {
    expect(ROWS.some(([row]) => row.toLowerCase().includes(word.toLowerCase()))).toBe(true);
  });
});
