/** Cards are shown in full to whoever asks for it with a pointer: beside what has to be read or pressed, and for as long as they lie there. */
import { expect, type Page, test } from '@playwright/test';
import { becomePlayer, openTable, playUntil } from './playUntil.ts';
import { type Running, startServer } from './server.ts';
import { LAPTOP, optionsOf, visit } from './visitor.ts';

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const GAMES = ['res-arcana', 'evenfall'];

async function sitDown(page: Page, game: string): Promise<void> {
  await becomePlayer(page.request, server.address, 'Ada');
  const table = await openTable(page.request, server.address, game, [{ kind: 'bot', bot: 'random' }]);
  await playUntil(page.request, server.address, table, ({ version, question }) => {
    return version > 12 && (question?.options.length ?? 0) > 4;
  });
  await page.goto(`${server.address}/table/${table}`);
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(page.locator('main [data-card]').first()).toBeVisible();
}

const PREVIEW = '[data-preview]';
/** What is shown covers none of these. */
const KEPT_FREE =
  '[data-zone="held:0"] [data-card] > button, [data-zone="hand:0"] [data-card] > button, aside button:enabled';

/** Names what lies under the preview and ought not to. */
const coveredBy = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([preview, free]) => {
      const box = document.querySelector(preview)?.getBoundingClientRect();
      if (box === undefined) return ['no preview'];
      return [...document.querySelectorAll(free)]
        .filter((each) => {
          const { left, right, top, bottom, width } = each.getBoundingClientRect();
          return (
            width > 0 && left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1
          );
        })
        .map((each) => each.textContent ?? '');
    },
    [PREVIEW, KEPT_FREE] as const,
  );

for (const game of GAMES)
  test(`${game}: a preview covers neither one's hand nor what is asked, and goes with the pointer`, async ({
    browser,
  }) => {
    const { page, complaints, leave } = await visit(browser, {
      viewport: LAPTOP,
      locale: 'en',
      reducedMotion: 'reduce',
    });
    await sitDown(page, game);
    const cards = page.locator('main [data-card] > button');
    const boxes = (await Promise.all((await cards.all()).map((card) => card.boundingBox()))).filter(
      (box) => box !== null,
    );
    expect(boxes.length).toBeGreaterThan(6);
    let shown = 0;
    for (const { x, y, width, height } of boxes) {
      await page.mouse.move(x + width / 2 - 4, y + height / 2);
      await page.mouse.move(x + width / 2, y + height / 2);
      const isShown = await page
        .locator(PREVIEW)
        .waitFor({ timeout: 1_500 })
        .then(
          () => true,
          () => false,
        );
      if (!isShown) continue;
      shown++;
      expect(await coveredBy(page)).toEqual([]);
    }
    expect(shown).toBeGreaterThan(3);
    await page.mouse.move(2, 2);
    await expect(page.locator(PREVIEW)).toHaveCount(0);
    expect(complaints).toEqual([]);
    await leave();
  });
