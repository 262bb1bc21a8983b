/** The page as plain files below a path, with no server of ours anywhere: games, what helps with them, and what is left after them. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectSound } from './pageChecks.ts';
import { openPlainHost, type PlainHost } from './plainHost.ts';
import { playThrough } from './playThrough.ts';
import { LAPTOP, optionsOf, TOUCHED, visit } from './visitor.ts';

let host: PlainHost;
test.beforeAll(async () => {
  host = await openPlainHost();
});
test.afterAll(() => host.stop());

/** What the page draws all its chance from is always the same, so that every run sees the same games. */
const withSameChance = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    localStorage.setItem('gloaming.asking', 'never');
    let drawn = 0;
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array) bytes.fill(7 + drawn++);
      return bytes;
    };
  });

async function begin(page: Page, game: string): Promise<void> {
  await page.goto(host.address);
  await page.getByRole('region', { name: game, exact: true }).getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/games\/gloaming\/#\/table\/l[0-9a-z]{15}$/);
  await expect(page.locator('[data-version]')).toBeVisible();
}

test('Res Arcana by keyboard with a hint, told and on the record', async ({ browser }) => {
  test.setTimeout(400_000);
  const { page, complaints, leave } = await visit(browser, { viewport: LAPTOP, locale: 'en', reducedMotion: 'reduce' });
  await withSameChance(page.context());
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(host.address) && !request.url().startsWith('blob:')) elsewhere.push(request.url());
  });
  await page.goto(host.address);
  await expectSound(page, 'start-alone');
  await expect(page.getByText('Play with friends')).toHaveCount(0);
  await begin(page, 'Res Arcana');
  await expect(optionsOf(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('heading', { name: 'Advice' })).toBeVisible();
  await playThrough(page, (lastKey) => page.keyboard.press(lastKey));
  await expect(page.locator('#result')).toBeVisible();
  await page.getByRole('button', { name: 'Your game, told' }).click();
  await expect(page).toHaveURL(/#\/table\/l[0-9a-z]{15}\/review$/);
  await expect(page.locator('[data-review]')).toBeVisible();
  await expect(page.locator('figure').first()).toBeVisible();
  await page.goto(`${host.address}#/record`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-outcome]')).toHaveCount(1);
  await expectSound(page, 'record-alone');
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
  await leave();
});

test('Evenfall by touch, watched again and played on from', async ({ browser }) => {
  test.setTimeout(300_000);
  const { page, complaints, leave } = await visit(browser, TOUCHED);
  await withSameChance(page.context());
  await begin(page, 'Evenfall');
  await playThrough(page, () => optionsOf(page).last().tap());
  await expect(page.locator('#result')).toBeVisible();
  const first = page.url();
  await page.getByRole('button', { name: 'Watch the game again' }).tap();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('button', { name: 'One step on' }).tap();
  await expect(page).toHaveURL(/#\/table\/l[0-9a-z]{15}\/replay\?step=1$/);
  await page.locator('summary', { hasText: 'Play on from here' }).tap();
  await page.getByRole('button', { name: 'Play on from here' }).tap();
  await expect(page).toHaveURL(/#\/table\/l[0-9a-z]{15}$/);
  expect(page.url()).not.toBe(first);
  await expect(optionsOf(page).first()).toBeVisible();
  expect(complaints).toEqual([]);
  await leave();
});

test('every other page is there in its place, and what needs a server says so', async ({ browser }) => {
  const { page, complaints, leave } = await visit(browser, { viewport: LAPTOP, locale: 'de' });
  for (const place of ['/lessons', '/puzzles', '/gallery', '/help', '/rules/evenfall', '/new/res-arcana', '/record']) {
    await page.goto(`${host.address}#${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Hier gibt es nichts')).toHaveCount(0);
  }
  await page.goto(`${host.address}#/rules/evenfall`);
  await page.locator('nav a[href*="#"]').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const place of ['/me', '/claim', '/deal/evenfall']) {
    await page.goto(`${host.address}#${place}`);
    await expect(page.getByRole('heading', { name: 'Dafür braucht es einen Server' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Startseite' }).click();
  await expect(page).toHaveURL(`${host.address}#/`);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Dafür braucht es einen Server' })).toBeVisible();
  expect(complaints).toEqual([]);
  await leave();
});
