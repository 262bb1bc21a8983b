/** Words of a question say what they mean: by mouse, by keyboard, and by a finger, in every language. */
import { LANGUAGES } from '@gloaming/engine';
import { expect, test } from '@playwright/test';
import { expectAccessible, screenshot } from './pageChecks.ts';
import { becomePlayer, openTable } from './playUntil.ts';
import { type Running, startServer } from './server.ts';
import { LAPTOP, LOCALES, PHONE, versionOf, visit } from './visitor.ts';

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

for (const [i, language] of LANGUAGES.entries())
  test(`a term in a question is told where it stands (${language})`, async ({ browser }) => {
    const isTouched = i % 2 === 1;
    const { page, complaints, leave } = await visit(browser, {
      viewport: isTouched ? PHONE : LAPTOP,
      hasTouch: isTouched,
      locale: LOCALES[language],
      reducedMotion: 'reduce',
    });
    await becomePlayer(page.request, server.address, 'Mara');
    const table = await openTable(page.request, server.address, 'evenfall', []);
    await page.goto(`${server.address}/table/${table}`);
    // After the first Main Action it is asked for a Free Action, or the end of the turn.
    const term = page.locator('#decision h2 button').last();
    await expect(page.locator('[data-turn="mine"]')).toBeVisible();
    const before = await versionOf(page);
    await expect(async () => {
      if ((await versionOf(page)) === before) await page.keyboard.press('1');
      await expect(term).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const meaning = page.getByRole('tooltip');
    if (isTouched) await term.tap();
    else await term.hover();
    await expect(meaning).toBeInViewport({ ratio: 1 });
    await screenshot(page, `term-${language}`, false);
    await expectAccessible(page);
    if (isTouched) await page.locator('#decision h2').tap({ position: { x: 2, y: 2 } });
    else await page.mouse.move(5, 5);
    await expect(meaning).toHaveCount(0);
    // Keys are tried where there are keys.
    if (!isTouched) {
      await term.focus();
      await expect(meaning).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(meaning).toHaveCount(0);
    }
    expect(complaints).toEqual([]);
    await leave();
  });
