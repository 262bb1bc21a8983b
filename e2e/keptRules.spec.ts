/** The games that were kept with every kept rules number, verified by the page that was built: each by its own rules, to the same hashes. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Entry } from '../engine/session/index.ts';
import { type GameRecord, makeKey, parseRecord, replay, type Verb } from '../engine/src/index.ts';
import { fetchRules } from '../games/all/src/fetch.ts';
import { type Running, startServer } from './server.ts';
import { LAPTOP, visit } from './visitor.ts';

const KEPT = join(import.meta.dirname, '../games/all/test/kept');

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const playersAndResult = <T, V extends Verb, O>({ game, options }: Entry<T, V, O>, record: GameRecord<unknown>) => {
  const { table } = replay(game, { ...record, options: options.check(record.options) });
  return { players: options.describe(options.check(record.options)).players, result: game.result(table) };
};

/** What the server would say of a table at which this game was played. */
async function presentOf(id: string, text: string): Promise<object> {
  const record = parseRecord(text);
  const { game, rules } = record;
  const { players, result } = await fetchRules(game, rules, (entry) => playersAndResult(entry, record));
  const key = makeKey(record.key);
  const nobody = { id: '000000000000', name: 'Ann' };
  const empty = { player: nobody, bot: null, away: 'here' };
  const seats = Array.from({ length: players }, (_, seat) => ({ seat, kind: 'player', name: `P${seat}`, ...empty }));
  const table = {
    ...{ id, game, rules, title: game, chosen: {}, status: 'ended', private: true, hints: true },
    ...{ time: { kind: 'none' }, seats, owner: nobody, created: 0, version: record.answers.length + 1 },
    keyHash: createHash('sha256').update(Buffer.from(key, 'hex')).digest('hex'),
    ...{ key, result: { ...result, why: 'played' }, rematch: null, astray: false },
  };
  return { table, seat: -1, version: table.version, asked: [], view: null, question: null, undo: null, clock: null };
}

test('none of them is loaded by the start page, and by a table those that it needs', async ({ browser }) => {
  const { page, leave } = await visit(browser, { viewport: LAPTOP, locale: 'en' });
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, bundle] = /\/((?:res-arcana|evenfall)-\d+)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (bundle !== undefined) loaded.push(bundle);
  });
  await page.goto(server.address);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  const [file] = globSync('evenfall-7/*.game', { cwd: KEPT }).toSorted();
  const text = readFileSync(join(KEPT, file), 'utf8');
  const id = '0'.repeat(16);
  await page.route(`**/api/tables/${id}**`, async (route) => {
    if (route.request().url().includes('/export')) return route.fulfill({ contentType: 'text/plain', body: text });
    return route.fulfill({ json: await presentOf(id, text) });
  });
  await page.goto(`${server.address}/table/${id}/replay`);
  await expect.poll(() => [...new Set(loaded)]).toEqual(['evenfall-7']);
  await leave();
});

for (const folder of globSync('*/', { cwd: KEPT }).toSorted())
  test(`${basename(folder)}: every kept game is right in the page`, async ({ browser }) => {
    test.slow();
    const { page, complaints, leave } = await visit(browser, { viewport: LAPTOP, locale: 'en' });
    const games = globSync('*.game', { cwd: join(KEPT, folder) }).toSorted();
    expect(games.length).toBeGreaterThan(24);
    for (const [n, file] of games.entries()) {
      const id = String(n).padStart(16, '0');
      const text = readFileSync(join(KEPT, folder, file), 'utf8');
      await page.route(`**/api/tables/${id}**`, async (route) => {
        if (route.request().url().includes('/export')) return route.fulfill({ contentType: 'text/plain', body: text });
        return route.fulfill({ json: await presentOf(id, text) });
      });
      const path = `/table/${id}/replay`;
      if (n === 0) await page.goto(`${server.address}${path}`);
      else
        await page.evaluate((to) => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        }, path);
      await page.getByRole('button', { name: 'Check the shuffles and the result' }).click();
      await expect(page.getByRole('dialog').getByRole('status'), file).toHaveText(/^Everything is right/);
      await page.keyboard.press('Escape');
    }
    expect(complaints).toEqual([]);
    await leave();
  });
