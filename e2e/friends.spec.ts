/** Two people, two browsers, one table: from the link to the game after. */
import { expect, type Page, test } from '@playwright/test';
import { expectSound } from './pageChecks.ts';
import { becomePlayer, openTable } from './playUntil.ts';
import { type Running, startServer } from './server.ts';
import { answer, answerInVain, LAPTOP, optionsOf, PHONE, versionOf, visit } from './visitor.ts';

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** Whoever is asked. */
async function askedOf(...pages: Page[]): Promise<Page> {
  for (;;) {
    for (const page of pages) if ((await optionsOf(page).count()) > 0) return page;
    await pages[0].waitForTimeout(50);
  }
}
const sameMoment = (a: Page, b: Page) => expect.poll(async () => (await versionOf(a)) - (await versionOf(b))).toBe(0);

test('a link, a whole game with a restart and a cut network, another one, and giving up', async ({ browser }) => {
  test.slow();
  const ann = await visit(browser, { viewport: LAPTOP, locale: 'en', colorScheme: 'dark' });
  const bob = await visit(browser, { viewport: PHONE, locale: 'de', colorScheme: 'light', hasTouch: true });
  const [a, b] = [ann.page, bob.page];

  await a.goto(server.address);
  await a.getByRole('button', { name: 'Play with friends' }).last().click();
  await expect(a.getByRole('heading', { name: /a new table/ })).toBeVisible();
  await a.getByRole('button', { name: 'Open the table' }).click();
  const link = await a.getByRole('textbox', { name: 'Link' }).inputValue();

  await b.goto(link);
  await b.getByLabel('Dein Name').fill('Bøb <b>🦊</b>');
  await expectSound(b, 'invited-phone-de');
  await b.getByRole('button', { name: 'Hinsetzen' }).tap();
  await expect(b.locator('[data-version]')).toBeVisible();
  await expect(a.getByText('Bøb <b>🦊</b>').first()).toBeVisible();
  expect([...ann.complaints, ...bob.complaints]).toEqual([]);
  for (let move = 0; move < 4; move++) await answer(await askedOf(a, b));
  await sameMoment(a, b);

  // The server goes down; an answer given meanwhile arrives once it is back, and once only.
  const asked = await askedOf(a, b);
  const before = await versionOf(asked);
  await server.goDown();
  await expect(a.getByText('The connection was lost')).toBeVisible();
  await expect(b.getByText('Die Verbindung ist unterbrochen')).toBeVisible();
  await answerInVain(asked);
  await expect(asked.locator('aside section button[aria-busy="true"]')).toHaveCount(1);
  await server.comeBack();
  await expect.poll(() => versionOf(asked)).toBe(before + 1);
  await sameMoment(a, b);
  await expect(a.getByText('The connection was lost')).toHaveCount(0);
  await expect(asked.getByRole('alert')).toHaveCount(0);
  await expect(asked.locator('[aria-busy="true"]')).toHaveCount(0);

  // One of them loses the network while the other plays on.
  await b.context().setOffline(true);
  if ((await askedOf(a, b)) === a) await answer(a);
  await b.context().setOffline(false);
  await sameMoment(a, b);

  // To the end. What ends a turn stands last.
  while ((await a.locator('#result').count()) === 0)
    for (const page of [a, b])
      if ((await optionsOf(page).count()) > 0)
        await optionsOf(page)
          .last()
          .click({ timeout: 2_000 })
          .catch(() => undefined);
  await expect(a.getByRole('heading', { name: /^You (win!|lose|share the victory)$/ })).toBeVisible();
  await expect(b.getByRole('heading', { name: /^Du (gewinnst!|verlierst|teilst dir den Sieg)$/ })).toBeVisible();
  await a.getByRole('button', { name: 'Check the shuffles and the result' }).click();
  await expect(a.getByText('Everything is right')).toBeVisible();
  await a.keyboard.press('Escape');

  // The same table for both, whoever asks first.
  await a.getByRole('button', { name: 'Play again' }).click();
  await expect(a.getByText('Waiting for Bøb')).toBeVisible();
  await b.getByRole('button', { name: /Noch einmal|Bei der nächsten Partie/ }).tap();
  await askedOf(a, b);
  await expect.poll(() => new URL(a.url()).pathname === new URL(b.url()).pathname).toBe(true);

  // Giving up asks once.
  await b.getByRole('button', { name: 'Menü' }).tap();
  await b.getByRole('button', { name: 'Aufgeben' }).tap();
  await expectSound(b, 'menu-phone-de');
  await b.getByRole('button', { name: 'Ja, wirklich' }).tap();
  await expect(a.getByRole('heading', { name: 'You win!' })).toBeVisible();
  await expect(a.getByText('Guest wins: the others gave up')).toBeVisible();
  await expect(b.getByRole('heading', { name: 'Du verlierst' })).toBeVisible();
  await ann.leave();
  await bob.leave();
});

test('somebody who has never been here finds an open table, and sits down', async ({ browser }) => {
  const ann = await visit(browser, { viewport: LAPTOP, locale: 'en' });
  await becomePlayer(ann.page.context().request, server.address, 'Ann');
  await openTable(ann.page.context().request, server.address, 'res-arcana', [{ kind: 'open' }]);
  const bob = await visit(browser, { viewport: PHONE, locale: 'en' });
  await bob.page.goto(server.address);
  const join = bob.page.getByRole('button', { name: 'Sit down: Res Arcana, Ann' });
  await expect(join).toBeVisible();
  // A slow line, and an impatient finger.
  await join.dblclick();
  await expect(bob.page.locator('[data-version]')).toBeVisible();
  // On a phone a mage is chosen on the table: the list of answers is a press away.
  await expect(bob.page.locator('#decision h2')).toBeVisible();
  await ann.leave();
  await bob.leave();
});

test('a finished game: step by step, by keyboard, through other eyes', async ({ browser }) => {
  const { page, complaints, leave } = await visit(browser, { viewport: LAPTOP, locale: 'en', reducedMotion: 'reduce' });
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  for (let move = 0; move < 6; move++) await answer(await askedOf(page));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Yes, really' }).click();
  await page.getByRole('button', { name: 'Watch the game again' }).click();
  const slider = page.getByRole('slider', { name: 'Moment' });
  // Until the game is there, there is only its beginning.
  await expect.poll(async () => Number(await slider.getAttribute('max'))).toBeGreaterThanOrEqual(6);
  await page.keyboard.press('End');
  await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? 'none');
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  for (const n of ['1', '2', '3']) {
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue(n);
  }
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('2');
  await expect(page).toHaveURL(/step=2$/);
  // Seen by the rival, one's own hand is hidden, and so is one's own question.
  await page.getByLabel('Seen by').selectOption('1');
  await expect(page.getByRole('heading', { name: /Guest chose/ })).toHaveCount(0);
  await page.getByLabel('Seen by').selectOption('open');
  await page.reload();
  await expect(slider).toHaveValue('2');
  expect(complaints).toEqual([]);
  await leave();
});

test('the same player on another device, by link and by passphrase', async ({ browser }) => {
  const first = await visit(browser, { viewport: LAPTOP, locale: 'en' });
  await first.page.goto(server.address);
  await first.page.getByLabel('Your name').fill('Wilhelmina');
  await first.page.getByRole('button', { name: 'Save' }).click();
  await first.page.getByRole('link', { name: 'Play on another device' }).click();
  await first.page.getByRole('button', { name: 'Make a link' }).click();
  const link = await first.page.getByRole('textbox', { name: 'Link' }).inputValue();
  await first.page.getByLabel('New passphrase').fill('moth lantern gravel orbit');
  await first.page.getByRole('button', { name: 'Save' }).last().click();
  await expect(first.page.getByText('Your passphrase is set.')).toBeVisible();
  await expectSound(first.page, 'me-laptop-en');

  const second = await visit(browser, { viewport: PHONE, locale: 'en' });
  await second.page.goto(link);
  await second.page.getByRole('button', { name: 'Be this player here' }).click();
  await expect(second.page.getByLabel('Your name')).toHaveValue('Wilhelmina');

  const third = await visit(browser, { viewport: PHONE, locale: 'pl' });
  // The link has been used: it says so, and offers the other way.
  await third.page.goto(link);
  await third.page.getByRole('button', { name: 'Graj tu jako ten gracz' }).click();
  await expect(third.page.getByText('Ten link już nie działa')).toBeVisible();
  await third.page.getByLabel('Twoje imię').fill('Wilhelmina');
  await third.page.getByLabel('Hasło').fill('moth lantern gravel orbit');
  await third.page.getByRole('button', { name: 'Graj tu jako ten gracz' }).click();
  await expect(third.page).toHaveURL(`${server.address}/`);
  await expect(third.page.getByLabel('Twoje imię')).toHaveValue('Wilhelmina');
  for (const each of [first, second, third]) await each.leave();
});

test('broken links, strangers and lost cookies: a page that says what is the matter, and a way on', async ({
  browser,
}) => {
  const owner = await visit(browser, { viewport: LAPTOP, locale: 'en' });
  await owner.page.goto(server.address);
  await owner.page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(owner.page.locator('[data-version]')).toBeVisible();
  const table = owner.page.url();

  const stranger = await visit(browser, { viewport: PHONE, locale: 'de' });
  for (const path of ['/nothing', '/table/short', '/table/0000000000000000', '/new/chess', '/table/x/replay']) {
    await stranger.page.goto(`${server.address}${path}`);
    await expect(stranger.page.getByRole('heading', { name: 'Hier ist nichts' })).toBeVisible();
    await expect(stranger.page.getByRole('button', { name: 'Startseite' })).toBeVisible();
  }
  await stranger.page.goto(table);
  await expect(stranger.page.getByText('Diese Partie hat schon begonnen')).toBeVisible();
  await stranger.page.goto(`${table}/replay`);
  await expect(stranger.page.getByRole('heading', { name: 'Diese Partie läuft noch.' })).toBeVisible();

  // Noticed when an answer is given, and when the page is loaded again.
  const forgotten = owner.page.getByText('This browser no longer knows that you sit here');
  await owner.page.context().clearCookies();
  // What cannot be taken back is only chosen by the first press.
  await expect(async () => {
    if (!(await forgotten.isVisible())) await optionsOf(owner.page).last().click({ timeout: 2_000 });
    await expect(forgotten).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(owner.page.getByRole('alert')).toHaveCount(0);
  await owner.page.reload();
  await expect(forgotten).toBeVisible();
  await owner.leave();
  await stranger.leave();
});
