/** The deal of the day: from the start page to one's place among all, by keyboard; and its pages in every language and width. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '../engine/src/index.ts';
import { DEAL_WORDS } from '../web/src/deals/words/index.ts';
import { MINE_WORDS } from '../web/src/mine/words/index.ts';
import { expectAccessible, expectWell, read, screenshot } from './pageChecks.ts';
import { playUntil } from './playUntil.ts';
import { type Running, startServer } from './server.ts';
import { LAPTOP, PHONE, visit } from './visitor.ts';

const WORDS = DEAL_WORDS.en;
const MINE = MINE_WORDS.en;

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** In each language, narrow and wide, dark and light. */
async function expectEverywhere(page: Page, name: string): Promise<void> {
  for (const theme of ['dark', 'light'] as const)
    for (const viewport of [PHONE, LAPTOP]) {
      await page.setViewportSize(LAPTOP);
      for (const language of LANGUAGES) {
        await page.setViewportSize(LAPTOP);
        await page.locator('header select').selectOption(language);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await page.setViewportSize(viewport);
        await expect(async () => expectWell(await read(page))).toPass({ timeout: 15_000 });
        if (language === 'de') await screenshot(page, `${name}-${theme}-${viewport.width}`);
      }
      await page.evaluate((value) => localStorage.setItem('gloaming.theme', value), theme);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await page.locator('main h1').waitFor();
      await expectAccessible(page);
    }
  await page.setViewportSize(LAPTOP);
  await page.locator('header select').selectOption('en');
}

test('one try, played to its end, and then how everybody did', async ({ browser }) => {
  test.setTimeout(240_000);
  const { page, complaints, leave } = await visit(browser, { viewport: LAPTOP, locale: 'en', reducedMotion: 'reduce' });
  await page.goto(server.address);
  const doors = page.getByRole('region', { name: WORDS.title });
  await doors.getByRole('link', { name: /Res Arcana/ }).focus();
  await expect(doors).toContainText(WORDS.notBegun);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Res Arcana' })).toBeVisible();
  await expect(page.locator('figure')).toHaveCount(0);
  await expectEverywhere(page, 'deal');
  await page.getByRole('button', { name: WORDS.begin }).press('Enter');
  await page.waitForURL(/\/table\/[0-9a-z]{16}$/);
  const [, table] = /\/table\/([0-9a-z]{16})$/.exec(page.url()) ?? ['', ''];
  await page.locator('aside section ol > li > button:enabled').first().waitFor();
  await playUntil(page.context().request, server.address, table, () => false);
  await page.getByRole('button', { name: WORDS.results }).click();
  await expect(page.getByRole('heading', { name: WORDS.everybody })).toBeVisible();
  // What is seen in the histogram stands in its table, too.
  await page.getByText(WORDS.asTable).press('Enter');
  await expect(page.getByRole('row', { name: new RegExp(`\\(${WORDS.you}\\) 1`) })).toBeVisible();
  await expect(page.getByRole('table').last().getByRole('row', { name: WORDS.you })).toBeVisible();
  await expect(page.getByLabel(WORDS.copyLine)).toHaveValue(
    /^Gloaming · Res Arcana · .*\/deal\/res-arcana\/\d{4}-\d\d-\d\d$/,
  );
  await expectEverywhere(page, 'deal-played');
  await page.goto(server.address);
  await expect(doors.getByRole('link', { name: /Res Arcana/ })).toContainText(/Won|Lost/);
  await expect(doors).toContainText(WORDS.streak({ n: 1 }));
  // There is no second try: the way in leads to what was done.
  await doors.getByRole('link', { name: /Res Arcana/ }).click();
  await expect(page.getByRole('button', { name: WORDS.begin })).toHaveCount(0);
  await page.goto(server.address);
  await doors.getByRole('link', { name: WORDS.record }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: MINE.title })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Adept \d 1$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: MINE.list }).getByRole('listitem')).toHaveCount(1);
  await expectEverywhere(page, 'record');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: MINE.export }).click(),
  ]);
  const { games } = JSON.parse(readFileSync(await download.path(), 'utf8')) as { games: object[] };
  expect(games).toMatchObject([{ game: 'res-arcana', rivals: ['adept'], counts: true }]);
  await page.getByRole('button', { name: MINE.forget }).click();
  await page.getByRole('button', { name: 'Yes, really' }).click();
  await expect(page.getByText(MINE.none)).toBeVisible();
  expect(complaints).toEqual([]);
  await leave();
});
