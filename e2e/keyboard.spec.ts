/** By keyboard alone: the focus is never lost, and goes on where one has come to. */
import { expect, type Page, test } from '@playwright/test';
import { type Running, startServer } from './server.ts';
import { answer, LAPTOP, optionsOf, versionOf, visit } from './visitor.ts';

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const content = (page: Page) => page.locator('#content');

test('from page to page', async ({ browser }) => {
  const { page, complaints, leave } = await visit(browser, { viewport: LAPTOP, locale: 'en' });
  await page.goto(server.address);
  await expect(page).toHaveTitle('Start page · Gloaming');
  // What is only loaded begins at its top: the first Tab reaches the way to the content.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  for (const [name, title] of [
    ['How it works', 'How the table works · Gloaming'],
    ['Card gallery', 'Card gallery · Gloaming'],
    ['Gloaming: Start page', 'Start page · Gloaming'],
  ]) {
    await page.getByRole('link', { name, exact: true }).first().press('Enter');
    await expect(page).toHaveTitle(title);
    await expect(content(page)).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveTitle('Card gallery · Gloaming');
  await expect(content(page)).toBeFocused();
  expect(complaints).toEqual([]);
  await leave();
});

test('to a table, past the line of a first game, and by what glows on it', async ({ browser }) => {
  const { page, complaints, leave } = await visit(browser, { viewport: LAPTOP, locale: 'en', reducedMotion: 'reduce' });
  await page.goto(server.address);
  const evenfall = page.getByRole('region', { name: 'Evenfall', exact: true });
  await evenfall.getByRole('button', { name: 'Play now' }).press('Enter');
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(content(page)).toBeFocused();
  await expect(page).toHaveTitle('● Your turn · Evenfall · Gloaming');
  await page.getByRole('button', { name: 'Got it' }).press('Enter');
  await expect(content(page)).toBeFocused();

  // What is closed, by its own button or by Escape, gives the focus back to what opened it.
  const opener = page.getByRole('button', { name: 'Keys and symbols' });
  const dialog = page.getByRole('dialog');
  for (const key of ['Enter', 'Escape']) {
    await opener.press('Enter');
    await dialog.getByRole('button', { name: 'Close' }).press(key);
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }

  // An Action Space that is used glows no more, and the question that follows has the focus.
  const space = page.locator('#regions button[aria-pressed="false"]').filter({ hasText: 'Action Space' }).first();
  await expect(async () => {
    if ((await space.count()) === 0) await answer(page);
    await expect(space).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const before = await versionOf(page);
  await space.press('Enter');
  // Whom to send, or once more what cannot be taken back, is said by a number; the focus stays on the space.
  await expect(async () => {
    if ((await versionOf(page)) === before) await page.keyboard.press('1');
    await expect.poll(() => versionOf(page), { timeout: 1_000 }).toBeGreaterThan(before);
  }).toPass();
  await expect(page.getByRole('region', { name: 'Your decision' })).toBeFocused();
  expect(complaints).toEqual([]);
  await leave();
});
