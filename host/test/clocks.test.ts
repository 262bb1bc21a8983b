/** Clocks of tables that are in a browser alone: without one nobody is hurried, with one a bot takes over. */
import { makeBot } from '@gloaming/bots';
import { makeDice } from '@gloaming/engine';
import { GAME_NAMES, withGame } from '@gloaming/games';
import type { Present, TimeControl } from '@gloaming/protocol';
import { describe, expect, test } from 'vitest';
import { type AskBot, type HereHost, hereHost, keeperOf, memoryBox } from '../src/here/index.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** It does not matter here how well bots answer. */
const askBot: AskBot = async ({ game, view, options, seed }) =>
  withGame(game, (entry, name) => makeBot('random', name)(entry.game, view as never, options, makeDice(seed)));
/** However busy the machine is. */
const PATIENT = { timeout: 60_000 };

interface Sitting {
  /** Follows the table anew, as a page does that is opened again, and gives what it sees once a bot has nothing to do. */
  look(): Promise<Present>;
  pass(ms: number): void;
  close(): void;
}

async function sitDown(game: string, time: TimeControl): Promise<Sitting> {
  let now = Date.UTC(2026, 10, 19);
  let made = 0;
  const settings = { now: () => now, pause: 0, newKey: () => String(made++).padStart(32, '0'), complain: () => {} };
  const host: HereHost = hereHost(keeperOf(memoryBox()), settings, askBot);
  const ask = async (name: 'newPlayer' | 'newTable' | 'present', params: object, body: object): Promise<Present> => {
    const answer = await host.ask('en', { name, params, body });
    if (!answer.isDone) throw new Error(answer.refused.message);
    return answer.reply as Present;
  };
  await ask('newPlayer', {}, { name: 'Ann', for: 'browser' });
  const { table } = await ask('newTable', {}, { game, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], time });
  let leave = (): void => {};
  return {
    async look() {
      leave();
      leave = host.follow({ table: table.id, language: 'en', since: 0, hear: () => {}, fail: () => {} });
      for (;;) {
        const present = await ask('present', { table: table.id }, {});
        const isBot = (seat: number): boolean => present.table.seats[seat].kind === 'bot';
        if (!present.asked.some(isBot)) return present;
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    },
    pass(ms) {
      now += ms;
    },
    close: () => host.close(),
  };
}

describe.each(GAME_NAMES)('%s', (game) => {
  test('without a clock a game waits for as long as one likes', async () => {
    const sitting = await sitDown(game, { kind: 'none' });
    expect((await sitting.look()).clock).toBeNull();
    sitting.pass(400 * DAY);
    const { table, question } = await sitting.look();
    expect(table.seats[0].away).toBe('here');
    expect(question).not.toBeNull();
    sitting.close();
  });

  test('with a clock the time runs while the browser is closed, and then a bot plays on', async () => {
    const sitting = await sitDown(game, { kind: 'live', minutes: 15, increment: 10 });
    expect((await sitting.look()).clock).not.toBeNull();
    sitting.pass(5 * 60_000);
    expect((await sitting.look()).table.seats[0].away).toBe('here');
    sitting.pass(HOUR);
    // First one is warned, whenever one comes back.
    await expect.poll(async () => (await sitting.look()).clock?.seats[0].warned ?? null, PATIENT).not.toBeNull();
    expect((await sitting.look()).table.seats[0].away).toBe('here');
    sitting.pass(60_000);
    await expect.poll(async () => (await sitting.look()).table.seats[0].away, PATIENT).toBe('timeout');
    sitting.close();
  });
});
