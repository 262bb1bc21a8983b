/** The arena: deals from every seat, results that can be gone on with, and bad bots that stop nothing. */
import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@gloaming/engine';
import { withGame } from '@gloaming/games';
import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { emptyAccount, TROUBLES } from '../../src/base/botTroubles.ts';
import { type DealResult, pairings, playDeal, type Setup } from '../../src/lab/arena/match.ts';
import { playDeals } from '../../src/lab/arena/pool.ts';
import { reportLines } from '../../src/lab/arena/print.ts';
import { reportOn } from '../../src/lab/arena/report.ts';
import { labelsOf, parseBots } from '../../src/opponents/botSpec.ts';
import { patienceFor } from '../../src/opponents/seatedBot.ts';
import { contextAt } from '../../src/support/context.ts';
import { isAlive, pidsIn, program, until } from '../programs.ts';
import { folder, gloaming, quiet } from '../quiet.ts';

const RANDOM = ['arena', '--bots', 'random,random', '--seed', '3', '--json'];
/** Without what depends on the machine. */
function data(text: string): Record<string, unknown> {
  const { seconds: _, ...report } = JSON.parse(text);
  for (const bot of report.bots) delete bot.msADecision;
  return report;
}

function setupFor(bots: string, players = 2): Setup {
  const specs = parseBots(bots);
  return {
    game: 'res-arcana',
    players,
    options: { players, deal: 'standard', match: false },
    bots: specs,
    labels: labelsOf(specs),
    seed: 1,
    budget: {},
    patience: patienceFor({}, undefined),
    language: 'en',
    folder: folder(),
  };
}

test('everybody meets everybody; alone one meets the Automa', () => {
  expect(pairings(3, 2)).toEqual([
    { a: 0, b: 1 },
    { a: 0, b: 2 },
    { a: 1, b: 2 },
  ]);
  expect(pairings(2, 4)).toEqual([{ a: 0, b: 1 }]);
  expect(pairings(2, 1)).toEqual([
    { a: 0, b: -1 },
    { a: 1, b: -1 },
  ]);
});

test('a match by older rules is told, and goes on by them as long as they are kept', async () => {
  const file = join(folder(), 'results.txt');
  const match = (games: string): string[] => ['arena', '--bots', 'random,random', '--games', games, '--resume', file];
  const told = (await gloaming(match('4'))).text.replace(/^Played in .*\n?/m, '');
  const today = withGame('res-arcana', ({ game }) => game.rules);
  const by = (rules: number): string => {
    const older = readFileSync(file, 'utf8').replace(/"rules":\d+/, `"rules":${rules}`);
    writeFileSync(file, older);
    return older;
  };
  const older = by(2);
  const again = await gloaming([...match('4'), '--lang', 'en']);
  expect([again.code, again.text.trim()]).toEqual([
    0,
    `${told.trim()}\nPlayed by rules 2; today they are rules ${today}.`,
  ]);
  expect(JSON.parse((await gloaming([...match('4'), '--json'])).text)).toMatchObject({ rules: 2, finished: true });
  expect(readFileSync(file, 'utf8')).toBe(older);
  expect(JSON.parse((await gloaming([...match('6'), '--json'])).text)).toMatchObject({ rules: 2, finished: true });
  expect(readFileSync(file, 'utf8').startsWith(older)).toBe(true);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1 + 3);
  const first = by(1);
  const refused = await gloaming([...match('8'), '--lang', 'en']);
  expect([refused.code, refused.err]).toEqual([2, [expect.stringContaining('rules 1, which are not kept here')]]);
  expect(readFileSync(file, 'utf8')).toBe(first);
});

test('a bot of this program that never comes back is ended, and the deal is played without it', async () => {
  const setup = setupFor('random,greedy');
  const results: DealResult[] = [];
  const stop = new AbortController().signal;
  const tasks = [0, 1].map((deal) => ({ pair: 0, deal }));
  await playDeals(setup, tasks, 1, (result) => results.push(result), stop, new URL('./stuck.ts', import.meta.url));
  expect(results.map(({ deal }) => deal)).toEqual([0, 1]);
  for (const { shares, accounts } of results) {
    expect(shares).toHaveLength(2);
    expect(accounts[0].troubles).toEqual({});
    expect(accounts[1].troubles).toEqual({ late: 2 });
    expect(accounts[1].instead).toBe(accounts[1].decisions);
  }
});

test('a deal is the same in every rotation, and everybody sits everywhere', async () => {
  const file = join(folder(), 'seen.txt');
  const note = (name: string): string =>
    program(
      `note-${name}`,
      `if (n === 1) appendFileSync(${JSON.stringify(file)}, JSON.stringify(['${name}', q.seat, q.question, q.options, q.view]) + '\\n');
       answer(q, q.options[(n * 7) % q.options.length].option);`,
    );
  const result = await playDeal(setupFor(`cmd:${note('a')},cmd:${note('b')}`, 3), { pair: 0, deal: 4 });
  expect(result.shares).toHaveLength(3);
  const seen = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(seen.map(([name, seat]) => `${name}${seat}`).sort()).toEqual([
    'a0',
    'a1',
    'a2',
    'b0',
    'b0',
    'b1',
    'b1',
    'b2',
    'b2',
  ]);
  for (const seat of [0, 1, 2]) {
    const [one, ...others] = seen.filter((each) => each[1] === seat).map((each) => each.slice(2));
    for (const other of others) expect(other).toEqual(one);
  }
  // Whoever always answers the same plays the same game from every seat: nobody is better.
  expect(result.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
});

test('the same command gives the same figures, on however many threads', async () => {
  const one = await gloaming([...RANDOM, '--games', '8', '--jobs', '1']);
  const two = await gloaming([...RANDOM, '--games', '8', '--jobs', '2']);
  expect(one.code).toBe(0);
  expect(data(one.text)).toEqual(data(two.text));
  const report = data(one.text);
  expect(report).toMatchObject({ game: 'res-arcana', players: 2, seed: 3, budget: {}, unfinished: 0, finished: true });
  expect(report.pairings).toMatchObject([{ a: 'random 1', b: 'random 2', against: 1, deals: 4, games: 8, fair: 0.5 }]);
});

test('results are kept, and the same command goes on; a line that was cut off is played again', async () => {
  const file = join(folder(), 'deep', 'results.txt');
  const all = data((await gloaming([...RANDOM, '--games', '6'])).text);
  const some = await gloaming([...RANDOM, '--games', '4', '--resume', file]);
  expect(some.code).toBe(0);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(3);
  const kept = readFileSync(file, 'utf8');
  writeFileSync(file, kept.slice(0, -20));
  const more = await gloaming([...RANDOM, '--games', '6', '--resume', file]);
  expect(data(more.text)).toEqual(all);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(4);
  // Everything has been played: nothing is played again, and fewer games are the first of them.
  const before = readFileSync(file, 'utf8');
  expect(data((await gloaming([...RANDOM, '--games', '6', '--resume', file])).text)).toEqual(all);
  expect(data((await gloaming([...RANDOM, '--games', '4', '--resume', file])).text)).toEqual(data(some.text));
  expect(readFileSync(file, 'utf8')).toBe(before);

  const wrong = async (args: readonly string[], speaks: RegExp): Promise<void> => {
    for (const language of LANGUAGES) {
      const { code, out, err } = await gloaming([...args, '--resume', file, '--lang', language]);
      expect([code, out, err.length]).toEqual([2, [], 1]);
      expect(err[0]).toMatch(speaks);
    }
  };
  await wrong(['arena', '--bots', 'random,random', '--seed', '4'], /results\.txt.*seed/);
  await wrong(['arena', '--bots', 'random,greedy', '--seed', '3'], /results\.txt.*bots/);
  await wrong(['arena', '--bots', 'random,random', '--seed', '3', '--game', 'evenfall'], /results\.txt.*game/);
  expect(readFileSync(file, 'utf8')).toBe(before);
  appendFileSync(file, '{"pair":0}\n');
  await wrong(RANDOM, /results\.txt.*5/);
  writeFileSync(file, 'my notes');
  await wrong(RANDOM, /results\.txt/);
  expect(readFileSync(file, 'utf8')).toBe('my notes');
});

test('a bad program stops nothing: its troubles are counted and said', async () => {
  const bad = program('bad', 'if (n === 2) answer(q, -5); else if (n === 4) process.exit(1); else answer(q);');
  const { code, text } = await gloaming(['arena', '--bots', `random,cmd:${bad}`, '--games', '4', '--json']);
  expect(code).toBe(0);
  const report = data(text) as unknown as Played;
  expect(report.finished).toBe(true);
  expect(report.bots[1].troubles).toEqual({ wrong: 4, dead: 4 });
  expect(report.bots[1].instead).toBeGreaterThan(20);
  expect(report.bots[0].troubles).toBeUndefined();
});
interface Played {
  finished: boolean;
  bots: { troubles?: unknown; instead?: number }[];
}

test('a program that fails in every game plays the same match on however many threads', async () => {
  const mortal = program('mortal', 'answer(q); process.exit(1);');
  const match = ['arena', '--bots', `random,cmd:${mortal}`, '--games', '4', '--json', '--jobs'];
  const one = await gloaming([...match, '1']);
  expect(one.code).toBe(0);
  expect((data(one.text) as unknown as Played).bots[1].troubles).toEqual({ dead: 4 });
  expect(data((await gloaming([...match, '2'])).text)).toEqual(data(one.text));
});

test('a program that does not answer once in its first deal is not started any more', async () => {
  const home = folder();
  const started = join(home, 'started');
  const never = program('never', ';', `appendFileSync(${JSON.stringify(started)}, '1\\n'); process.exit(1);`);
  const match = ['arena', '--bots', `random,cmd:${never}`, '--json', '--resume', join(home, 'results.txt')];
  await gloaming([...match, '--games', '2']);
  expect(pidsIn(started)).toHaveLength(2);
  // When the match is gone on with, it has another chance, in one deal.
  const { text } = await gloaming([...match, '--games', '6']);
  expect(pidsIn(started)).toHaveLength(4);
  expect((data(text) as unknown as Played).bots[1].troubles).toEqual({ start: 6 });
  const shared = await gloaming(['arena', '--together', '--bots', `random,cmd:${never}`, '--games', '6', '--json']);
  expect(pidsIn(started)).toHaveLength(6);
  expect(JSON.parse(shared.text).bots[1].troubles).toEqual({ start: 6 });
});

test('a program that was mended plays when the match is gone on with', async () => {
  const home = folder();
  const mended = join(home, 'mended');
  const greeting = `if (!existsSync(${JSON.stringify(mended)})) process.exit(1); say({ gloaming: 2, name: 'test' });`;
  const lame = program('lame', 'answer(q);', greeting);
  const match = ['arena', '--bots', `random,cmd:${lame}`, '--json', '--resume', join(home, 'results.txt')];
  await gloaming([...match, '--games', '2']);
  writeFileSync(mended, '');
  const { text } = await gloaming([...match, '--games', '6']);
  expect((data(text) as unknown as Played).bots[1].troubles).toEqual({ start: 2 });
});

test('programs play wherever bots play', async () => {
  const good = program('anywhere', 'answer(q, q.options[n % q.options.length].option);');
  const rude = program(
    'anywhere-rude',
    'if (n === 1) say("hm?"); else answer(q, q.options[n % q.options.length].option);',
  );
  const shared = await gloaming(['arena', '--together', '--bots', `cmd:${good},random`, '--games', '2', '--json']);
  expect(JSON.parse(shared.text).bots[0].bot).toBe('anywhere.mjs');
  const told = await gloaming(['arena', '--bots', `random,cmd:${rude}`, '--games', '2']);
  expect(told.text).toMatch(/anywhere-rude\.mjs: 2 lines of rubbish\. The first option was taken instead, 2\s+times\./);
  const watched = await gloaming([
    'watch',
    'res-arcana',
    '--bots',
    `cmd:${good},cmd:${rude}`,
    '--seed',
    '2',
    '--pace',
    '0',
  ]);
  expect(watched.code).toBe(0);
  expect(watched.text).toContain('Anywhere.mjs: ');
  expect(watched.err).toEqual(['Anywhere-rude.mjs: 1 line of rubbish. The first option was taken instead.']);
  const played = await gloaming(['play', 'res-arcana', '--bots', `cmd:${good}`, '--seed', '2'], ['1', '1', '1']);
  expect(played.text).toContain('Anywhere.mjs');
  expect(played.out.at(-1)).toContain(`--bots 'cmd:${good}'`);
});

/** One deal that says everything that can be said. */
const troubled: DealResult = {
  pair: 0,
  deal: 0,
  shares: [1, 0],
  points: [10, 8.5],
  unfinished: 1,
  accounts: [
    {
      ...emptyAccount(),
      decisions: 1234567,
      ms: 1e6,
      instead: 3,
      troubles: Object.fromEntries(TROUBLES.map((t) => [t, 2])),
      lastWords: 'x '.repeat(400),
    },
    { ...emptyAccount(), decisions: 1, instead: 1, troubles: { late: 1 } },
  ],
};
test.each(LANGUAGES)('the report fits 80 columns: %s', (language) => {
  const context = contextAt(quiet(), language);
  for (const setup of [
    setupFor('greedy,random'),
    setupFor('greedy,cmd:a-bot-with-quite-a-long-name.py,random,greedy', 4),
  ]) {
    const second = { ...troubled, pair: pairings(setup.bots.length, setup.players).length - 1, deal: 1 };
    const lines = reportLines(context, 'Res Arcana', reportOn(setup, [troubled, second, troubled]), 'points');
    expect(lines.filter((line) => stringWidth(line) > 80)).toEqual([]);
    expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
    expect(lines.join('\n')).toContain('greedy');
  }
});

const WRONG: readonly [readonly string[], RegExp][] = [
  [['arena', '--together', '--bots', 'greedy,random,greedy'], /3.*2|2.*3/],
  [['arena', '--bots', 'greedy,clever'], /clever/],
  [['arena', '--bots', 'greedy,'], /""|„“|„”|“”/],
  [['arena', '--bots', 'greedy,cmd:'], /cmd:/],
  [['arena', '--bots', 'greedy@5ms,random'], /greedy/],
  [['arena', '--bots', 'random@soon,random'], /@soon/],
  [['arena', '--ms', '5', '--iterations', '5'], /--ms.*--iterations/],
  [['arena', '--ms', '0'], /--ms/],
  [['arena', '--games', '0'], /--games/],
  [['arena', '--jobs', 'all'], /all/],
  [['arena', '--players', '9'], /9/],
  [['arena', '--players', '5'], /5/],
  [['arena', '--game', 'chess'], /chess/],
  [['arena', '--side', 'moon'], /--side/],
  [['arena', '--resume', '/dev/null/x'], /\/dev\/null\/x/],
  [['arena', 'extra'], /arena/],
];
test.each(WRONG)('%j: one line, exit code 2', async (args, speaks) => {
  for (const language of LANGUAGES) {
    const { code, out, err } = await gloaming([...args, '--lang', language]);
    expect([code, out, err.length]).toEqual([2, [], 1]);
    expect(err[0]).toMatch(speaks);
    expect(err[0]).not.toMatch(/undefined|\[object|\bat .*\.ts/);
  }
});

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

test.skipIf(process.platform === 'win32')(
  'a signal ends everything that was started, and keeps what was played',
  async () => {
    const home = folder();
    const pids = join(home, 'pids.txt');
    const results = join(home, 'results.txt');
    const slow = program(
      'slow',
      `if (q.view.seat === 1) setInterval(() => {}, 1000); else answer(q);`,
      `appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n'); process.on('SIGTERM', () => {}); say({ gloaming: 2 });`,
    );
    const child = spawn(
      process.execPath,
      [MAIN, 'arena', '--bots', `random,cmd:${slow}`, '--patience', '600000', '--resume', results],
      { stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env.PATH, LANG: 'en_US.UTF-8' } },
    );
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    let ended: unknown[] | null = null;
    child.on('close', (...how) => {
      ended = how;
    });
    await until(() => pidsIn(pids).length > 0);
    child.kill('SIGINT');
    await until(() => ended !== null);
    expect(said).toBe('Stopped after 0 of 200 deals. The same command goes on from here.\n');
    expect(ended).toEqual([130, null]);
    expect(readFileSync(results, 'utf8').trim().split('\n')).toHaveLength(1);
    for (const pid of pidsIn(pids)) await until(() => !isAlive(pid));
  },
);

test.skipIf(process.platform === 'win32')(
  'a thread that breaks off leaves no program behind, and its deal is played again',
  async () => {
    const home = folder();
    const pids = join(home, 'pids.txt');
    const asked = JSON.stringify(join(home, 'asked'));
    const deaf = program(
      'deaf-at-first',
      `if (existsSync(${asked})) answer(q); else { appendFileSync(${asked}, ''); setInterval(() => {}, 1000); }`,
      `appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n'); say({ gloaming: 2 });`,
    );
    const results: DealResult[] = [];
    await playDeals(
      { ...setupFor(`random,cmd:${deaf}`), folder: home },
      [{ pair: 0, deal: 0 }],
      1,
      (result) => results.push(result),
      new AbortController().signal,
      new URL('./breaksOff.ts', import.meta.url),
    );
    expect(results.map(({ deal, accounts }) => [deal, accounts[1].troubles])).toEqual([[0, {}]]);
    expect(pidsIn(pids).length).toBe(3);
    for (const pid of pidsIn(pids)) await until(() => !isAlive(pid));
  },
);
