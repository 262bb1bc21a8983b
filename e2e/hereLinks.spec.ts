/** A game as a link: opened without any server, as a whole and at a moment, played on from, shared again; and links that are none. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parseRecord } from '../engine/src/index.ts';
import { packGame } from '../games/all/src/links.ts';
import { expectSound } from './pageChecks.ts';
import { openPlainHost, type PlainHost } from './plainHost.ts';
import { startServer } from './server.ts';
import { LAPTOP, optionsOf, TOUCHED, visit } from './visitor.ts';

let host: PlainHost;
test.beforeAll(async () => {
  host = await openPlainHost();
});
test.afterAll(() => host.stop());

const AT_LAPTOP = { viewport: LAPTOP, locale: 'en', reducedMotion: 'reduce' } as const;
const recordOf = (file: string) => parseRecord(readFileSync(new URL(`../games/${file}`, import.meta.url), 'utf8'));
const linkOf = (file: string): Promise<string> => packGame(recordOf(file));
const RES_ARCANA = 'res-arcana/test/replays/01-2-standard.game';
const EVENFALL = 'evenfall/test/replays/03-2-sun.game';
const OLDER = 'all/test/kept/evenfall-7/01-1-sun.game';

const open = (page: Page, behind: string): Promise<unknown> => page.goto(`${host.address}#/g#${behind}`);

test('a whole game, watched, shared with a code to photograph, and played on from', async ({ browser }) => {
  const link = await linkOf(RES_ARCANA);
  const { page, complaints, leave } = await visit(browser, AT_LAPTOP);
  await open(page, link);
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByText('The end of the game')).toBeVisible();
  await expectSound(page, 'link-game');
  await page.getByRole('slider').fill('12');
  await expect(page).toHaveURL(new RegExp(`#/g#${link}\\.12$`));
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue(`${host.address}#/g#${link}`);
  await dialog.getByRole('combobox', { name: 'What it shows' }).selectOption('1');
  await expect(dialog.getByRole('textbox')).toHaveValue(`${host.address}#/g#${link}.12.2`);
  await expectSound(page, 'link-share');
  await page.keyboard.press('Escape');
  await page.locator('summary', { hasText: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/#\/table\/l[0-9a-z]{15}$/);
  await expect(optionsOf(page).first()).toBeVisible();
  expect(complaints).toEqual([]);
  await leave();
});

test('a moment through the eyes of one seat shows nothing else, asks, and tells what was done', async ({ browser }) => {
  const record = recordOf(EVENFALL);
  const link = await packGame(record);
  const { page, complaints, leave } = await visit(browser, TOUCHED);
  // Some answers are to questions that are asked of both: the first that one alone is asked.
  const step = 40;
  await open(page, `${link}.${step}.${record.answers[step].seat + 1}`);
  await expect(page.getByRole('heading', { name: `Moment ${step}, as Seat` })).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'did this' })).toHaveCount(0);
  await expectSound(page, 'link-moment');
  await page.locator('aside ol button').first().tap();
  await expect(page.getByRole('status').filter({ hasText: 'did this' })).toBeVisible();
  await page.getByRole('button', { name: 'Show the whole game' }).tap();
  await expect(page.getByRole('slider')).toHaveValue(String(step));
  expect(complaints).toEqual([]);
  await leave();
});

test('a game by older rules is shown by those', async ({ browser }) => {
  const { page, complaints, leave } = await visit(browser, AT_LAPTOP);
  await open(page, await linkOf(OLDER));
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByText('The end of the game')).toBeVisible();
  expect(complaints).toEqual([]);
  await leave();
});

test('what is damaged, foreign, too long or newer is said, in the language of the page, with a way on', async ({
  browser,
}) => {
  const link = await linkOf(RES_ARCANA);
  const { page, complaints, leave } = await visit(browser, { ...AT_LAPTOP, locale: 'pl' });
  for (const [behind, title] of [
    [link.slice(0, -5), 'Ten link jest uszkodzony'],
    [`${link}AAx`, 'Ten link jest uszkodzony'],
    [link.replace(/^../, 'zz'), 'Ten link jest uszkodzony'],
    ['x'.repeat(20_000), 'Ten link jest uszkodzony'],
    ['', 'To nie jest nasza partia'],
    ['?utm=1&x', 'To nie jest nasza partia'],
    [`${link}.12.99`, 'To nie jest nasza partia'],
  ]) {
    await page.goto(`${host.address}#/help`);
    await open(page, behind);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Strona główna' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Strona główna' }).click();
  await expect(page.getByRole('region', { name: 'Evenfall', exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
  await leave();
});

test('on the page of a server it is opened without asking it, and a game played here is kept there, marked', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const server = await startServer();
  const { page, complaints, leave } = await visit(browser, AT_LAPTOP);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/tables') || request.url().includes('/api/games')) asked.push(request.url());
  });
  const link = await linkOf(EVENFALL);
  await page.goto(`${server.address}/g#${link}`);
  await expect(page.getByRole('slider')).toBeVisible();
  // All but the last few answers are given already.
  const { answers } = recordOf(EVENFALL);
  await page.getByRole('slider').fill(String(answers.length - 1));
  await page.locator('summary', { hasText: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/table\/l[0-9a-z]{15}$/);
  for (;;) {
    await expect(optionsOf(page).first().or(page.locator('#result'))).toBeVisible();
    if ((await page.locator('#result').count()) > 0) break;
    await optionsOf(page).first().click();
  }
  expect(asked.filter((each) => each.includes('/api/tables'))).toEqual([]);
  await page.getByRole('button', { name: 'Watch the game again' }).click();
  await page.getByRole('button', { name: 'Keep it on the server, too' }).click();
  await expect(page).toHaveURL(/\/table\/[0-9a-km-z][0-9a-z]{15}$/);
  await expect(page.getByText('Played without this server: the game counts nowhere.')).toBeVisible();
  expect(complaints).toEqual([]);
  await leave();
  await server.stop();
});
