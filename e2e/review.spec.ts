/** A finished game is told in the browser: worked out there, kept there, and told to nobody who did not play it. */
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '../engine/src/index.ts';
import { REVIEW_WORDS } from '../web/src/words/review.ts';
import { expectAccessible, expectWell, read, screenshot } from './pageChecks.ts';
import { becomePlayer, openTable, playUntil } from './playUntil.ts';
import { type Running, startServer } from './server.ts';
import { LAPTOP, PHONE, visit } from './visitor.ts';

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

async function finish(page: Page): Promise<string> {
  await becomePlayer(page.request, server.address, 'Ada');
  const table = await openTable(page.request, server.address, 'res-arcana', [{ kind: 'bot', bot: 'greedy' }]);
  await playUntil(page.request, server.address, table, () => false);
  return `${server.address}/table/${table}`;
}
/** It takes as long as it takes, on however busy a machine. */
const toldWholly = (page: Page): Promise<void> =>
  expect(page.locator('[data-review="done"]')).toBeVisible({ timeout: 200_000 });
const keptIn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith('gloaming.review.'));
    return names.reduce((n, name) => n + Object.keys(JSON.parse(localStorage.getItem(name) ?? '{}')).length, 0);
  });

test('a game is told from its result: interrupted it goes on, in four languages, narrow and wide, dark and light', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const { page, complaints, leave } = await visit(browser, {
    viewport: LAPTOP,
    locale: 'en',
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  });
  const address = await finish(page);
  await page.goto(address);
  await page.getByRole('button', { name: 'Your game, told' }).click();
  await expect(page).toHaveURL(/\/review$/);
  // Left in the middle, it goes on where it was.
  await expect.poll(() => keptIn(page), { timeout: 100_000 }).toBeGreaterThan(3);
  await page.goto(address);
  const kept = await keptIn(page);
  await page.goto(`${address}/review`);
  await toldWholly(page);
  expect(await keptIn(page)).toBeGreaterThanOrEqual(kept);
  const line = await page.locator('header p').last().textContent();
  for (const language of LANGUAGES) {
    await page.setViewportSize(LAPTOP);
    await page.locator('header select').selectOption(language);
    await expect(page.getByRole('heading', { level: 1, name: REVIEW_WORDS[language].name })).toBeVisible();
    for (const viewport of [PHONE, LAPTOP]) {
      await page.setViewportSize(viewport);
      await expect(async () => expectWell(await read(page))).toPass({ timeout: 15_000 });
      if (language !== 'pl') await screenshot(page, `review-${language}-${viewport.width}`);
    }
  }
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await toldWholly(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expectAccessible(page);
  await screenshot(page, 'review-light');
  expect(line).not.toBe(null);
  expect(complaints).toEqual([]);
  await leave();
});

test('by keys: a moment is chosen, its table shown, and played on from', async ({ browser }) => {
  test.setTimeout(300_000);
  const { page, leave } = await visit(browser, { viewport: LAPTOP, locale: 'en', reducedMotion: 'reduce' });
  await page.goto(`${await finish(page)}/review`);
  await toldWholly(page);
  const slider = page.getByRole('slider', { name: 'Moment' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Step 0, /);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Step 1, .*: \d+ %$/);
  const look = page.getByRole('button', { name: 'Show the table' }).first();
  await look.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Moment' })).toBeFocused();
  await expect(look).toHaveAttribute('aria-pressed', 'true');
  await page.getByText('Round by round').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^Result/ })).toBeVisible();
  await page.getByRole('button', { name: 'Play on from here' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-version]')).toBeVisible();
  await expect(page).not.toHaveURL(/review/);
  await leave();
});

test('nobody else’s game is told, nor one that is not over', async ({ browser }) => {
  const player = await visit(browser, { viewport: LAPTOP, locale: 'en' });
  const address = await finish(player.page);
  const running = await openTable(player.page.request, server.address, 'res-arcana', [{ kind: 'bot', bot: 'greedy' }]);
  await player.page.goto(`${server.address}/table/${running}/review`);
  await expect(player.page.getByRole('heading', { name: 'This game is still being played.' })).toBeVisible();
  await player.page.goto(`${server.address}/table/0000000000000000/review`);
  await expect(player.page.getByRole('heading', { name: 'nothing here' })).toBeVisible();
  const stranger = await visit(browser, { viewport: LAPTOP, locale: 'en' });
  await stranger.page.goto(`${address}/review`);
  await expect(stranger.page.getByRole('heading', { name: 'You did not play this game' })).toBeVisible();
  expect(await keptIn(stranger.page)).toBe(0);
  await stranger.leave();
  await player.leave();
});
