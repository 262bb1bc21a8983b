/** At a deal of the day the same answers give the same game, to its end, on both stores: whatever the rival does follows from them. */
import { GAME_NAMES } from '@gloaming/games';
import type { Present } from '@gloaming/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Client, type Running, startServer } from '../testing/client.ts';
import { hurryBots } from '../testing/deals.ts';
import { onBothStores } from '../testing/stores.ts';

// Whole games against a rival that searches, and at the same time on the other store.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

onBothStores('the rival of a deal', (newPlace) => {
  let server: Running;
  beforeAll(async () => {
    server = await startServer(await newPlace());
  });
  afterAll(() => server.close());

  /** Which of so many options is the nth answer. */
  type Choose = (n: number, of: number) => number;
  const one: Choose = (n, of) => (5 * n + 2) % of;
  const other: Choose = (n, of) => (n < 6 ? one(n, of) : (3 * n + 1) % of);

  /** A try from its first question to the end of the game, or for so many answers. */
  async function tryIt(name: string, game: string, choose: Choose, most = Number.POSITIVE_INFINITY): Promise<Present> {
    const client = await Client.named(server.url, name);
    const { table } = await client.ok('beginDeal', { place: { game }, body: { zone: 'UTC' } });
    await hurryBots(server);
    for (let n = 0; ; ) {
      const present = await client.present(table.id);
      const { question, version } = present;
      if (present.table.status === 'ended' || (n >= most && question !== null)) return present;
      // Nothing is counted that was refused: the same answers are what is given, not what is sent.
      const { option } = question?.options[choose(n, question.options.length)] ?? {};
      if (option === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
      else if ((await client.answer(table.id, version, [option])).status === 200) n++;
    }
  }
  /** All that was answered, by whom, and the hash of what came of it. */
  const answersOf = async ({ table }: Present) =>
    (await server.cache.shelf.readAnswers(table.id)).map(({ seat, option, hash }) => ({ seat, option, hash }));

  test.each(GAME_NAMES)('%s: the same game, answer for answer; with another answer another one', async (game) => {
    const [ann, bob, cid] = await Promise.all([
      tryIt('Ann', game, one),
      tryIt('Bob', game, one),
      tryIt('Cid', game, other, 12),
    ]);
    const [anns, bobs, cids] = await Promise.all([ann, bob, cid].map(answersOf));
    expect(anns.filter(({ seat }) => seat === 1).length).toBeGreaterThan(10);
    expect(bobs).toEqual(anns);
    expect(bob.table.result).toEqual(ann.table.result);
    expect(bob.view).toEqual(ann.view);
    // Until they part, it is the same game for those two as well.
    const parted = cids.findIndex(({ hash }, i) => hash !== anns[i].hash);
    expect(cids[parted]?.seat).toBe(0);
  });
});
