/** The example of a bot in Python, against a real server. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { makeDice } from '@gloaming/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { endProcesses, startProcess, stopProcess } from '../testing/process.ts';
import { cleanUp, newFolder } from '../testing/stores.ts';

const BOT = fileURLToPath(new URL('../../examples/python-bot/bot.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

const bots = new Set<ChildProcess>();
afterAll(() => {
  for (const bot of bots) bot.kill('SIGKILL');
  endProcesses();
  cleanUp();
});

interface Bot {
  /** The first line that matches. */
  said(what: RegExp): Promise<string>;
  ended: Promise<{ code: number | null; lines: string[]; wrong: string }>;
}
function startBot(args: string[]): Bot {
  const child = spawn('python3', ['-u', BOT, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  bots.add(child);
  const lines: string[] = [];
  const waiting: { what: RegExp; found: (line: string) => void }[] = [];
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    for (const { what, found } of waiting) if (what.test(line)) found(line);
  });
  let wrong = '';
  child.stderr.on('data', (data) => {
    wrong += data;
  });
  const ended = new Promise<Awaited<Bot['ended']>>((resolve) => {
    child.on('close', (code) => {
      bots.delete(child);
      resolve({ code, lines, wrong });
    });
  });
  const said = (what: RegExp): Promise<string> => {
    const before = lines.find((line) => what.test(line));
    if (before !== undefined) return Promise.resolve(before);
    const later = new Promise<string>((found) => waiting.push({ what, found }));
    const never = ended.then(({ wrong: why }) => Promise.reject(new Error(`the bot ended: ${why}`)));
    return Promise.race([later, never]);
  };
  return { said, ended };
}

describe.skipIf(!hasPython)(`a bot in Python${hasPython ? '' : ' (skipped: there is no python3)'}`, () => {
  test.each([
    ['en', 'res-arcana'],
    ['pl', 'evenfall'],
  ] as const)('opens a table and plays a whole game, in any language: %s, %s', async (lang, game) => {
    const server = await startProcess(newFolder());
    const flags = ['--name', 'Monty', '--against', 'greedy', '--seed', '1', '--lang', lang, '--game', game];
    const bot = startBot([server.url, ...flags]);
    const [, table] = (await bot.said(/^Table /)).split(' ');
    const { code, lines, wrong } = await bot.ended;
    expect([code, wrong]).toEqual([0, '']);
    const { entries, present } = await Client.watching(server.url).ok('story', { table, query: { lang } });
    const { status, result, seats } = present.table;
    expect(status).toBe('ended');
    // It has told every entry once (as its seat heard it: by now everything is open), and then the result.
    const told = entries.flatMap(({ lines: each }) => (each.length === 0 ? [''] : each));
    expect(lines.slice(1, -2)).toHaveLength(told.length);
    expect(lines.at(-2)).toBe(seats.map(({ name, seat }) => `${name}: ${result?.points[seat]}`).join(', '));
    expect(lines.at(-1)).toBe(result?.winners.includes(0) ? 'Won' : 'Lost');
    await stopProcess(server, 'SIGTERM');
  });

  test('joins a table by its code, and plays on when the server was killed and has started again', async () => {
    const place = newFolder();
    let server = await startProcess(place);
    const { port } = new URL(server.url);
    const ann = await Client.named(server.url, 'Ann');
    const body = { game: 'res-arcana', private: true, seats: [{ kind: 'me' }, { kind: 'link' }] };
    const { table } = await ann.ok('newTable', { body });
    const bot = startBot([server.url, '--table', table.id, '--code', table.seats[1].code ?? '']);
    await bot.said(/^Table /);
    const dice = makeDice(5);
    let isKilled = false;
    for (;;) {
      const { table: now, question, version } = await ann.present(table.id);
      if (now.status === 'ended') break;
      if (question !== null)
        await ann.answer(table.id, version, [question.options[dice(question.options.length)].option]);
      if (version < 30 || isKilled) continue;
      isKilled = true;
      await stopProcess(server, 'SIGKILL');
      server = await startProcess(place, { PORT: port });
    }
    const { code, lines, wrong } = await bot.ended;
    expect([code, wrong]).toEqual([0, '']);
    expect(['Won', 'Lost']).toContain(lines.at(-1));
    await stopProcess(server, 'SIGTERM');
  });

  test('what the server refuses is said in one line', async () => {
    const server = await startProcess(newFolder());
    const { code, wrong } = await startBot([server.url, '--game', 'chess']).ended;
    expect(code).toBe(1);
    expect(wrong).toMatch(/^422 no-such-game: [^\n]+\n$/);
    await stopProcess(server, 'SIGTERM');
  });
});
