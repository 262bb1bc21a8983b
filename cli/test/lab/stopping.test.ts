/** Something long: it shows how far it has come, and stops where it is asked to. */
import { expect, test } from 'vitest';
import { pause } from '../../src/base/yielding.ts';
import { run } from '../../src/program.ts';
import { quiet } from '../quiet.ts';

/** A terminal where somebody wants to stop as soon as this process hears of it. */
function impatient(): ReturnType<typeof quiet> {
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
  // Games of quick bots that never wait.
  ['arena --bots random --games 100000', 130],
  ['watch res-arcana --bots master@500ms --pace 0', 0],
  ['watch res-arcana --bots master@500ms', 0],
  ['watch res-arcana --bots random --pace 60000', 0],
])('%s: stops', async (line, code) => {
  const terminal = impatient();
  const began = performance.now();
  expect(await run(line.split(' '), terminal)).toBe(code);
  expect(performance.now() - began).toBeLessThan(SOON);
  expect(terminal.out.join('\n')).not.toMatch(/wins/);
});

test('a thought that has begun is called off', async () => {
  const terminal = impatient();
  await run('watch res-arcana --bots master@500ms --pace 0'.split(' '), terminal);
  expect(terminal.out.filter((line) => /^Master@500ms [AB]: /.test(line))).toEqual([]);
});

/** A program that never says anything is waited for much longer. */
const BEFORE_IT_IS_GIVEN_UP = 10_000;

test.each([
  [['watch', 'res-arcana', '--pace', '0'], 0],
  [['arena', '--games', '1'], 130],
])('%s: stops while a program is waited for', async (line, code) => {
  const began = performance.now();
  expect(await run([...line, '--bots', 'cmd:sleep 1000'], impatient())).toBe(code);
  expect(performance.now() - began).toBeLessThan(BEFORE_IT_IS_GIVEN_UP);
});

/** A terminal where somebody wants to stop as soon as something is done. */
function satisfied(): ReturnType<typeof quiet> {
  const stop = new AbortController();
  return { ...quiet(), stopping: () => stop.signal, progress: () => stop.abort() };
}

test('arena that was stopped tells of the deals that were over, and that there were to be more', async () => {
  const stop = new AbortController();
  const isSome = (line: string | null): boolean => /\] [1-9]/.test(line ?? '');
  const terminal = {
    ...quiet(),
    stopping: () => stop.signal,
    progress: (line: string | null) => isSome(line) && stop.abort(),
  };
  expect(await run('arena --bots random --games 1000000 --json'.split(' '), terminal)).toBe(130);
  const { bots, seats, finished } = JSON.parse(terminal.out.join('\n'));
  expect(finished).toBe(false);
  expect(seats[0].games).toBeGreaterThan(0);
  expect(bots[0].games).toBe(seats[0].games);
  expect(terminal.err).toEqual([`Stopped after ${seats[0].games / 2} of 500000 deals.`]);
});

test.each([
  [impatient(), 0],
  [satisfied(), 50],
])('fuzz that was stopped tells of the games that were over, if any', async (terminal, done) => {
  expect(await run('fuzz --games 1000000'.split(' '), terminal)).toBe(130);
  expect(terminal.err).toHaveLength(1);
  const [, games] = /^Stopped after (\d+) of 1000000 games\.$/.exec(terminal.err[0]) ?? [];
  expect(Number(games)).toBeGreaterThanOrEqual(done);
  expect(terminal.out.join(' ')).toMatch(games === '0' ? /^$/ : new RegExp(`: ${games} games .* nothing broke`));
});

test('arena that was stopped before a deal was over has nothing to tell but that', async () => {
  const terminal = impatient();
  expect(await run('arena --bots master@500ms,greedy --games 2 --jobs 1'.split(' '), terminal)).toBe(130);
  expect(terminal.out).toEqual([]);
  expect(terminal.err).toEqual(['Stopped after 0 of 1 deals.']);
});
