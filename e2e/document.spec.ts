/** What a browser does with a page by itself: before its script has run, on a phone, and for those who hear it. */
import { expect, type Page, test } from '@playwright/test';
import type { Present } from '../protocol/src/index.ts';
import { becomePlayer, openTable, openTableAt } from './playUntil.ts';
import { type Running, startServer } from './server.ts';
import { LAPTOP, optionsOf, PHONE, TOUCHED, versionOf, visit } from './visitor.ts';

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('whoever likes it light sees no dark page until the script has run', async ({ browser }) => {
  for (const [colorScheme, ground] of [
    ['light', 'rgb(244, 241, 248)'],
    ['dark', 'rgb(20, 20, 42)'],
  ] as const) {
    const { page, leave } = await visit(browser, { viewport: LAPTOP, colorScheme, javaScriptEnabled: false });
    await page.goto(server.address);
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
    await leave();
  }
});

test('a phone does not zoom into a field, since none is written smaller than it likes', async ({ browser }) => {
  const { page, leave } = await visit(browser, TOUCHED);
  const { request } = page.context();
  await becomePlayer(request, server.address, 'Ada');
  const waiting = await openTable(request, server.address, 'evenfall', [{ kind: 'open' }]);
  for (const path of ['/', '/gallery', '/me', `/table/${waiting}`]) {
    await page.goto(`${server.address}${path}`);
    await page.locator('main input').first().waitFor();
    const sizes = await page
      .locator('input, select')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  }
  await leave();
});

/** What is written in an element without what is for eyes alone: a name that may divide stands there twice. */
const heard = (element: Element): string => {
  const copy = element.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll('[aria-hidden="true"]')) each.remove();
  return copy.textContent ?? '';
};

test('a finger reads a card before it plays it: nothing else could show what is on it', async ({ browser }) => {
  const { page, complaints, leave } = await visit(browser, TOUCHED);
  await becomePlayer(page.context().request, server.address, 'Ada');
  const table = await openTable(page.context().request, server.address, 'evenfall', []);
  await page.goto(`${server.address}/table/${table}`);
  const card = page
    .getByRole('group', { name: 'Hand' })
    .getByRole('button', { name: /can be chosen/ })
    .first();
  const name = await card.locator('span > span').first().evaluate(heard);
  const before = await versionOf(page);
  await card.tap();
  // It lies large on a sheet at the question, with its sentences, to the last full stop.
  const sheet = page.locator('#decision [data-paper]');
  await expect(sheet).toBeInViewport({ ratio: 0.99 });
  expect(name).not.toBe('');
  const said = await sheet.evaluate(heard);
  expect(said).toContain(name);
  expect(said).toMatch(/\p{Lu}.{10,}\./u);
  expect(await versionOf(page)).toBe(before);
  await optionsOf(page).first().tap();
  await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
  expect(complaints).toEqual([]);
  await leave();
});

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

test('on a phone on its side, what is asked about a card scrolls, and nothing in it lies on something else', async ({
  browser,
}) => {
  const viewport = { width: PHONE.height, height: PHONE.width - 70 };
  const { page, leave } = await visit(browser, { ...TOUCHED, viewport });
  await becomePlayer(page.context().request, server.address, 'Ada');
  const table = await openTable(page.context().request, server.address, 'evenfall', []);
  await page.goto(`${server.address}/table/${table}`);
  const hand = page.getByRole('group', { name: 'Hand' }).getByRole('button', { name: /can be chosen/ });
  // A person has the longest text.
  await hand.last().tap();
  const sheet = page.locator('#decision [data-paper]');
  await expect(sheet).toBeVisible();
  const answer = optionsOf(page).first();
  const back = page.getByRole('button', { name: 'Back', exact: true });
  const [card, beside, below] = await Promise.all(
    [sheet, answer, back].map(async (each) => (await each.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }),
  );
  const lies = ({ x, y, width, height }: Rect, on: Rect): boolean =>
    Math.min(x + width, on.x + on.width) - Math.max(x, on.x) > 1 &&
    Math.min(y + height, on.y + on.height) - Math.max(y, on.y) > 1;
  expect([card, beside, below].map(({ width }) => width > 40)).toEqual([true, true, true]);
  expect([lies(card, beside), lies(beside, below)]).toEqual([false, false]);
  // The card is longer than the window: it is pushed up under what one presses, which stays in sight.
  for (const each of [answer, back]) await each.tap({ trial: true });
  await leave();
});

test('whoever has no keys is told what the symbols mean, and of no keys', async ({ browser }) => {
  const { page, leave } = await visit(browser, TOUCHED);
  await becomePlayer(page.context().request, server.address, 'Ada');
  const table = await openTable(page.context().request, server.address, 'evenfall', []);
  await page.goto(`${server.address}/table/${table}`);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Keys and symbols' }).tap();
  const told = page.getByRole('dialog', { name: 'Keys and symbols' });
  await expect(told.getByRole('heading', { name: 'Symbols', exact: true })).toBeVisible();
  await expect(told.locator('kbd:visible')).toHaveText(['Long press']);
  await leave();
});

/** A small picture has a frame around it that leaves it a little less than the rest. */
const FINGER = 42;
/** Buttons that a finger would miss. */
const tooSmall = (page: Page): Promise<string[]> =>
  // A term in a sentence is part of the sentence.
  page.locator('button:visible:not([data-term])').evaluateAll(
    (buttons, least) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        return Math.min(width, height) < least
          ? [`${button.textContent || button.ariaLabel}: ${width} × ${height}`]
          : [];
      }),
    FINGER,
  );

test('what is pressed on a phone is as large as a finger', async ({ browser }) => {
  const { page, leave } = await visit(browser, TOUCHED);
  const { request } = page.context();
  await becomePlayer(request, server.address, 'Ada');
  const canClaim = ({ question }: Present): boolean =>
    question?.options.some(({ text }) => text.includes('top monument unseen')) ?? false;
  const table = await openTableAt(request, server.address, 'res-arcana', [{ kind: 'bot', bot: 'random' }], canClaim);
  await page.goto(`${server.address}/table/${table}`);
  await expect(page.getByRole('button', { name: /Monument deck/ })).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  await leave();
});

test('what went wrong on the start page is in sight, however far down it was caused', async ({ browser }) => {
  const { page, leave } = await visit(browser, TOUCHED);
  await page.goto(server.address);
  await page.route('**/api/tables?*', (route) => route.abort());
  const play = page.getByRole('region', { name: 'Evenfall', exact: true }).getByRole('button', { name: 'Play now' });
  for (let tries = 0; tries < 2; tries++) {
    await play.scrollIntoViewIfNeeded();
    await play.tap();
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  }
  await leave();
});

test('what will be said aloud has its place before there is something to say', async ({ browser }) => {
  const { page, leave } = await visit(browser, { viewport: LAPTOP, locale: 'en' });
  await becomePlayer(page.context().request, server.address, 'Ada');
  const table = await openTable(page.context().request, server.address, 'evenfall', [{ kind: 'bot', bot: 'greedy' }]);
  await page.goto(`${server.address}/table/${table}`);
  await optionsOf(page).first().waitFor();
  const boxes = await page.locator('[role="status"]:empty').evaluateAll((regions) =>
    regions.map((region) => {
      const { display, position } = getComputedStyle(region);
      // Either is out of the way of whatever stands around it.
      const isApart = position === 'absolute' || position === 'fixed';
      return { isThere: display !== 'none', takesRoom: !isApart };
    }),
  );
  // What others say, the connection, why nothing can be taken back, and advice.
  expect(boxes.length).toBeGreaterThanOrEqual(4);
  for (const box of boxes) expect(box).toEqual({ isThere: true, takesRoom: false });
  await leave();
});
