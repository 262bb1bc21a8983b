/** The page once it was visited: with the network off, with its server away, and when there is a newer version. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { BUILT, openPlainHost } from './plainHost.ts';
import { playThrough } from './playThrough.ts';
import { startServer } from './server.ts';
import { LAPTOP, optionsOf, TOUCHED, visit } from './visitor.ts';

const KEEPS = { serviceWorkers: 'allow' } as const;
const AT_LAPTOP = { ...KEEPS, viewport: LAPTOP, locale: 'en', reducedMotion: 'reduce' } as const;

const withoutAsking = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => localStorage.setItem('gloaming.asking', 'never'));
/** Everything is kept, and what the page asks for comes from there. */
const expectKept = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { message: 'the page is kept' })
    .toBe('activated');
const playNow = (page: Page, game: string, name = 'Play now'): Promise<void> =>
  page.getByRole('region', { name: game, exact: true }).getByRole('button', { name }).click();
const cachesOf = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** The question, and the hash of the state after the last answer as it lies in the browser's storage. */
const moment = (page: Page): Promise<{ question: string; log: string[] }> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('gloaming');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('log').objectStore('log').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            const log = reading.result.map(({ number, hash }) => `${number} ${hash}`);
            resolve({ question: document.querySelector('aside section ol')?.textContent ?? '', log });
          };
        };
      }),
  );

test('after one visit a whole game, and all that belongs to it, with no network and no host', async ({ browser }) => {
  test.setTimeout(400_000);
  const host = await openPlainHost();
  const { page, complaints, leave } = await visit(browser, { ...TOUCHED, ...KEEPS });
  const context = page.context();
  await withoutAsking(context);
  await page.goto(host.address);
  await expectKept(page);
  await context.setOffline(true);
  await host.stop();
  await page.reload();
  await playNow(page, 'Evenfall');
  await expect(page.locator('[data-version]')).toBeVisible();
  await playThrough(page, () => optionsOf(page).last().tap());
  await expect(page.locator('#result')).toBeVisible();
  await page.getByRole('button', { name: 'Your game, told' }).tap();
  await expect(page.locator('figure').first()).toBeVisible();
  for (const place of [
    '/lessons',
    '/puzzles',
    '/gallery',
    '/rules/res-arcana',
    '/record',
    '/lessons/evenfall/tokens',
  ]) {
    await page.goto(`${host.address}#${place}`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(complaints.filter((said) => !said.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await leave();
});

test('closed in mid-thought with the network off, it is at the same question with the same hash', async ({
  browser,
}) => {
  const host = await openPlainHost();
  const { page, leave } = await visit(browser, AT_LAPTOP);
  const context = page.context();
  await withoutAsking(context);
  await page.goto(host.address);
  await expectKept(page);
  await context.setOffline(true);
  await playNow(page, 'Res Arcana');
  await expect(optionsOf(page).first()).toBeVisible();
  await optionsOf(page).first().click();
  await expect(optionsOf(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText('Thinking …')).toBeVisible();
  const before = await moment(page);
  const address = page.url();
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  await expect(optionsOf(next).first()).toBeVisible();
  expect(await moment(next)).toEqual(before);
  expect(before.log.length).toBeGreaterThan(1);
  await leave();
  await host.stop();
});

/** The same page as a later version: another name, and some of its files are called otherwise. */
function laterVersion(): { folder: string; gone: string } {
  const folder = mkdtempSync(join(tmpdir(), 'gloaming-later-'));
  cpSync(BUILT, folder, { recursive: true });
  const gone = readdirSync(join(folder, 'assets')).find((name) => /^HelpPage-.*\.js$/.test(name)) ?? '';
  const [version = ''] =
    /(?<=gloaming-version" content=")\w+/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
  const renew = (file: string): void => {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), text.replaceAll(version, 'later').replace(`"assets/${gone}",`, ''));
  };
  renew('index.html');
  renew('sw.js');
  rmSync(join(folder, 'assets', gone));
  return { folder, gone };
}

test('a newer version is told, taken when one likes, and breaks no game that is running', async ({ browser }) => {
  const host = await openPlainHost();
  const { page, complaints, leave } = await visit(browser, AT_LAPTOP);
  await withoutAsking(page.context());
  await page.goto(host.address);
  await expectKept(page);
  await playNow(page, 'Evenfall');
  await expect(optionsOf(page).first()).toBeVisible();
  const { folder, gone } = laterVersion();
  host.put(folder);
  const other = await page.context().newPage();
  await other.goto(host.address);
  await other.getByText('There is a new version').getByRole('button', { name: 'Load again' }).click();
  await expect(other.getByText('There is a new version')).toHaveCount(0);
  await expect.poll(() => cachesOf(other)).toContainEqual(expect.stringMatching(/ later$/));
  expect(await cachesOf(other)).toHaveLength(2);
  // The game goes on, and what it had not loaded yet is there, though the host has it no more.
  const asked = host.asked.length;
  await optionsOf(page).first().click();
  await page.getByRole('link', { name: 'How it works' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(host.asked.slice(asked)).not.toContain(`assets/${gone}`);
  await page.close();
  await expect(async () => {
    await other.reload();
    await expectKept(other);
    expect(await cachesOf(other)).toEqual([expect.stringMatching(/ later$/)]);
  }).toPass();
  expect(complaints).toEqual([]);
  await leave();
  await host.stop();
  rmSync(folder, { recursive: true });
});

test('with its server away the page opens, offers to play here meanwhile, and has kept no answer', async ({
  browser,
}) => {
  const server = await startServer();
  const { page, leave } = await visit(browser, AT_LAPTOP);
  await withoutAsking(page.context());
  const worker = await page.request.get(`${server.address}/sw.js`);
  expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache' });
  await page.goto(server.address);
  await expectKept(page);
  await playNow(page, 'Res Arcana');
  await expect(optionsOf(page).first()).toBeVisible();
  const table = page.url();
  await server.goDown();
  await page.goto(table);
  await page.getByRole('link', { name: 'Play here meanwhile' }).click();
  await playNow(page, 'Res Arcana', 'Play here meanwhile');
  await expect(page).toHaveURL(/\/table\/l/);
  await expect(optionsOf(page).first()).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
  await server.comeBack();
  await page.goto(table);
  await expect(optionsOf(page).first()).toBeVisible();
  await leave();
  await server.stop();
});
