/** The page as people use it: the real server, a real browser. `npm run -w @gloaming/web build` comes first. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { becomePlayer, openTable } from './playUntil.ts';
import { type Running, startServer } from './server.ts';
import { answer, answerInVain, LAPTOP, optionsOf, PHONE, TOUCHED, versionOf, visit } from './visitor.ts';

const MOVES = 8;

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** As the bundler calls the file of the bot that thinks in the browser. */
const WORKER = /\/assets\/web-[^/]*\.js$/;

/** Asks for advice, where there is something to choose: it comes from a worker of this browser, by the server's own policy. */
async function takeAdvice(page: Page): Promise<void> {
  const hint = page.getByRole('button', { name: 'Tipp' });
  const advice = page.getByRole('heading', { name: 'Tipps' }).locator('xpath=following-sibling::ul/li');
  await expect(async () => {
    if (!(await hint.isVisible())) await optionsOf(page).first().click({ timeout: 2_000 });
    await expect(hint).toBeVisible({ timeout: 2_000 });
  }).toPass();
  // After a new release the file that this page knows of is gone: nobody waits for it for ever.
  await page.context().route(WORKER, (route) => route.fulfill({ status: 404 }));
  await hint.click();
  await expect(page.getByText('Gerade war kein Tipp zu finden.')).toBeVisible();
  await page.context().unroute(WORKER);
  await hint.click();
  await expect(advice.first()).toBeVisible();
  expect(await advice.count()).toBeLessThanOrEqual(3);
  for (const text of await advice.allTextContents()) expect(text).toMatch(/Siegchance|schwächer, um|schwer zu sagen/);
  await hint.click();
  await expect(advice).toHaveCount(0);
}

/** Answers by a button, by pressing a thing that glows, and by a key. */
async function playSome(page: Page): Promise<void> {
  for (let move = 0; move < MOVES; move++) {
    const options = optionsOf(page);
    await expect(options.first()).toBeVisible();
    const before = await versionOf(page);
    const glowing = page.locator('main button[aria-pressed="false"]');
    // Another moment may have come meanwhile: then a press never was, and is made up for below.
    const click = (what: Locator) => what.click({ timeout: 2_000 }).catch(() => undefined);
    if (move % 3 === 1 && (await glowing.count()) > 0) await click(glowing.last());
    else if (move % 3 === 2) await page.keyboard.press('1');
    else await click(options.last());
    // An action is only chosen by a press; its button does it.
    const widen = page.getByRole('button', { name: /Show all options|Alle Möglichkeiten zeigen/ });
    if (move % 3 === 1 && (await widen.isVisible())) await click(options.first());
    // What cannot be taken back was only chosen so far, and is pressed again.
    await expect(async () => {
      if ((await versionOf(page)) === before) await options.first().click({ timeout: 2_000 });
      expect(await versionOf(page)).toBeGreaterThan(before);
    }).toPass({ intervals: [400, 400, 1_000] });
  }
}

test('a game in the middle: another language, and the page loaded again', async ({ browser }) => {
  const { page, complaints, leave } = await visit(browser, { viewport: LAPTOP, locale: 'de' });
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Jetzt spielen' }).first().click();
  await playSome(page);
  await takeAdvice(page);

  // The language can be changed in the middle of a game, and everything is said again in it.
  await page.locator('header select').selectOption('pl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.getByText('Runda', { exact: false }).first()).toBeVisible();

  // The newest lines stay in sight, in other words and at other widths.
  const isAtEnd = () =>
    page.evaluate(() => {
      const log = document.querySelector('aside [data-log]');
      const last = log?.querySelector('li:last-child')?.getBoundingClientRect();
      return (
        log !== null && last !== undefined && last.bottom <= Math.min(innerHeight, log.getBoundingClientRect().bottom)
      );
    });
  await expect.poll(isAtEnd).toBe(true);
  await page.setViewportSize(PHONE);
  await expect(page.locator('aside [data-log]')).toBeHidden();
  await page.setViewportSize(LAPTOP);
  await expect.poll(isAtEnd).toBe(true);
  // An answer that is looked at does not slip away from under the mouse.
  await expect(optionsOf(page).last()).toBeVisible();
  await optionsOf(page).last().scrollIntoViewIfNeeded();
  const before = await optionsOf(page).last().boundingBox();
  await optionsOf(page).last().hover();
  await page.waitForTimeout(200);
  expect(await optionsOf(page).last().boundingBox()).toEqual(before);

  // The page can be loaded again at any time: the game is on the server.
  const version = await versionOf(page);
  await page.reload();
  await expect.poll(() => versionOf(page)).toBeGreaterThanOrEqual(version);
  expect(complaints).toEqual([]);
  await leave();
});

test('a double click on the table answers one question, not the next one as well', async ({ browser }) => {
  const { page, complaints, leave } = await visit(browser, { viewport: LAPTOP, locale: 'en', reducedMotion: 'reduce' });
  await becomePlayer(page.request, server.address, 'Ada');
  const bot = { kind: 'bot', bot: 'random' } as const;
  const table = await openTable(page.request, server.address, 'res-arcana', [bot], { deal: 'draft' });
  const commands: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/commands')) commands.push(request.url());
  });
  await page.goto(`${server.address}/table/${table}`);
  // The cards of a pack: one is kept, and those of the next pack lie where these were.
  const CARDS = 'main [data-card] button[aria-pressed="false"]';
  const pack = page.locator(CARDS);
  await expect(pack).toHaveCount(4);
  // Within the page, so that however busy the machine is the second click comes right after the next pack.
  await page.evaluate(async (cards) => {
    const click = (detail: number): void => {
      document.querySelector(cards)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
    };
    click(1);
    const isAsked = (): boolean => document.querySelectorAll('aside section ol > li > button:enabled').length === 3;
    while (document.querySelectorAll(cards).length !== 3 || !isAsked()) await new Promise(requestAnimationFrame);
    click(2);
  }, CARDS);
  await pack.first().click();
  await expect(pack).toHaveCount(2);
  expect(commands).toHaveLength(2);
  expect(complaints).toEqual([]);
  await leave();
});

test('the gallery, and an address where there is nothing', async ({ browser }) => {
  const { page, complaints, leave } = await visit(browser, { viewport: PHONE, locale: 'pl' });
  await page.goto(`${server.address}/gallery`);
  await expect(page.getByText('158 kart')).toBeVisible();
  await page.getByLabel('Szukaj').fill('smok');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(complaints).toEqual([]);
  await page.goto(`${server.address}/table/0000000000000000`);
  await expect(page.getByRole('heading', { name: 'Nic tu nie ma' })).toBeVisible();
  await leave();
});

test('it can be put on the home screen of a phone', async ({ browser }) => {
  const { page, leave } = await visit(browser, { viewport: PHONE, locale: 'en' });
  await page.goto(server.address);
  const get = (path: string | null) => page.request.get(new URL(path ?? '', server.address).href);
  const manifest = await get(await page.locator('link[rel="manifest"]').getAttribute('href'));
  expect(manifest.headers()['content-type']).toContain('manifest+json');
  const { icons, start_url } = (await manifest.json()) as { icons: { src: string; type: string }[]; start_url: string };
  expect((await get(start_url)).headers()['content-type']).toContain('text/html');
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const { src, type } of [...icons, { src: touch, type: 'image/png' }])
    expect((await get(src)).headers()['content-type']).toBe(type);
  await leave();
});

test('a second tab and a lost network', async ({ browser }) => {
  const { page, leave } = await visit(browser, { viewport: LAPTOP, locale: 'en' });
  const context = page.context();
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(optionsOf(page).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(optionsOf(other).first()).toBeVisible();

  // What is done in one tab is seen in the other.
  const before = await versionOf(other);
  await answer(page);
  await expect.poll(() => versionOf(other)).toBeGreaterThan(before);

  // Both answer at once: one of them is heard, and neither is told off.
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(optionsOf(other).first()).toBeVisible();
  const click = (tab: Page) =>
    optionsOf(tab)
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  await Promise.all([click(page), click(other)]);
  await expect.poll(async () => (await versionOf(page)) - (await versionOf(other))).toBe(0);
  for (const tab of [page, other]) await expect(tab.getByRole('alert')).toHaveCount(0);

  // Back to the start page, where the game waits, and forward to it again.
  await other.goto(server.address);
  await other
    .getByRole('region', { name: 'Continue' })
    .getByRole('link', { name: /^Res Arcana/ })
    .click();
  await expect(other.locator('[data-version]')).toBeVisible();
  await other.goBack();
  await expect(other.getByRole('heading', { name: 'Continue' })).toBeVisible();
  await other.goForward();
  await expect.poll(async () => (await versionOf(other)) - (await versionOf(page))).toBe(0);

  // An answer that is given without a network arrives once there is one again, and once only.
  await expect(optionsOf(page).first()).toBeVisible();
  const cut = await versionOf(page);
  await context.setOffline(true);
  await answerInVain(page);
  await context.setOffline(false);
  await expect.poll(() => versionOf(page)).toBeGreaterThan(cut);
  await expect.poll(async () => (await versionOf(other)) - (await versionOf(page))).toBe(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await leave();
});

test('with more tabs than a browser has connections, the one that is seen still loads and answers', async ({
  browser,
}) => {
  const { page, complaints, leave } = await visit(browser, { viewport: LAPTOP, locale: 'en' });
  await becomePlayer(page.request, server.address, 'Ada');
  const table = await openTable(page.request, server.address, 'res-arcana', [{ kind: 'bot', bot: 'random' }]);
  const address = `${server.address}/table/${table}`;
  for (let tab = 0; tab < 7; tab++) {
    const behind = await page.context().newPage();
    // Without a window every page takes itself for seen.
    await behind.addInitScript(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
    await behind.goto(address);
    await expect(optionsOf(behind).first()).toBeVisible();
  }
  await page.goto(address);
  await answer(page);
  expect(complaints).toEqual([]);
  await leave();
});

test('without storage, and in another language with a card in hand', async ({ browser }) => {
  const context = await browser.newContext({ viewport: LAPTOP, locale: 'en', reducedMotion: 'reduce' });
  await context.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('not here', 'SecurityError');
      },
    }),
  );
  const page = await context.newPage();
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  // Nothing can be known of whoever comes here: a teacher is offered each time.
  await page.getByRole('button', { name: 'I know it: play' }).first().click();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText('Your first game here?')).toHaveCount(0);

  // A card of the hand is chosen: what can be done with it is left, and is said in the other language.
  const isMyTurn = page.getByText('Press what glows on the table');
  await expect(async () => {
    if (!(await isMyTurn.isVisible())) await optionsOf(page).first().click({ timeout: 2_000 });
    await expect(isMyTurn).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.getByRole('group', { name: 'Hand' }).getByRole('button').first().click();
  await expect(page.getByRole('button', { name: 'Show all options' })).toBeVisible();
  const left = await optionsOf(page).count();
  const name = await page.locator('aside strong').first().textContent();
  await page.locator('header select').selectOption('pl');
  await expect(page.getByRole('button', { name: 'Pokaż wszystkie opcje' })).toBeVisible();
  await expect(optionsOf(page)).toHaveCount(left);
  await expect(page.locator('aside strong').first()).not.toHaveText(name ?? '');
  expect(broken).toEqual([]);
  await context.close();
});

test('on a phone every part of the table is a press away, and lying on its side it has the question beside it', async ({
  browser,
}) => {
  const { page, complaints, leave } = await visit(browser, TOUCHED);
  await page.goto(server.address);
  await page.getByRole('region', { name: 'Evenfall', exact: true }).getByRole('button', { name: 'Play now' }).tap();
  await expect(optionsOf(page).first()).toBeVisible();
  const parts = page.getByRole('navigation', { name: 'Parts of the table' });
  const own = page.getByRole('region', { name: '(you)' });
  for (const [part, shown] of [
    ['You', own.getByRole('heading', { name: 'Outer Circle' })],
    ['Central Mountains', page.getByRole('heading', { name: 'Central Mountains' })],
    ['You', own.getByRole('heading', { name: 'Outer Circle' })],
    ['Northern Lakes', page.getByRole('heading', { name: 'Northern Lakes' })],
    ['Opponents', page.getByRole('heading', { name: 'The Automa', exact: true })],
  ] as const) {
    await parts.getByRole('button', { name: part }).tap();
    await expect(shown).toBeInViewport();
    // Not under what stays in sight, either; opponents lie above it.
    const bar = await parts.boundingBox();
    const at = await shown.boundingBox();
    const [top, foot] = [at?.y ?? 0, (at?.y ?? 0) + (at?.height ?? 0)];
    expect(foot <= (bar?.y ?? 0) + 1 || top >= (bar?.y ?? 0) + (bar?.height ?? 0) - 1, part).toBe(true);
  }
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await expect
    .poll(async () => {
      const question = await page.locator('aside').boundingBox();
      const table = await page.locator('#regions').boundingBox();
      return (
        question !== null && table !== null && question.x >= table.x + table.width && question.height <= PHONE.width
      );
    })
    .toBe(true);
  expect(complaints).toEqual([]);
  await leave();
});
