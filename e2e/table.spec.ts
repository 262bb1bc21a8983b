/** The page as people use it: the real server, a real browser. `npm run -w @gloaming/web build` comes first. */
import { expect, type Page, test } from '@playwright/test';
import { type Running, startServer } from './server.ts';
import { answer, answerInVain, LAPTOP, optionsOf, PHONE, versionOf, visit } from './visitor.ts';

const MOVES = 8;

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** Answers by a button, by pressing a thing that glows, and by a key. */
async function playSome(page: Page): Promise<void> {
  for (let move = 0; move < MOVES; move++) {
    const options = optionsOf(page);
    await expect(options.first()).toBeVisible();
    const before = await versionOf(page);
    const glowing = page.locator('main button[aria-pressed="false"]');
    if (move % 3 === 1 && (await glowing.count()) > 0) await glowing.last().click();
    else if (move % 3 === 2) await page.keyboard.press('1');
    else await options.last().click();
    // An action is only chosen by a press; its button does it.
    const widen = page.getByRole('button', { name: /Show all options|Alle Möglichkeiten zeigen/ });
    if (move % 3 === 1 && (await widen.isVisible())) await options.first().click();
    await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
  }
}

test('a game in the middle: another language, and the page loaded again', async ({ browser }) => {
  const { page, complaints, leave } = await visit(browser, { viewport: LAPTOP, locale: 'de' });
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Jetzt spielen' }).first().click();
  await playSome(page);

  // The language can be changed in the middle of a game, and everything is said again in it.
  await page.locator('header select').selectOption('pl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.getByText('Runda', { exact: false }).first()).toBeVisible();

  // The page can be loaded again at any time: the game is on the server.
  const before = await versionOf(page);
  await page.reload();
  await expect.poll(() => versionOf(page)).toBeGreaterThanOrEqual(before);
  expect(complaints).toEqual([]);
  await leave();
});

test('the gallery, and an address where there is nothing', async ({ browser }) => {
  const { page, complaints, leave } = await visit(browser, { viewport: PHONE, locale: 'pl' });
  await page.goto(`${server.address}/gallery`);
  await expect(page.getByText('158 kart')).toBeVisible();
  await page.getByLabel('Szukaj').fill('smok');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(complaints).toEqual([]);
  await page.goto(`${server.address}/table/0000000000000000`);
  await expect(page.getByRole('heading', { name: 'Nic tu nie ma' })).toBeVisible();
  await leave();
});

test('a second tab and a lost network', async ({ browser }) => {
  const { page, leave } = await visit(browser, { viewport: LAPTOP, locale: 'en' });
  const context = page.context();
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(optionsOf(page).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(optionsOf(other).first()).toBeVisible();

  // What is done in one tab is seen in the other.
  const before = await versionOf(other);
  await answer(page);
  await expect.poll(() => versionOf(other)).toBeGreaterThan(before);

  // An answer that is given without a network arrives once there is one again, and once only.
  await expect(optionsOf(page).first()).toBeVisible();
  const cut = await versionOf(page);
  await context.setOffline(true);
  await answerInVain(page);
  await context.setOffline(false);
  await expect.poll(() => versionOf(page)).toBeGreaterThan(cut);
  await expect.poll(() => versionOf(other)).toBe(await versionOf(page));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await leave();
});
