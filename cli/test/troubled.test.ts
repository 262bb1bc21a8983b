/** A bot that fails at a table that somebody looks at: its author learns what happened, and why. */
import { expect, test } from 'vitest';
import { program } from './programs.ts';
import { gloaming } from './quiet.ts';

const dying = program('dying', 'if (n < 2) answer(q); else { console.error("out of ideas"); process.exit(1); }');
const faint = program('faint', ';', 'console.error("no book of openings"); process.exit(3);');
const wrongOnce = program('wrongOnce', 'answer(q, n === 1 ? 99999 : undefined);');

test.each([
  ['watch res-arcana --seed 2 --pace 0', dying, /ended too early/, 'out of ideas'],
  ['watch res-arcana --seed 2 --pace 0', faint, /did not start/, 'no book of openings'],
  ['play res-arcana --seed 2', dying, /ended too early/, 'out of ideas'],
])('%s: at the end it is told how often it was helped, and its last words', async (line, command, what, words) => {
  const bots = line.startsWith('watch') ? `random,cmd:${command}` : `cmd:${command}`;
  const { code, err } = await gloaming([...line.split(' '), '--bots', bots], new Array(12).fill('1'));
  expect(code).toBe(0);
  expect(err[0]).toMatch(what);
  const end = err.slice(1).join(' ').replace(/\s+/g, ' ');
  expect(end).toMatch(what);
  expect(end).toMatch(/The first option was taken instead, \d+ times\./);
  expect(end).toContain(`Its last words: ${words}`);
});

test('a single mistake is told once', async () => {
  const { err } = await gloaming([
    'watch',
    'res-arcana',
    '--seed',
    '2',
    '--pace',
    '0',
    '--bots',
    `random,cmd:${wrongOnce}`,
  ]);
  expect(err).toHaveLength(1);
});
