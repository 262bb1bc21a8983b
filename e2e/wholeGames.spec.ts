/** Whole games through the page, by keyboard, mouse and touch; and nothing reaches the page that its player could not know. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Present, Story } from '../protocol/src/index.ts';
import { rulesOf } from '../web/src/record/rules.ts';
import { expectSound } from './pageChecks.ts';
import { playThrough } from './playThrough.ts';
import { listenIn } from './receivedMessages.ts';
import { type Finished, named, searchThrough } from './secrets.ts';
import { type Running, startServer } from './server.ts';
import { LAPTOP, optionsOf, TOUCHED, versionOf, visit } from './visitor.ts';

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** The game that has just ended at this page, with open cards. */
async function finishedAt(page: Page): Promise<Finished> {
  const table = `${server.address}/api${new URL(page.url()).pathname.replace('/table/', '/tables/')}`;
  const get = (path: string) => page.context().request.get(`${table}${path}`);
  const { seat, table: info } = (await (await get('?lang=en')).json()) as Present;
  const { entries } = (await (await get('/log?lang=en&since=0')).json()) as Story;
  const replayed = (await rulesOf(info.game, info.rules)).replay(await (await get('/export?lang=en')).text());
  expect(replayed.astray).toBe(null);
  expect(entries.filter(({ kind }) => kind === 'answered')).toHaveLength(replayed.steps);
  return { game: info.game, seat, replayed, entries };
}

/** Feeds the search what it must find: otherwise that it finds nothing says nothing. */
function expectSearching(texts: readonly string[], finished: Finished): void {
  const { replayed, seat } = finished;
  const findings = (change: (present: Present) => unknown): string[] => {
    const stories = texts.filter((text) => text.startsWith('{')).map((text): unknown => JSON.parse(text));
    const present = stories.flatMap((story) =>
      typeof story === 'object' && story !== null && 'present' in story ? [story.present as Present] : [],
    );
    const middle = present.filter(({ table, view }) => table.status === 'playing' && view !== null)[3];
    return searchThrough([JSON.stringify(change(middle))], finished).leaks;
  };
  const stepOf = ({ version }: Present): number =>
    finished.entries.filter(({ kind, number }) => kind === 'answered' && number <= version).length;
  expect(findings((present) => present)).toEqual([]);
  const open = findings((present) => ({ ...present, view: named(finished, stepOf(present), 'open') }));
  const rival = 1 - seat;
  expect(open.some((leak) => leak.includes(`.players.${rival}.hand`))).toBe(true);
  expect(findings((present) => ({ ...present, view: named(finished, stepOf(present), rival) })).length).toBeGreaterThan(
    1,
  );
  expect(findings((present) => ({ ...present, more: replayed.key }))).toEqual(['the key of all chance']);
}

const panelOf = (page: Page, game: string): Locator => page.getByRole('region', { name: game, exact: true });

/** Plays the game to its end and looks at the result; everything the page was told is searched. */
async function playAndSearch(
  page: Page,
  open: () => Promise<void>,
  press: (lastKey: string, presses: number) => Promise<void>,
): Promise<{ texts: readonly string[]; finished: Finished }> {
  const received = await listenIn(page);
  await page.goto(server.address);
  await open();
  await playThrough(page, press);
  await expect(page.getByRole('heading', { name: /^You (win!|lose|share the victory)$/ })).toBeVisible();
  const finished = await finishedAt(page);
  const texts = await received.all();
  const { leaks, views, lines } = searchThrough(texts, finished);
  expect(leaks).toEqual([]);
  // A search through nothing finds nothing: whoever answers was shown before what was asked. A payment is several answers at once.
  const own = finished.entries.filter(({ kind, seat }) => kind === 'answered' && seat === finished.seat).length;
  expect(views).toBeGreaterThanOrEqual(own / 2);
  expect(lines).toBeGreaterThan(views);
  return { texts, finished };
}

/** Tab is the only way to it. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const isThere = () => wanted.evaluate((it) => it === document.activeElement);
  await expect(wanted).toBeVisible();
  for (let tabs = 0; tabs < 60 && !(await isThere()); tabs++) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
}

for (const { title, downs } of [
  { title: 'Res Arcana', downs: 0 },
  { title: 'Evenfall', downs: 1 },
])
  test(`${title} by keyboard alone, against a bot whose cards stay hidden`, async ({ browser }) => {
    test.slow();
    const { page, complaints, leave } = await visit(browser, {
      viewport: LAPTOP,
      locale: 'en',
      reducedMotion: 'reduce',
    });
    const panel = panelOf(page, title);
    const open = async (): Promise<void> => {
      await tabTo(page, panel.getByLabel('Opponents'));
      for (let n = 0; n < downs; n++) await page.keyboard.press('ArrowDown');
      await expect(panel.getByLabel('Opponents')).toHaveValue('1');
      await tabTo(page, panel.getByRole('button', { name: 'Play now' }));
      await page.keyboard.press('Enter');
      await expect(optionsOf(page).first()).toBeVisible();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keys and symbols' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // Every answer has a place in the order of Tab, whatever its number.
      await tabTo(page, optionsOf(page).last());
      const before = await versionOf(page);
      await page.keyboard.press('Enter');
      // The button is gone, and the keyboard is still where the next question will be.
      while ((await versionOf(page)) === before && (await optionsOf(page).count()) > 0)
        await page.keyboard.press('Enter');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('aside section') !== null))
        .toBe(true);
    };
    // What ends a turn stands last: a game of those who do little is short.
    const { texts, finished } = await playAndSearch(page, open, (lastKey, presses) =>
      page.keyboard.press(presses % 5 === 0 ? '1' : lastKey),
    );
    expectSearching(texts, finished);
    expect(complaints).toEqual([]);
    await leave();
  });

test('Res Arcana by mouse, on the table itself', async ({ browser }) => {
  test.slow();
  const { page, complaints, leave } = await visit(browser, { viewport: LAPTOP, locale: 'en', reducedMotion: 'reduce' });
  const glowing = page.locator('main button[aria-pressed="false"]');
  const presses = { table: 0 };
  await playAndSearch(
    page,
    () => panelOf(page, 'Res Arcana').getByRole('button', { name: 'Play now' }).click(),
    async (_, n) => {
      const isOnTable = n % 3 === 0 && (await glowing.count()) > 0;
      if (isOnTable) presses.table++;
      // Another moment may have come meanwhile: then this press never was.
      await (isOnTable ? glowing.first() : optionsOf(page).last()).click({ timeout: 3_000 }).catch(() => undefined);
    },
  );
  expect(presses.table).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
  await leave();
});

test('Evenfall against the Automa, on a phone, by touch', async ({ browser }) => {
  test.slow();
  const { page, complaints, leave } = await visit(browser, TOUCHED);
  await playAndSearch(
    page,
    () => panelOf(page, 'Evenfall').getByRole('button', { name: 'Play now' }).tap(),
    (_, n) =>
      (n % 4 === 0 ? optionsOf(page).first() : optionsOf(page).last()).tap({ timeout: 3_000 }).catch(() => undefined),
  );
  await expect(page.getByRole('columnheader', { name: 'The Automa' })).toBeVisible();
  await expectSound(page, 'result-evenfall-touch');
  expect(complaints).toEqual([]);
  await leave();
});
