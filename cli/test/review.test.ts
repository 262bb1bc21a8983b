/** A finished game told: by the eyes of whoever played it, and of nobody else. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, makeRecord, parseRecord } from '@gloaming/engine';
import { beforeAll, expect, test, vi } from 'vitest';
import { always, folder, gloaming } from './quiet.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let home = '';
let over = '';
let running = '';

beforeAll(async () => {
  ({ home } = await gloaming('play res-arcana --seed 5 --bots greedy', always('1'), folder()));
  over = join(home, readdirSync(home).filter((name) => name.endsWith('.txt'))[0]);
  const written = parseRecord(readFileSync(over, 'utf8'));
  running = join(home, 'running.txt');
  writeFileSync(running, makeRecord({ ...written, end: '', answers: written.answers.slice(0, 30) }));
});

interface Told {
  seat: string;
  start: number;
  own: number;
  others: number;
  luck: number;
  result: number;
  line: string;
  chances: number[];
  steps: { step: number; mover: string; cost: number; others: number; luck: number }[];
  turningPoints: { step: number; cost: number; given: string; better: string }[];
}

test('what was won and lost adds up to the result, and it is the same every time', async () => {
  const { text, code } = await gloaming(['review', over, '--json'], [], home);
  expect(code).toBe(0);
  const told: Told = JSON.parse(text);
  const { start, own, others, luck, result, steps, chances, turningPoints } = told;
  expect(start + own + others + luck).toBeCloseTo(result, 6);
  expect(chances.length).toBe(steps.length + 1);
  // Whoever always answers with the first option loses a lot by it.
  expect(own).toBeLessThan(-0.1);
  expect(turningPoints.length).toBe(3);
  for (const { step, given, better } of turningPoints) {
    expect(steps[step].mover).toBe('A');
    expect(given).not.toBe(better);
  }
  // What was found is kept: the second time it is there at once, and says the same.
  expect(readdirSync(join(home, 'reviews')).length).toBe(1);
  const again = await gloaming(['review', over, '--json'], [], home);
  expect(JSON.parse(again.text)).toEqual(told);
  for (const language of LANGUAGES) {
    const { out } = await gloaming(['review', over, '--lang', language], [], home);
    expect(out.join('\n')).toContain(`--step ${turningPoints[0].step}`);
  }
});

test('goes on with what was kept; what cannot be read is found anew', async () => {
  const file = join(home, 'reviews', readdirSync(join(home, 'reviews'))[0]);
  const kept = readFileSync(file, 'utf8');
  writeFileSync(file, '{ torn');
  expect((await gloaming(['review', over, '--json'], [], home)).code).toBe(0);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(kept));
});

test('play goes on from the middle of a record, and leaves the record as it is', async () => {
  const before = readFileSync(over, 'utf8');
  const { out, code } = await gloaming(['play', '--from', over, '--step', '20', '--bots', 'greedy'], ['quit'], home);
  expect([code, out.length > 5]).toEqual([0, true]);
  expect(readFileSync(over, 'utf8')).toBe(before);
  expect((await gloaming(['play', '--from', over, '--step', '99999'], [], home)).err.join()).toContain('99999');
  expect((await gloaming(['play', 'res-arcana', '--step', '3'], [], home)).err.join()).toContain('--from');
});

test('what cannot be told is refused, and says why', async () => {
  const damaged = join(home, 'damaged.txt');
  writeFileSync(damaged, readFileSync(over, 'utf8').replace(/^[AB]\d+/m, 'A999'));
  const other = join(home, 'other.txt');
  writeFileSync(other, readFileSync(over, 'utf8').replace(/rules \d+/, 'rules 999'));
  for (const [args, said] of [
    [[running], /running\.txt/],
    [[over, '--seat', 'C'], /"C"/],
    [[damaged], /damaged\.txt/],
    [[other], /999/],
    [['nowhere.txt'], /nowhere\.txt/],
  ] as const)
    for (const language of LANGUAGES) {
      const { code, err } = await gloaming(['review', ...args, '--lang', language], [], home);
      expect(code).toBe(2);
      if (language === 'en') expect(err.join()).toMatch(said);
      expect(err.length).toBeGreaterThan(0);
    }
  expect(existsSync(join(home, 'reviews'))).toBe(true);
});
