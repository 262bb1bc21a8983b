/** Bots that take over, through HTTP: the clock of the server is put forward, everything else is as it is. */

import { GRACE } from '@gloaming/host';
import type { Story } from '@gloaming/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, newCommand, type Running, startServer } from '../testing/client.ts';
import { seatPeople } from '../testing/playing.ts';
import { cleanUp, newFile } from '../testing/stores.ts';

/** A slow machine is no failure. */
const PATIENT = { timeout: 60_000, interval: 50 };
const MINUTE = 60_000;

let server: Running;
let ahead = 0;
beforeAll(async () => {
  server = await startServer(await newFile());
  server.cache.settings.now = () => Date.now() + ahead;
  // Here the time that the clock is put forward by has passed: nothing of it is given back.
  await server.cache.pulse.close();
});
afterAll(async () => {
  await server.close();
  cleanUp();
});

/** What a stream tells from now on, as it comes. */
function listen(client: Client, table: string): { heard: Story['entries']; last: () => Story['present'] | undefined } {
  const heard: Story['entries'] = [];
  let present: Story['present'] | undefined;
  void (async () => {
    for await (const { event, data } of client.events('stream', { table })) {
      if (event !== 'story') continue;
      heard.push(...(data as Story).entries);
      present = (data as Story).present;
    }
  })().catch(() => {});
  return { heard, last: () => present };
}

test('out of time: everybody is told, then a bot plays on, and the player may come back', async () => {
  const time = { kind: 'live', minutes: 5, increment: 0 } as const;
  const { table, clients } = await seatPeople(server.url, 'res-arcana', 2, { time });
  const [ann, bob] = clients;
  const stream = listen(bob, table);
  const kinds = (): string[] => stream.heard.map(({ kind }) => kind);
  const first = await ann.present(table);
  await ann.answer(table, first.version, [first.question?.options[0].option ?? -1]);

  // Both were asked at once; now only Bob is.
  ahead += 5 * MINUTE;
  await expect.poll(kinds, PATIENT).toContain('warned');
  expect(stream.heard.at(-1)).toMatchObject({
    kind: 'warned',
    seat: 1,
    lines: ['You are out of time; a bot will take over.'],
  });
  const clock = (await ann.present(table)).clock?.seats[1];
  expect(clock?.left).toBe(0);
  expect(clock?.warned).toBeGreaterThan(0);
  expect(kinds()).not.toContain('replaced');

  ahead += GRACE;
  await expect.poll(kinds, PATIENT).toContain('replaced');
  await expect.poll(() => stream.heard.some(({ kind, seat }) => kind === 'answered' && seat === 1), PATIENT).toBe(true);
  const away = await bob.present(table);
  expect(away.table.seats[1]).toMatchObject({ away: 'timeout', bot: 'adept', player: bob.player });
  expect([away.question, away.undo]).toEqual([null, null]);
  const refused = await bob.refused('command', { table, body: { id: newCommand(), seen: away.version, answers: [0] } });
  expect([refused.status, refused.body.code]).toEqual([409, 'a-bot-plays']);

  const back = await bob.ok('comeBack', { table });
  expect(back.table.seats[1]).toMatchObject({ away: 'here', bot: null });
  // A fifth of the time, so that coming back is worth it.
  expect(back.clock?.seats[1].left).toBe(MINUTE);
  await expect.poll(kinds, PATIENT).toContain('returned');
  for (let i = 0; i < 40 && (await bob.present(table)).question === null; i++) {
    const { version, question } = await ann.present(table);
    if (question !== null) await ann.answer(table, version, [question.options[0].option]);
  }
  const mine = await bob.present(table);
  const answered = await bob.answer(table, mine.version, [mine.question?.options[0].option ?? -1]);
  expect(answered.status).toBe(200);
  // The log tells it all once, in order.
  await expect.poll(() => stream.last()?.version, PATIENT).toBe((await bob.present(table)).version);
  expect(stream.heard.map(({ number }) => number)).toEqual(stream.heard.map((_, i) => i + 1));
});

test('everybody leaves, and the bots play the game to its end', async () => {
  const { table, clients } = await seatPeople(server.url, 'res-arcana', 2);
  const stream = listen(clients[0], table);
  for (const client of clients) {
    const { table: now } = await client.ok('leave', { table });
    expect(now.status).toBe('playing');
  }
  await expect.poll(() => stream.last()?.table.status, { ...PATIENT, timeout: 110_000 }).toBe('ended');
  const told = stream.heard.filter(({ kind }) => kind === 'replaced').map(({ seat, lines }) => [seat, lines[0]]);
  expect(told).toEqual([
    [0, 'A bot plays on for you.'],
    [1, 'A bot plays on for Player 1.'],
  ]);
  expect((await clients[0].refused('comeBack', { table })).body.code).toBe('not-playing');
});
