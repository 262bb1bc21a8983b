/** Bots think in threads of their own. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOT_NAMES } from '@gloaming/bots';
import { GAME_NAMES } from '@gloaming/games';
import type { Play } from '@gloaming/host';
import { Piscina } from 'piscina';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type BotTask, openBotThreads } from '../src/bots/botThreads.ts';
import { rulesToday } from '../src/table/rulebook.ts';

const botThreads = openBotThreads({ threads: 1, complain: () => undefined });
const CLAIM = { origin: 'here', whose: 'ann', isAwaited: () => true };
afterAll(() => botThreads.close());

const start = (game: string): Play => {
  const rules = rulesToday(game);
  return rules.begin(rules.choose(2, {}), '0f'.repeat(16)).play;
};
const askedAt = (bot: string | null, game: string, play: Play): BotTask => {
  const [seat] = play.deciders();
  return {
    game,
    rules: rulesToday(game).number,
    bot,
    place: `table ${seat}`,
    view: play.view(seat),
    options: play.options(seat),
  };
};
const thinkOf = (bot: string | null, game: string, play: Play): Promise<number> =>
  botThreads.think(askedAt(bot, game, play), CLAIM);

describe.each(GAME_NAMES)('%s', (game) => {
  test.each(BOT_NAMES)('%s answers what it is asked', async (bot) => {
    const play = start(game);
    const [seat] = play.deciders();
    expect(play.options(seat)).toContain(await thinkOf(bot, game, play));
  });
});

test('a bot that is no longer here is played by another', async () => {
  const play = start('res-arcana');
  expect(play.options(play.deciders()[0])).toContain(await thinkOf('deep-blue', 'res-arcana', play));
});

test('a thought that does not come to an end in time is ended, and the next is thought', async () => {
  const hasty = openBotThreads({ threads: 1, complain: () => undefined, patience: 1 });
  const play = start('evenfall');
  const [seat] = play.deciders();
  // To start a thread alone takes longer.
  await expect(hasty.think(askedAt('master', 'evenfall', play), CLAIM)).rejects.toThrow('abort');
  await hasty.close();
  expect(play.options(seat)).toContain(await thinkOf('greedy', 'evenfall', play));
});

test('more thoughts than threads: the limit of each begins with its turn, and one that waits can be called off', async () => {
  /** One for each thought that was begun; it runs out when the test says so. */
  const limits: AbortController[] = [];
  const limited = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  const play = start('res-arcana');
  const [seat] = play.deciders();
  const think = (bot: string, signal?: AbortSignal): Promise<number> =>
    botThreads.think(askedAt(bot, 'res-arcana', play), { ...CLAIM, ...(signal && { signal }) });
  const stop = new AbortController();
  const slow = think('master');
  const off = think('master', stop.signal);
  const last = think('random', new AbortController().signal);
  stop.abort();
  await expect(off).rejects.toThrow('abort');
  await expect(think('random', stop.signal)).rejects.toThrow('abort');
  expect(limits).toHaveLength(1);
  // The first never comes back: its thread is ended, and the next has all its time before it.
  limits[0].abort();
  await expect(slow).rejects.toThrow('abort');
  expect(play.options(seat)).toContain(await last);
  expect(limits).toHaveLength(2);
  limited.mockRestore();
});

test('a thought that is called off when it has begun fails at once, and its thread goes on with the next', async () => {
  const patient = openBotThreads({
    threads: 1,
    complain: () => undefined,
    worker: new URL('./untilCalledOff.ts', import.meta.url),
  });
  const asked = askedAt('master', 'res-arcana', start('res-arcana'));
  const begun = vi.spyOn(Piscina.prototype, 'run');
  const stop = new AbortController();
  const first = patient.think(asked, { ...CLAIM, signal: stop.signal });
  const second = patient.think({ ...asked, bot: 'random' }, CLAIM);
  await vi.waitUntil(() => begun.mock.calls.length === 1, { timeout: 20_000 });
  stop.abort();
  await expect(first).rejects.toThrow('abort');
  // It has thought once before, so it is the same thread.
  expect(await second).toBe(1);
  begun.mockRestore();
  await patient.close();
});

test('a thread that cannot start ends neither the server nor a thought', async () => {
  const home = mkdtempSync(join(tmpdir(), 'gloaming-botThreads-'));
  vi.stubEnv('GLOAMING_FIRST_THREAD', join(home, 'first'));
  const complain = vi.fn();
  const worker = new URL('./firstOnly.ts', import.meta.url);
  const lame = openBotThreads({ threads: 2, complain, worker });
  const play = start('res-arcana');
  const options = play.options(play.deciders()[0]);
  const think = (): Promise<number> => lame.think(askedAt('greedy', 'res-arcana', play), CLAIM);
  const first = think();
  // The first thread is at work: the next thought wants another, which fails before it is given anything.
  await vi.waitUntil(() => existsSync(join(home, 'first')), { timeout: 20_000 });
  expect(await Promise.all([first, think(), think()])).toEqual([options[0], options[0], options[0]]);
  expect(complain).toHaveBeenCalledWith(expect.objectContaining({ code: 'EEXIST' }), 'bot');
  await lame.close();
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

test('while the slowest bot thinks, everything else goes on', async () => {
  const play = start('res-arcana');
  await thinkOf('random', 'res-arcana', play);
  let done = 0;
  const others = setInterval(() => done++, 1);
  await thinkOf(BOT_NAMES[BOT_NAMES.length - 1], 'res-arcana', play);
  clearInterval(others);
  // In this thread nothing would have happened before the answer.
  expect(done).toBeGreaterThan(0);
});
