/** The debug panel of `npm run dev`, on the page as it is written: a position is opened, and both seats of it are played. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { LAPTOP, optionsOf, versionOf, visit } from './visitor.ts';

const ROOT = resolve(import.meta.dirname, '..');
const POSITIONS = {
  'res-arcana': `res-arcana standard, 2 players
round 3, actions, turn A, first B
monuments colossus, temple
monument-deck oracle, library
places sacred-grove, coral-castle
A: pool 3 elan 1 gold
  play druid, athanor turned 2 elan
  hand crypt, prism
B: pool 1 life
  play seer
  hand hawk, vault
`,
  evenfall: `evenfall sun, 2 players
round 1, actions, turn A, first B
northern-lakes:
  spots spirit-bog, none, ruin
central-mountains:
  spots cavern
A: star, mana 3, resources 2 herb 1 potion, witches 3, elders 1
  inner nqobantu-mine
  hand hanna, cat-advisor
B: cross, mana 2, witches 3, elders 1
  inner ark-of-longjiang
main-deck rest
`,
} as const;

let home: string;
let development: ChildProcess;
let address: string;
test.beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'gloaming-dev-'));
  development = spawn(process.execPath, [join(ROOT, 'scripts/dev.mjs')], {
    env: { ...process.env, PORT: '18180', GLOAMING_HOME: home },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  development.stderr?.on('data', (text) => {
    said += text;
  });
  await expect.poll(() => said, { timeout: 60_000 }).toContain('Gloaming is at ');
  address = /Gloaming is at (http:\S+)\//.exec(said)?.[1] ?? '';
});
test.afterAll(async () => {
  const gone = once(development, 'exit');
  development.kill('SIGTERM');
  await gone;
  rmSync(home, { recursive: true, force: true });
});

const panel = (page: Page) => page.getByRole('complementary', { name: 'Debug' });
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Position' });

test('the page that is built has nothing of it', () => {
  const asks = (file: string) => readFileSync(join(ROOT, file), 'utf8').includes('/api/dev/');
  expect(asks('web/src/debug/requests.ts')).toBe(true);
  const built = globSync('web/dist/assets/*.js', { cwd: ROOT });
  expect(built.length).toBeGreaterThan(10);
  expect(built.filter(asks)).toEqual([]);
});

/** Takes the seat that is asked, and gives the last answer there is, which is mostly to pass. Says which seat it was. */
async function playAsked(page: Page): Promise<string> {
  const version = await versionOf(page);
  const asked = panel(page).locator('label').filter({ hasText: 'is asked' }).first();
  await asked.click();
  await expect(asked.getByRole('radio')).toBeChecked();
  const frames = panel(page).getByRole('region', { name: 'Stack' });
  await expect(frames.locator('[aria-current=step]').first()).toBeVisible();
  const seat = (await asked.textContent()) ?? '';
  await expect(async () => {
    if ((await versionOf(page)) === version) await optionsOf(page).last().click({ timeout: 2_000 });
    expect(await versionOf(page)).toBeGreaterThan(version);
  }).toPass();
  return seat.slice(0, 1);
}

test('positions of both games, opened and played from every seat', async ({ browser }) => {
  test.slow();
  const { page, complaints, leave } = await visit(browser, { viewport: LAPTOP, locale: 'de', reducedMotion: 'reduce' });
  await page.goto(address);
  // What is fetched for the first time is put together first.
  await page.getByRole('button', { name: 'Jetzt spielen' }).first().click({ timeout: 60_000 });
  await expect(optionsOf(page).first()).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('`');
  const opener = panel(page).getByRole('button', { name: 'Debug' });
  await expect(opener).toBeFocused();
  await expect(field(page)).toHaveValue(/^res-arcana first-game, 2 players\nround 0, setup/);

  // What is no position is refused in the language of the page, and says where.
  await field(page).fill('res-arcana standard, 2 players\nround x');
  await field(page).press('Control+Enter');
  await expect(panel(page).getByRole('alert').filter({ hasText: 'Zeile 2' })).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);

  for (const [game, position] of Object.entries(POSITIONS)) {
    const before = page.url();
    // The field shows each new moment of the table until something is written in it: one may come just then.
    await expect(async () => {
      await field(page).fill(position);
      await expect(field(page)).toHaveValue(position, { timeout: 2_000 });
    }).toPass();
    await panel(page).getByRole('button', { name: 'Open' }).click();
    await expect.poll(() => page.url()).not.toBe(before);
    await expect(field(page)).toHaveValue(new RegExp(`^${game} [\\s\\S]*turn A`));
    const played = new Set<string>();
    while (played.size < 2) played.add(await playAsked(page));
  }

  // The table's state as data; nothing of the table lies under the panel, in the dark and in the light.
  await panel(page).getByText('table', { exact: true }).click();
  await expect(panel(page).getByText('round', { exact: true })).toBeVisible();
  const [table, debug] = [await page.locator('[data-version]').boundingBox(), await panel(page).boundingBox()];
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual((debug?.x ?? 0) + 1);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `screenshots/debug-${colorScheme}.png` });
  }
  // Closed by its key, and so it stays.
  await opener.focus();
  await page.keyboard.press('`');
  await expect(field(page)).toHaveCount(0);
  await page.reload();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(complaints).toEqual([]);
  await leave();
});
