/** Games in the browser alone: no server is asked, nothing that was shown is lost, and two tabs do not spoil a game. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectSound } from './pageChecks.ts';
import { playThrough } from './playThrough.ts';
import { type Running, startServer } from './server.ts';
import { LAPTOP, optionsOf, TOUCHED, type Visitor, versionOf, visit } from './visitor.ts';

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** What the page draws all its chance from is always the same, so that every run sees the same games. */
async function withSameChance(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Every press is an answer.
    localStorage.setItem('gloaming.asking', 'never');
    let drawn = 0;
    // A page that is opened again must not give its commands the names of those before: they would be taken for the same.
    const loads = Number(localStorage.getItem('loads') ?? 0);
    localStorage.setItem('loads', String(loads + 1));
    crypto.getRandomValues = (bytes) => {
      if (!(bytes instanceof Uint8Array)) return bytes;
      bytes.fill(7 + drawn++);
      if (loads > 0) bytes.set([loads >> 8, loads & 255]);
      return bytes;
    };
  });
}

async function visitHere(...asked: Parameters<typeof visit>): Promise<Visitor> {
  const visitor = await visit(...asked);
  await withSameChance(visitor.page.context());
  return visitor;
}

/** From now on there is no server. */
const cutOff = (page: Page): Promise<unknown> => page.context().route('**/api/**', (route) => route.abort());
/** What a page says of a server that is not there is no mistake. */
const withoutNetwork = (complaints: readonly string[]): string[] =>
  complaints.filter((said) => !said.includes('ERR_FAILED'));

async function playHere(page: Page, game: string): Promise<void> {
  await page.goto(server.address);
  const panel = page.getByRole('region', { name: game, exact: true });
  await panel.getByRole('button', { name: 'Play here, without a server' }).click();
  await expect(page).toHaveURL(/\/table\/l[0-9a-z]{15}$/);
  await expect(page.locator('[data-version]')).toBeVisible();
}
const shown = (page: Page) =>
  page.evaluate(() => ({
    version: Number(document.querySelector('[data-version]')?.getAttribute('data-version')),
    question: document.querySelector('aside section')?.textContent ?? '',
  }));

test('Res Arcana by keyboard, with no server any more: to its end, told, replayed and played on from', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { page, complaints, leave } = await visitHere(browser, {
    viewport: LAPTOP,
    locale: 'en',
    reducedMotion: 'reduce',
  });
  await page.goto(server.address);
  // What every later page of the game is made of comes with the first.
  await playHere(page, 'Res Arcana');
  await cutOff(page);
  await playThrough(page, (lastKey) => page.keyboard.press(lastKey));
  await expect(page.locator('#result')).toBeVisible();
  await expectSound(page, 'result-here');
  const table = new URL(page.url()).pathname;
  await page.context().unroute('**/api/**');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/tables')) asked.push(request.url());
  });
  await page.goto(`${server.address}${table}/replay`);
  await expect(page.getByRole('slider').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /save/i }).first().click();
  expect((await download).suggestedFilename()).toContain('res-arcana');
  expect(asked).toEqual([]);
  expect(withoutNetwork(complaints)).toEqual([]);
  await leave();
});

test('Evenfall by touch, with no server any more, to its end', async ({ browser }) => {
  test.setTimeout(300_000);
  const { page, complaints, leave } = await visitHere(browser, TOUCHED);
  await playHere(page, 'Evenfall');
  await cutOff(page);
  await playThrough(page, () => optionsOf(page).last().tap());
  await expect(page.locator('#result')).toBeVisible();
  expect(withoutNetwork(complaints)).toEqual([]);
  await leave();
});

/** As many as somebody wants to wait for: `E2E_KILLS=200`. */
const KILLS = Number(process.env.E2E_KILLS ?? 10);

test('a tab that is closed at any moment loses no answer that was shown, and none is given twice', async ({
  browser,
}) => {
  test.setTimeout(120_000 + KILLS * 10_000);
  const visitor = await visitHere(browser, { viewport: LAPTOP, locale: 'en', reducedMotion: 'reduce' });
  const { leave } = visitor;
  let { page } = visitor;
  const context = page.context();
  await playHere(page, 'Res Arcana');
  let address = page.url();
  let pressed = 0;
  let games = 1;
  for (let kill = 0; kill < KILLS; kill++) {
    for (let presses = 0; presses <= kill % 4; presses++) {
      await expect(optionsOf(page).first().or(page.locator('#result'))).toBeVisible();
      if ((await page.locator('#result').count()) > 0) break;
      const before = await shown(page);
      // Another one each time: some only begin an answer, which a closed tab forgets.
      await optionsOf(page)
        .nth(pressed++ % (await optionsOf(page).count()))
        .click();
      // The last press of each round is cut off in the middle, each time a little later.
      if (presses < kill % 4) await expect.poll(() => shown(page)).not.toEqual(before);
    }
    await page.waitForTimeout((kill * 7) % 40);
    const last = await shown(page);
    await page.close();
    page = await context.newPage();
    await page.goto(address);
    await expect(optionsOf(page).first().or(page.locator('#result'))).toBeVisible();
    expect((await shown(page)).version).toBeGreaterThanOrEqual(last.version);
    if ((await page.locator('#result').count()) === 0) continue;
    games++;
    await page.getByRole('button', { name: 'Play again' }).click();
    await expect(page).not.toHaveURL(address);
    address = page.url();
  }
  const { entries, commands } = await storedIn(page);
  console.log(`${KILLS} kills, ${games} games, ${pressed} presses, ${commands} commands, ${entries.length} entries`);
  for (const log of Map.groupBy(entries, ({ table }) => table).values())
    expect(log.map(({ number }) => number)).toEqual(log.map((_, i) => i + 1));
  // A press is one command, or none where it only began an answer, or came too late; and a command is one answer or more.
  expect(commands).toBeLessThanOrEqual(pressed);
  expect(commands).toBeGreaterThan(0);
  expect(entries.filter(({ kind, seat }) => kind === 'answered' && seat === 0).length).toBeGreaterThanOrEqual(commands);
  await leave();
});

interface Stored {
  readonly entries: readonly { table: string; number: number; kind: string; seat: number | null }[];
  readonly commands: number;
}
/** As it lies in the browser's storage. */
const storedIn = (page: Page): Promise<Stored> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('gloaming');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(['log', 'commands']);
          const entries = reading.objectStore('log').getAll();
          const commands = reading.objectStore('commands').count();
          reading.oncomplete = () => {
            opening.result.close();
            resolve({ entries: entries.result, commands: commands.result });
          };
        };
      }),
  );

test('two tabs at one table see the same, and what one answers the other is told', async ({ browser }) => {
  const { page, complaints, leave } = await visitHere(browser, {
    viewport: LAPTOP,
    locale: 'en',
    reducedMotion: 'reduce',
  });
  await playHere(page, 'Evenfall');
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const [answering, watching] of [
    [page, other],
    [other, page],
    [page, other],
  ]) {
    await expect(optionsOf(answering).first()).toBeVisible();
    await expect.poll(async () => (await shown(watching)).version).toBe((await shown(answering)).version);
    const before = await shown(watching);
    await optionsOf(answering).first().click();
    await expect.poll(() => shown(watching)).not.toEqual(before);
  }
  expect(complaints).toEqual([]);
  await leave();
});

test('a browser that keeps nothing says so, and plays all the same', async ({ browser }) => {
  const { page, leave } = await visitHere(browser, { viewport: LAPTOP, locale: 'en', reducedMotion: 'reduce' });
  // As where a browser forbids it: its database cannot be opened in any worker.
  await page.context().route('**/assets/worker-*.js', async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({
      body: `indexedDB.open=()=>{throw new DOMException('no','SecurityError')};${body}`,
      contentType: 'text/javascript',
    });
  });
  await playHere(page, 'Evenfall');
  await expect(page.getByText('keeps nothing for this page')).toBeVisible();
  const before = await versionOf(page);
  await optionsOf(page).first().click();
  await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
  await leave();
});

test('storage that is full is said, and the game is saved as a file, opened again and played on', async ({
  browser,
}) => {
  const { page, leave } = await visitHere(browser, { viewport: LAPTOP, locale: 'en', reducedMotion: 'reduce' });
  // From some moment on nothing more fits in: what is written is refused as a full disk refuses it.
  await page.context().route('**/assets/worker-*.js', async (route) => {
    const body = await (await route.fetch()).text();
    const full = `const put=IDBObjectStore.prototype.add;IDBObjectStore.prototype.add=function(...a){
      if(a[0]?.number>12)throw new DOMException('full','QuotaExceededError');return put.apply(this,a)};`;
    await route.fulfill({ body: full + body, contentType: 'text/javascript' });
  });
  await playHere(page, 'Evenfall');
  const said = page.getByText('This browser keeps nothing more');
  await expect(async () => {
    if (!(await said.isVisible())) await optionsOf(page).first().click({ timeout: 2_000 });
    await expect(said).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Save this game' }).click();
  const file = await (await download).path();
  await page.keyboard.press('Escape');
  await page.goto(server.address);
  await page.getByLabel('Open a game from a file').setInputFiles(file);
  await expect(page).toHaveURL(/\/g#[\w-]+$/);
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.locator('summary', { hasText: 'Play on from here' }).click();
  await expect(page.getByRole('button', { name: 'Play on from here' })).toBeEnabled();
  await page.goto(server.address);
  await page.getByLabel('Open a game from a file').setInputFiles({
    name: 'some.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no game'),
  });
  await expect(page.getByText('This file holds no game that can be shown.')).toBeVisible();
  await leave();
});
