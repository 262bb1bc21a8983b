/** Things move where that is wanted, and only there: a battle that is revealed, tokens that fly, and a table that keeps still. */
import { expect, type Page, test } from '@playwright/test';
import { becomePlayer, openTable, playUntil } from './playUntil.ts';
import { type Running, startServer } from './server.ts';
import { LAPTOP, optionsOf, versionOf, visit } from './visitor.ts';

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

declare global {
  interface Window {
    /** What was ever on its way, by what it was. */
    moved: Record<string, number>;
  }
}

/** In Evenfall, where a dial is to be set; moves are shown as others see them, not at once. */
async function sitAtBattle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('gloaming.pace', 'slow');
    window.moved = {};
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes])) {
        if (!(node instanceof HTMLElement)) continue;
        const what = node.dataset.flying ?? (node.dataset.scene === undefined ? null : 'scene');
        if (what !== null) window.moved[what] = (window.moved[what] ?? 0) + 1;
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-flying'] });
  });
  await becomePlayer(page.request, server.address, 'Ada');
  const table = await openTable(page.request, server.address, 'evenfall', [{ kind: 'bot', bot: 'greedy' }]);
  await playUntil(page.request, server.address, table, ({ question }) => {
    const about = question?.options[0].about as { does?: string } | null | undefined;
    return about?.does === 'setDial';
  });
  await page.goto(`${server.address}/table/${table}`);
  await expect(optionsOf(page).first()).toBeVisible();
}

/** Sets the dial; what cannot be taken back is pressed again. */
async function setDial(page: Page, before: number): Promise<void> {
  await expect(async () => {
    if ((await versionOf(page)) === before) await optionsOf(page).last().click({ timeout: 2_000 });
    expect(await versionOf(page)).toBeGreaterThan(before);
  }).toPass();
}

/** Within the page, so that however busy the machine is it is looked at while it is there: what it shows, and whether a press ends it. */
const watchScene = (page: Page) =>
  page.evaluate(async () => {
    const find = () => document.querySelector('[data-scene]');
    const look = () => {
      const text = document.querySelector('main')?.textContent ?? '';
      const version = Number(document.querySelector('[data-version]')?.getAttribute('data-version'));
      const log = document.querySelector('[data-log]')?.textContent;
      // Battles before this one may have been told long ago.
      return { version, log, wins: text.match(/wins? the battle/g)?.length ?? 0 };
    };
    let pressed = look();
    let before = pressed;
    const press = () => {
      if (find() === null) pressed = look();
    };
    addEventListener('pointerdown', press, true);
    await new Promise<void>((resolve) => {
      const watching = new MutationObserver(() => {
        if (find() === null) before = look();
        else {
          watching.disconnect();
          resolve();
        }
      });
      watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    removeEventListener('pointerdown', press, true);
    const now = look();
    const seen = {
      isVersionKept: now.version === before.version,
      asked: document.querySelectorAll('aside section ol > li > button:enabled').length,
      isTold: now.log !== before.log || now.wins > pressed.wins,
    };
    find()?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    return { ...seen, isSkipped: find() === null };
  });

test('a battle is revealed before the table goes on, and one press skips it', async ({ browser }) => {
  const { page, complaints, leave } = await visit(browser, { viewport: LAPTOP, locale: 'en' });
  await sitAtBattle(page);
  let isOver = false;
  const scene = watchScene(page).finally(() => {
    isOver = true;
  });
  // Whoever may change a dial once all are seen is asked again before the battle is fought.
  await expect(async () => {
    if (!isOver) await optionsOf(page).last().click({ timeout: 2_000 });
    expect(isOver).toBe(true);
  }).toPass();
  // The table, the log and the question are as they were: nothing of it tells how it came out.
  expect(await scene).toEqual({ isVersionKept: true, asked: 0, isTold: false, isSkipped: true });
  await expect.poll(() => page.evaluate(() => window.moved)).toMatchObject({ token: expect.any(Number) });
  expect(complaints).toEqual([]);
  await leave();
});

test('whoever wants less motion sees nothing move, and waits for nothing', async ({ browser }) => {
  const { page, complaints, leave } = await visit(browser, { viewport: LAPTOP, locale: 'en', reducedMotion: 'reduce' });
  await sitAtBattle(page);
  const before = await versionOf(page);
  await setDial(page, before);
  expect(await page.evaluate(() => window.moved)).toEqual({});
  expect(complaints).toEqual([]);
  await leave();
});
