/** A narrow window: what can be broken between words is. */
import { LANGUAGES } from '@gloaming/engine';
import stringWidth from 'string-width';
import { expect, test, vi } from 'vitest';
import { painter, ruler } from '../src/base/page.ts';
import { run } from '../src/program.ts';
import { quiet } from './quiet.ts';

/** Whole games between bots, on machines that have something else to do as well. */
vi.setConfig({ testTimeout: 60_000 });

const NARROW = 40;

test('a title that is too long for its rule goes on below', () => {
  const title = 'Partie 2 · Runde 3 · Bernadette-Charlotte ist am Zug';
  for (const hasColor of [false, true]) {
    const lines = ruler(title, NARROW, painter(hasColor));
    expect(lines.length).toBe(2);
    for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(NARROW);
  }
  expect(ruler('Round 3', 20, painter(false))).toEqual(['── Round 3 ─────────']);
  expect(ruler('1234567890123456', 20, painter(false))).toEqual(['── 1234567890123456 ']);
});

test.each(LANGUAGES)('no line of a game is wider than 40 columns: %s', async (language) => {
  const lines: string[] = [];
  for (const game of ['res-arcana --match', 'evenfall --side moon']) {
    const typed = Array.from({ length: 60 }, (_, i) => (i % 20 === 10 ? 'help' : String(1 + (i % 3))));
    const terminal = { ...quiet(typed), width: NARROW };
    const line = `play ${game} --bots random --name Bernadette-Charlotte --seed 7 --lang ${language}`;
    expect(await run(line.split(' '), terminal)).toBe(0);
    lines.push(...terminal.out.filter((each) => !each.includes('gloaming')));
  }
  expect(lines.length).toBeGreaterThan(300);
  expect(lines.filter((line) => stringWidth(line) > NARROW)).toEqual([]);
});

test('what the arena says in sentences is broken between words', async () => {
  const terminal = { ...quiet(), width: NARROW };
  expect(await run('arena --bots random --games 2'.split(' '), terminal)).toBe(0);
  const said = terminal.out.slice(terminal.out.findIndex((line) => line.startsWith('By seat')));
  expect(said.length).toBeGreaterThan(3);
  expect(said.filter((line) => stringWidth(line) > NARROW)).toEqual([]);
});
