/** Phones and tablets in somebody's hand, upright and on their side: what stays in sight, what is never covered, what a finger reaches. */
import { expect, type Page, test } from '@playwright/test';
import type { Present } from '../protocol/src/index.ts';
import { becomePlayer, openTable, openTableAt, playUntil } from './playUntil.ts';
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
        // A card that is named in a sentence is part of the sentence, and so is a term.
        (each) =>
          isDrawn(each) &&
          getComputedStyle(each).display !== 'inline' &&
          each.closest('[data-log], [data-term]') === null,
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
      const goods = page.locator('[data-dock="goods"]');
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

test("a card that was pressed is read whole: one in hand on the sheet, below one's goods, any other above them", async () => {
  for (const game of ['res-arcana', 'evenfall'])
    for (const size of UPRIGHT) {
      const { page } = visitor;
      const where = `${game} at ${size.width}`;
      await page.setViewportSize(size);
      await open(game);
      const goods = page.locator('[data-dock="goods"]');
      const back = page.getByRole('button', { name: 'Back', exact: true });
      await page.locator('[data-zone^="hand"] button[aria-pressed="false"]').first().tap();
      await expect(back).toBeVisible();
      await expect(page.locator('#decision [data-paper]'), where).toBeInViewport({ ratio: 0.99 });
      await expect(goods, where).toBeInViewport({ ratio: 0.99 });
      await back.tap();
      const lying = page.locator(
        '[data-zone^="play"] button[aria-pressed="false"], [data-zone^="region"] button[aria-pressed="false"]',
      );
      await lying.first().tap();
      await expect(back).toBeVisible();
      await expect(async () => {
        // What will happen stands there a moment later, and all of it moves once more.
        const card = await page.locator('main button[aria-pressed="true"]').first().boundingBox();
        const bar = await page.getByRole('navigation', { name: 'Parts of the table' }).boundingBox();
        const foot = (await goods.boundingBox())?.y ?? 0;
        const [top, height] = [card?.y ?? 0, card?.height ?? 0];
        const room = foot - (bar?.y ?? 0) - (bar?.height ?? 0);
        expect(top + height - foot, where).toBeLessThanOrEqual(Math.max(RISEN, height + ROOM - room));
        expect(top, where).toBeGreaterThanOrEqual((bar?.y ?? 0) - 1);
      }).toPass({ timeout: 5_000 });
      await back.tap();
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
  const isFought = ({ question }: Present): boolean => /dial/i.test(question?.text ?? '');
  const table = await openTableAt(request, server.address, 'evenfall', [bot], isFought);
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

interface Spot {
  readonly x: number;
  readonly y: number;
}
/** A real finger, as the browser hears of one. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    touch: (at: Spot) => send('touchStart', [at]),
    lift: () => send('touchEnd', []),
    async move(from: Spot, to: Spot): Promise<void> {
      const steps = 6;
      for (let i = 1; i <= steps; i++)
        await send('touchMove', [
          { x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps },
        ]);
    },
  };
}

test('a finger that starts sideways carries a card onto the question; up or down it scrolls', async () => {
  const { page } = visitor;
  const { request } = page.context();
  await page.setViewportSize(UPRIGHT[0]);
  const table = await openTable(request, server.address, 'res-arcana', [bot]);
  await playUntil(request, server.address, table, ({ question }) => /magic item/.test(question?.text ?? ''));
  await page.goto(`${server.address}/table/${table}`);
  const item = page.locator('main [data-zone="items"] [data-card]:has(button[aria-pressed="false"])').first();
  await item.waitFor();
  const { touch, move, lift } = await fingerOn(page);
  const middle = async (): Promise<Spot> => {
    await item.scrollIntoViewIfNeeded();
    const box = await item.boundingBox();
    return { x: (box?.x ?? 0) + 50, y: (box?.y ?? 0) + 20 };
  };
  const before = await versionOf(page);
  const start = await middle();
  await touch(start);
  await move(start, { x: start.x + 4, y: start.y - 120 });
  await lift();
  expect(await page.locator('[data-lifted="held"]').count()).toBe(0);
  const from = await middle();
  const aside = { x: from.x + 70, y: from.y + 4 };
  // Let go of where it lay nothing has happened.
  await touch(from);
  await move(from, aside);
  await expect(page.locator('[data-lifted="held"]')).toBeVisible();
  // However long it is carried: only a finger that keeps still wants to read it.
  await page.waitForTimeout(700);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await move(aside, from);
  await lift();
  await expect(page.locator('[data-lifted="held"]')).toHaveCount(0);
  expect(await versionOf(page)).toBe(before);
  const again = await middle();
  await touch(again);
  await move(again, { x: again.x + 70, y: again.y + 4 });
  await move({ x: again.x + 70, y: again.y + 4 }, { x: 200, y: UPRIGHT[0].height - 60 });
  await lift();
  await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
});

test('a card that is held is shown large, and a finger wipes from it to the one beside it', async () => {
  const { page } = visitor;
  await page.setViewportSize(UPRIGHT[0]);
  for (const game of ['res-arcana', 'evenfall']) {
    await open(game);
    // Where several lie side by side: of one's hand there may be one left.
    const cards = page.locator(
      game === 'evenfall' ? '[data-zone^="hand"] [data-card]' : '[data-zone="places"] [data-card]',
    );
    const first = await cards.first().getAttribute('data-card');
    const { touch, move, lift } = await fingerOn(page);
    await cards.first().scrollIntoViewIfNeeded();
    const box = await cards.first().boundingBox();
    const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 30 };
    await touch(at);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await lift();
    const named = dialog.getByRole('heading', { level: 2 });
    const name = (await named.textContent()) ?? '';
    const wipe = async (from: number, to: number): Promise<void> => {
      const y = 300;
      await touch({ x: from, y });
      await move({ x: from, y }, { x: to, y: y + 6 });
      await lift();
    };
    await wipe(300, 90);
    await expect(named).not.toHaveText(name);
    await wipe(90, 300);
    await expect(named).toHaveText(name);
    // Before the first there is none; and a finger that goes up or down only scrolls.
    await wipe(90, 300);
    await expect(named).toHaveText(name);
    await wipe(200, 180);
    await expect(named).toHaveText(name);
    await page.keyboard.press('ArrowRight');
    await expect(named).not.toHaveText(name);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await cards.first().getAttribute('data-card')).toBe(first);
  }
});
