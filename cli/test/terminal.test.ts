/** Somebody at a real terminal: what they see, what they type, and what the next one at the keyboard must not see. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { parseRecord } from '@gloaming/engine';
import { expect, onTestFinished, test, vi } from 'vitest';
import { realTerminal, type Terminal } from '../src/base/terminal.ts';
import { run } from '../src/program.ts';
import { program, until } from './programs.ts';
import { folder } from './quiet.ts';

vi.setConfig({ testTimeout: 60_000 });

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

interface Sitting {
  readonly terminal: Terminal;
  type(text: string): void;
  seen(): string;
  /** On the error output. */
  complained(): string;
}

function sitDown(env: Record<string, string> = {}, rows = 24): Sitting {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()].map((stream) =>
    Object.assign(stream, { isTTY: true, columns: 80, rows }),
  );
  let [seen, complained] = ['', ''];
  stdout.on('data', (data) => {
    seen += data;
  });
  stderr.on('data', (data) => {
    complained += data;
  });
  const terminal = realTerminal({ stdin, stdout, stderr, env: { GLOAMING_HOME: folder(), ...env } });
  onTestFinished(() => terminal.close());
  return { terminal, type: (text) => void stdin.write(text), seen: () => seen, complained: () => complained };
}

const SHARED = ['play', 'res-arcana', '--all', '--seed', '2'];
const HAND_OVER = /Press Enter when Player (.) sits here/g;
const handOvers = (text: string): string[] => [...text.matchAll(HAND_OVER)].map(([, name]) => name);

test('several at one keyboard: nobody is shown a hand before they sit there, and nothing of it is left', async () => {
  const { terminal, type, seen } = sitDown({ NO_COLOR: '1' });
  const over = run(SHARED, terminal);
  await until(() => handOvers(seen()).length === 1);
  expect(seen().startsWith(CLEAR)).toBe(true);
  expect(seen()).not.toContain('Which mage');
  type('\n');
  await until(() => seen().includes('Which mage'));
  type('1\n');
  await until(() => handOvers(seen()).length === 2);
  const afterwards = seen().slice(seen().lastIndexOf(CLEAR));
  expect(afterwards).not.toContain('Which mage');
  expect(handOvers(afterwards)).toEqual(['B']);
  expect(afterwards).not.toContain('>');
  type('\u0003');
  expect(await over).toBe(0);
});

test('a terminal that cannot be cleared scrolls away all that it shows', async () => {
  const { terminal, seen } = sitDown({ TERM: 'dumb' }, 90);
  terminal.clear();
  expect(seen()).toBe('\n'.repeat(90));
});

test('alone with bots nothing is cleared, and nobody is asked to sit down', async () => {
  const { terminal, type, seen } = sitDown({ NO_COLOR: '1' });
  const over = run(['play', 'res-arcana', '--bots', 'random', '--seed', '2'], terminal);
  await until(() => seen().includes('Which mage'));
  type('\u0003');
  expect(await over).toBe(0);
  expect(seen()).not.toContain(CLEAR);
  expect(handOvers(seen())).toEqual([]);
});

test('what was typed ahead does not sit down for the next one', async () => {
  const { terminal, type, seen } = sitDown({ NO_COLOR: '1' });
  const over = run(SHARED, terminal);
  await until(() => handOvers(seen()).length === 1);
  type('\n');
  await until(() => seen().includes('Which mage'));
  type('1\n\n1\n2');
  await until(() => handOvers(seen()).length === 2);
  await terminal.pause(100);
  expect(seen().split('Which mage')).toHaveLength(2);
  type('\n');
  await until(() => seen().split('Which mage').length === 3);
  expect(handOvers(seen())).toEqual(['A', 'B']);
  type('\u0003');
  expect(await over).toBe(0);
});

test('the arrow keys bring back nothing that somebody else has typed', async () => {
  const { terminal, type } = sitDown();
  const first = terminal.ask('', () => []);
  type('secret\n');
  expect(await first).toBe('secret');
  const second = terminal.ask('', () => []);
  type('\u001b[A\n');
  expect(await second).toBe('');
});

test('Ctrl-C leaves, whatever was typed before it', async () => {
  const { terminal, type } = sitDown();
  terminal.listen();
  type('1\n2\n\u0003');
  await terminal.pause(50);
  expect(await terminal.ask('', () => [])).toBeNull();
});

/** Bots that make somebody wait: of this program, and somebody else's. */
const SLOW = ['master@500ms', `cmd:${program('never', ';')}`];
test.each(SLOW)('Ctrl-C leaves while a bot thinks, and the game is kept: %s', async (bot) => {
  const home = folder();
  const { terminal, type, seen, complained } = sitDown({ NO_COLOR: '1', GLOAMING_HOME: home });
  type('\u0003');
  expect(await run(['play', 'res-arcana', '--bots', bot, '--seed', '2'], terminal)).toBe(0);
  expect(seen()).not.toContain('Which mage');
  expect(seen()).toContain('Go on with:');
  const [kept, ...more] = readdirSync(home).filter((name) => name.endsWith('.txt'));
  expect(more).toEqual([]);
  // Not even the thought that was begun was waited for.
  expect(parseRecord(readFileSync(join(home, kept), 'utf8')).answers).toEqual([]);
  // A program that never answers was not waited for, and what it does not answer any more is nothing to complain about.
  expect(complained()).not.toContain('first option');
});

test('Ctrl-C leaves in the middle of a thought where Enter goes on, too', async () => {
  const { terminal, type, seen, complained } = sitDown({ NO_COLOR: '1' });
  const over = run(['watch', 'evenfall', '--bots', 'greedy,master@5000ms', '--seed', '3'], terminal);
  // Whoever is asked first answers at once, and from then on the keyboard is read.
  await until(() => seen().includes('Greedy: '));
  type('\n'.repeat(20));
  await until(() => /Master@5000ms is thinking … \d+ %/.test(complained()));
  type('\u0003');
  expect(await over).toBe(0);
  expect(seen()).not.toContain('Master@5000ms: ');
});

test('what is typed while a bot thinks is shown with the next question, and can be gone on with there', async () => {
  const { terminal, type, seen } = sitDown({ NO_COLOR: '1' });
  terminal.listen();
  type('he');
  await terminal.pause(50);
  expect(seen()).toBe('');
  const answer = terminal.ask('> ', () => []);
  type('lp\n');
  expect(await answer).toBe('help');
  expect(seen()).toContain('> he');
});

test('a complaint takes the place of what is under way', () => {
  const { terminal, complained } = sitDown();
  terminal.progress('thinking …');
  terminal.complain('It died.');
  terminal.complain('Once more.');
  expect(complained().replaceAll('\r\u001b[K', '<')).toBe('<thinking …<It died.\nOnce more.\n');
});

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ NO_COLOR: '1' }, false],
  [{ TERM: 'dumb' }, false],
  [{ FORCE_COLOR: '1', NO_COLOR: '1' }, true],
  [{ FORCE_COLOR: '0' }, false],
  [{ FORCE_COLOR: 'false' }, false],
  [{ FORCE_COLOR: '' }, true],
])('colours with %o: %s', (env, has) => {
  expect(sitDown(env).terminal.hasColor).toBe(has);
});
