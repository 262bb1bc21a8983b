/** Cards as they lie on tables: a layout asks how high each must be, and no word of any is cut at that height. */
import { expect, test } from '@playwright/test';
import { type Running, startServer } from './server.ts';

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const CARDS = 158;
/** What a browser rounds, in pixels. */
const ROUNDED = 0.5;
/** The least picture is 34 pixels high; where much more is left, more was asked for than needed. */
const ASKED_TOO_MUCH = 4;

for (const [language, width, height] of [
  ['en', 1440, 900],
  ['de', 1280, 720],
  ['pl', 1366, 768],
  ['pt', 1920, 1080],
] as const)
  test(`as high as was reckoned, no card cuts its words: ${language}, ${width} × ${height}`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.addInitScript((chosen) => localStorage.setItem('gloaming.language', chosen), language);
    await page.goto(`${server.address}/gallery`);
    const shownAs = page.locator('search select').nth(2);
    for (const form of ['words', 'brief', 'panel', 'signs'] as const) {
      await shownAs.selectOption(form);
      const cards = page.locator(`[data-form="${form}"] > li > button`);
      await expect(cards).toHaveCount(CARDS);
      await page.evaluate(() => document.fonts.ready);
      const measured = await cards.evaluateAll((all) =>
        all.map((card) => {
          const [text, picture] = card.children;
          const [around, within] = [card.getBoundingClientRect(), text.getBoundingClientRect()];
          return {
            name: text.children[0].textContent,
            isCut: Math.max(within.bottom - around.bottom, around.top - within.top),
            left: around.height - within.height,
            isWide: text.scrollWidth - text.clientWidth,
            picture: picture.getBoundingClientRect().height,
            size: Number.parseFloat(getComputedStyle(card).fontSize),
          };
        }),
      );
      expect(measured.filter(({ isCut, isWide }) => isCut > ROUNDED || isWide > ROUNDED)).toEqual([]);
      expect(Math.min(...measured.map(({ size }) => size))).toBeGreaterThanOrEqual(width < 1440 ? 12 : 13);
      // Somebody's words leave the least picture, or none: what is reckoned is what is needed, not more.
      const left = measured.map((each) => (form === 'panel' ? each.left : each.picture));
      expect(Math.min(...left)).toBeLessThan((form === 'panel' ? 0 : 34) + ASKED_TOO_MUCH);
    }
    await page.close();
  });
