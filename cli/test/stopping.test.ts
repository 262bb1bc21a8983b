/** Something long: it shows how far it has come, and stops where it is asked to. */
import { expect, test } from 'vitest';
import { pause } from '../src/breath.ts';
import { run } from '../src/program.ts';
import type { Terminal } from '../src/terminal.ts';
import { quiet } from './quiet.ts';

/** A terminal where somebody wants to stop as soon as this process hears of it. */
function impatient(): Terminal & { out: string[] } {
  const stop = new AbortController();
  const stopping = (): AbortSignal => {
    setTimeout(() => stop.abort(), 1);
    return stop.signal;
  };
  return { ...quiet(), stopping, pause };
}

/** Somebody who wants to stop is heard within a second or two, not after minutes. */
const SOON = 20_000;

test.each([
  // Games of quick bots that never wait, and a single game of a slow one.
  ['simulate --bots random --games 100000', 130],
  ['simulate --bots master@500ms --games 1', 130],
  ['watch res-arcana --bots master@500ms --pace 0', 0],
  ['watch res-arcana --bots master@500ms', 0],
  ['watch res-arcana --bots random --pace 60000', 0],
])('%s: stops', async (line, code) => {
  const terminal = impatient();
  const began = performance.now();
  expect(await run(line.split(' '), terminal)).toBe(code);
  expect(performance.now() - began).toBeLessThan(SOON);
  expect(terminal.out.join('\n')).not.toMatch(/wins|Share/);
});

test('simulate shows how far it has come, and clears that away', async () => {
  const shown: (string | null)[] = [];
  const terminal = { ...quiet(), progress: (line: string | null) => void shown.push(line) };
  expect(await run('simulate --bots greedy --games 4'.split(' '), terminal)).toBe(0);
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.at(-1)).toBeNull();
  for (const line of shown.slice(0, -1)) expect(line).toMatch(/^\[█*░*\] \d+\/4$/);
});
