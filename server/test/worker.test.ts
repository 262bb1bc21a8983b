/** What a bot's thread does with a thought. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { ThreadTask } from '../src/bots/botThreads.ts';
import think from '../src/bots/worker.ts';
import { rulesToday } from '../src/table/rulebook.ts';

const makeBot = vi.hoisted(() => vi.fn());
vi.mock('@gloaming/bots', async (original) => {
  const bots = await original<typeof import('@gloaming/bots')>();
  return { ...bots, makeBot: makeBot.mockImplementation(bots.makeBot) };
});
beforeEach(() => void makeBot.mockClear());

const rules = rulesToday('res-arcana');
const { play } = rules.begin(rules.choose(2, {}), '0f'.repeat(16));
const [seat] = play.deciders();
const options = play.options(seat);
const THOUGHT: ThreadTask = {
  game: 'res-arcana',
  rules: rules.number,
  bot: 'master',
  place: 'table 0',
  view: play.view(seat),
  options,
  seed: 1,
  haste: 1,
  off: new Int32Array(new SharedArrayBuffer(4)),
};

test('a thought that was called off ends by the next look at the clock', async () => {
  const looks = vi.spyOn(performance, 'now');
  const off = new Int32Array(new SharedArrayBuffer(4));
  looks.mockImplementation(() => {
    if (looks.mock.calls.length === 3) Atomics.store(off, 0, 1);
    return 0;
  });
  expect(options).toContain(await think({ ...THOUGHT, off }));
  expect(looks).toHaveBeenCalledTimes(3);
  looks.mockRestore();
});

test('each seat of each table goes on from its own thoughts, but for those that were not asked for long', async () => {
  const ask = (place: string): Promise<number> => think({ ...THOUGHT, bot: 'adept', place });
  for (const place of ['one 0', 'two 0', 'one 0', 'two 0']) await ask(place);
  expect(makeBot).toHaveBeenCalledTimes(2);
  for (const place of ['three 0', 'four 0', 'five 0', 'two 0']) await ask(place);
  expect(makeBot).toHaveBeenCalledTimes(5);
  await ask('one 0');
  expect(makeBot).toHaveBeenCalledTimes(6);
});

test('while others wait time passes quicker for it', async () => {
  const looks = vi.spyOn(performance, 'now');
  const looked = async (haste: number): Promise<number> => {
    let now = 0;
    looks.mockClear().mockImplementation(() => now++ * 10);
    await think({ ...THOUGHT, haste, place: `hasty ${haste}` });
    return looks.mock.calls.length;
  };
  const [usual, hasty] = [await looked(1), await looked(8)];
  expect(hasty).toBeLessThan(usual / 4);
  looks.mockRestore();
});
