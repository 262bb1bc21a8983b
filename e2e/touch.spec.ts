/** Phones and tablets in somebody's hand, upright and on their side: what stays in sight, what is never covered, what a finger reaches. */
import { expect, type Page, test } from '@playwright/test';
import type { Present } from '../protocol/src/index.ts';
import { becomePlayer, openTable, playUntil } from './playUntil.ts';
import { type Running, startServer } from './server.ts';
import { LAPTOP, optionsOf, TOUCHED, type Visitor, versionOf, visit } from './visitor.ts';

const UPRIGHT = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
];
const SIDEWAYS = [
  { width: 640, height: 360 },
  { width: 844, height: 390 },
];
const TABLET_SIDEWAYS = { width: 1024, height: 768 };
const SIZES = [...UPRIGHT, ...SIDEWAYS, TABLET_SIDEWAYS];
/** Pixels: the bar at the top takes no more, however large the text. */
const BAR = 48;
/** What a finger meets. */
const FINGER = 44;
/** Tabs of a table on a phone that lies on its side, where every line counts. */
const LOW_FINGER = 36;
const SMALLEST_TEXT = 12;
/** Between a card that was pressed and what would cover it. */
const ROOM = 12;
/** By so much a card that was taken up is drawn larger, with its glow. */
const RISEN = 12;
/** Of the window, what the question leaves to the table while all that can be done glows there. */
const LEFT_TO_TABLE = 0.7;

let server: Running;
let visitor: Visitor;
const tables = new Map<string, string>();
const bot = { kind: 'bot', bot: 'greedy' } as const;
/** With cards in hand that can be played: the table moves to what is asked about, and that may be the magic items. */
const hasMuchToDo = ({ view, question }: Present): boolean =>
  (view as { table: { round: number } }).table.round > 1 &&
  question !== null &&
  question.options.length > 6 &&
  question.options.some(({ text }) => /^(Place|Play) /.test(text));

test.beforeAll(async ({ browser }) => {
  server = await startServer();
  visitor = await visit(browser, TOUCHED);
  const { request } = visitor.page.context();
  await becomePlayer(request, server.address, 'Ada');
  for (const game of ['res-arcana', 'evenfall']) {
    const table = await openTable(request, server.address, game, [bot]);
    await playUntil(request, server.address, table, hasMuchToDo);
    tables.set(game, `${server.address}/table/${table}`);
  }
});
test.afterAll(async () => {
  await visitor.leave();
  await server.stop();
});

async function open(game: string): Promise<Page> {
  const { page } = visitor;
  await page.goto(tables.get(game) ?? '');
  await optionsOf(page).first().waitFor();
  await page.locator('main [data-card]').first().waitFor();
  return page;
}

/** What is too small for a finger or for eyes, of all that is drawn. */
const tooSmall = (page: Page, finger: number, text: number): Promise<string[]> =>
  page.evaluate(
    ([finger, text]) => {
      const isDrawn = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect();
        return width > 2 && height > 2 && element.closest('.unseen, [aria-hidden="true"]') === null;
      };
      const targets = [...document.querySelectorAll('button, select, input')].filter(
        // A card that is named in a sentence is part of the sentence.
        (each) => isDrawn(each) && getComputedStyle(each).display !== 'inline' && each.closest('[data-log]') === null,
      );
      const small = targets.flatMap((each) => {
        const { width, height } = each.getBoundingClientRect();
        // Half a pixel is lost where rows share what there is.
        return Math.min(width, height) >= finger - 0.5 ? [] : [`${each.textContent} is ${width} × ${height}`];
      });
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const holder = node.parentElement;
        if (holder === null || node.textContent?.trim() === '' || !isDrawn(holder)) continue;
        const size = Number.parseFloat(getComputedStyle(holder).fontSize);
        if (size < text - 0.1) small.push(`${node.textContent} is written ${size} px high`);
      }
      return small;
    },
    [finger, text] as const,
  );

/** By how many pixels the numbers of a dial lie over each other, at the most; and how low the lowest of them is. */
const numbersOf = (page: Page): Promise<{ overlap: number; least: number }> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-number]')].map((each) => each.getBoundingClientRect());
    const overlaps = boxes.slice(1).map((box, i) => boxes[i].bottom - box.top);
    return { overlap: Math.max(0, ...overlaps), least: Math.min(...boxes.map(({ height }) => height)) };
  });

for (const game of ['res-arcana', 'evenfall'])
  test(`${game}: the bar at the top, one's own goods, targets and texts at every size`, async () => {
    const page = await open(game);
    for (const size of SIZES) {
      const where = `${size.width} × ${size.height}`;
      await page.setViewportSize(size);
      for (const text of ['100%', '200%']) {
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, text);
        const bar = await page.locator('header').first().boundingBox();
        expect(bar?.height, `${where}, text ${text}`).toBeLessThanOrEqual(BAR);
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
      });
      const goods = page.getByRole('navigation', { name: 'Parts of the table' }).locator('xpath=following-sibling::*');
      await expect(goods).toBeInViewport();
      const finger = SIDEWAYS.includes(size) ? LOW_FINGER : FINGER;
      expect(await tooSmall(page, finger, SMALLEST_TEXT), where).toEqual([]);
      if (UPRIGHT.includes(size)) {
        const question = await page.locator('aside').boundingBox();
        expect(question?.y, where).toBeGreaterThan(LEFT_TO_TABLE * size.height);
      }
    }
  });

test('on a phone on its side the cards in hand are seen to their feet', async () => {
  for (const game of ['res-arcana', 'evenfall'])
    for (const size of SIDEWAYS) {
      await visitor.page.setViewportSize(size);
      const page = await open(game);
      const card = page.locator('[data-zone^="hand"] [data-card]').first();
      await expect(async () => {
        const box = await card.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? size.height) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
      }).toPass({ timeout: 15_000 });
    }
});

test('a card that was pressed lies above the question, all of it where there is room', async () => {
  for (const game of ['res-arcana', 'evenfall'])
    for (const size of UPRIGHT) {
      const { page } = visitor;
      await page.setViewportSize(size);
      await open(game);
      const cards = page.locator('[data-zone^="hand"] button[aria-pressed="false"]');
      await cards.first().tap();
      await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
      const card = await page.locator('[data-zone^="hand"] button[aria-pressed="true"]').boundingBox();
      const question = await page.locator('aside').boundingBox();
      const parts = page.getByRole('navigation', { name: 'Parts of the table' });
      const bar = await parts.locator('xpath=..').boundingBox();
      const foot = (card?.y ?? 0) + (card?.height ?? 0);
      const room = (question?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
      const hidden = foot - (question?.y ?? 0);
      expect(hidden, `${game} at ${size.width}`).toBeLessThanOrEqual(
        Math.max(RISEN, (card?.height ?? 0) + ROOM - room),
      );
      expect(card?.y, `${game} at ${size.width}`).toBeGreaterThanOrEqual((bar?.y ?? 0) - 1);
      await page.getByRole('button', { name: 'Back', exact: true }).tap();
    }
});

test('the table moves to what the question is about', async () => {
  const { page } = visitor;
  const { request } = page.context();
  const table = await openTable(request, server.address, 'res-arcana', [bot]);
  const isOfItems = ({ question }: Present): boolean => /magic item/.test(question?.text ?? '');
  await playUntil(request, server.address, table, isOfItems);
  for (const size of UPRIGHT) {
    await page.setViewportSize(size);
    await page.goto(`${server.address}/table/${table}`);
    const item = page.locator('main button[aria-pressed="false"]').first();
    await item.waitFor();
    await expect(async () => {
      const box = await item.boundingBox();
      const question = await page.locator('aside').boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
    }).toPass();
  }
});

test('a battle dial is a row a number, which a finger cannot miss, with the battle in sight', async () => {
  // It takes a game or two until somebody fights.
  test.slow();
  const { page } = visitor;
  const { request } = page.context();
  let isFought = false;
  let table = '';
  while (!isFought) {
    table = await openTable(request, server.address, 'evenfall', [bot]);
    await playUntil(request, server.address, table, ({ question }) => {
      isFought = /dial/i.test(question?.text ?? '');
      return isFought;
    });
  }
  await page.goto(`${server.address}/table/${table}`);
  await page.locator('[data-number]').first().waitFor();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const where = `${size.width} × ${size.height}`;
    const { overlap, least } = await numbersOf(page);
    expect(overlap, where).toBe(0);
    expect(least, where).toBeGreaterThanOrEqual(FINGER);
    await expect(page.locator('#fought')).toBeInViewport();
  }
  // What was turned to waits for the large button, or for a second press on it.
  await page.locator('[data-number]').first().tap();
  await expect(page.locator('[data-big="dial"]')).toBeInViewport();
});

test('a card that is dragged and let go of nowhere lies where it lay, and nothing has happened', async ({
  browser,
}) => {
  const { page, complaints, leave } = await visit(browser, { viewport: LAPTOP, locale: 'en', reducedMotion: 'reduce' });
  await becomePlayer(page.request, server.address, 'Bo');
  const table = await openTable(page.request, server.address, 'res-arcana', [bot]);
  await playUntil(page.request, server.address, table, hasMuchToDo);
  await page.goto(`${server.address}/table/${table}`);
  await optionsOf(page).first().waitFor();
  const card = page.locator('main [data-card]:has(button[aria-pressed="false"])').first();
  const lay = await card.boundingBox();
  const version = await versionOf(page);
  const question = await page.locator('#decision ol').first().textContent();
  for (const [x, y] of [
    [LAPTOP.width - 40, 300],
    [LAPTOP.width / 2, 8],
  ]) {
    await card.hover();
    await page.mouse.down();
    await page.mouse.move((lay?.x ?? 0) + 80, (lay?.y ?? 0) - 40, { steps: 4 });
    await expect(page.locator('[data-lifted]')).toBeVisible();
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
    await expect(page.locator('[data-lifted]')).toHaveCount(0);
    expect(await card.boundingBox()).toEqual(lay);
    expect(await versionOf(page)).toBe(version);
  }
  await page.mouse.move(LAPTOP.width - 40, 8);
  await expect(page.locator('#decision ol').first()).toHaveText(question ?? '');
  expect(complaints).toEqual([]);
  await leave();
});
