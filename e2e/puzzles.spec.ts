/** Puzzles in a browser: solved by keyboard in four languages, told kindly, and without the server; which are solved goes along with the player. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@gloaming/engine';
import { GAME_NAMES, type GameName, withGame } from '@gloaming/games';
import { type Puzzle, parsePuzzles, posed } from '@gloaming/games/puzzles';
import { expect, type Page, test } from '@playwright/test';
import { type Running, startServer } from './server.ts';
import { LAPTOP, TOUCHED, visit } from './visitor.ts';

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const puzzlesOf = (name: GameName): readonly Puzzle[] => {
  const file = fileURLToPath(new URL(`../games/all/puzzles/${name}.jsonl`, import.meta.url));
  return parsePuzzles(readFileSync(file, 'utf8')).puzzles;
};
/** One whose answers all stand in the list beside the table. */
const PLAIN = ['claim', 'discover', 'pass', 'harvest'];
function plainOne(name: GameName): Puzzle {
  const all = puzzlesOf(name);
  const found =
    all.find(({ theme, moves }) => PLAIN.includes(theme) && moves.length === 1) ??
    all.find(({ moves }) => moves.length === 1);
  if (found === undefined) throw new Error(name);
  return found;
}

/** In words: the right answer, and one that is not. */
function answersOf(name: GameName, puzzle: Puzzle, language: Language): { right: string; wrong: string } {
  return withGame(name, (entry) => {
    const asked = posed(entry, puzzle).ask(puzzle.seat, language, ['', '', '', ''])?.options ?? [];
    const isRight = ({ option }: { option: number }): boolean => option === puzzle.moves[0].answer;
    return { right: asked.find(isRight)?.text ?? '', wrong: asked.find((each) => !isRight(each))?.text ?? '' };
  });
}

const said = (page: Page) => page.locator('[data-said]');

/** What cannot be taken back is asked for once more. */
async function choose(page: Page, text: string, leads: RegExp): Promise<void> {
  await expect(async () => {
    if (leads.test((await said(page).getAttribute('data-said')) ?? '')) return;
    const option = page.locator('aside').getByRole('button', { name: text }).first();
    // How it is paid for may be proposed at once, or it is asked for once more: the large button does it.
    if ((await option.count()) > 0) await option.press('Enter', { timeout: 2_000 });
    else await page.keyboard.press('Space');
    await expect(said(page)).toHaveAttribute('data-said', leads, { timeout: 2_000 });
  }).toPass();
}

for (const [i, language] of LANGUAGES.entries()) {
  const name = GAME_NAMES[i % GAME_NAMES.length];
  test(`solved by keyboard, ${name}, ${language}`, async ({ browser }) => {
    const puzzle = plainOne(name);
    const { right, wrong } = answersOf(name, puzzle, language);
    const locale = language === 'pt' ? 'pt-BR' : language;
    const { page, complaints, leave } = await visit(browser, { viewport: LAPTOP, locale, reducedMotion: 'reduce' });
    // Whoever is no player yet tells the server nothing of it.
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) sent.push(pathname);
    });
    await page.goto(`${server.address}/puzzles/${name}/${puzzle.hash}`);
    await expect(said(page)).toHaveAttribute('data-said', 'asked');
    await choose(page, wrong, /wrong/);
    await choose(page, right, /solved/);
    await expect(said(page)).toContainText(right);
    const kept = await page.evaluate(() => localStorage.getItem('gloaming.puzzles-untold'));
    expect(JSON.parse(kept ?? '[]')).toMatchObject([{ game: name, puzzle: puzzle.hash, outcome: 'solved', who: null }]);
    expect(sent.filter((path) => path !== '/api/who' && path !== `/api/puzzles/${name}/${puzzle.hash}`)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });
}

test('one after the other, from the page of all, on a phone', async ({ browser }) => {
  const { page, complaints, leave } = await visit(browser, TOUCHED);
  await page.goto(`${server.address}/puzzles`);
  await page
    .getByRole('button', { name: /^Solve/ })
    .first()
    .tap();
  await expect(said(page)).toHaveAttribute('data-said', 'asked');
  const first = page.url();
  await page.getByRole('button', { name: 'Show the answer' }).tap();
  await expect(said(page)).toHaveAttribute('data-said', 'shown');
  await expect(said(page)).toBeInViewport();
  // What is pressed as soon as it has come is not taken for meant.
  await expect(async () => {
    if (page.url() === first) await page.getByRole('button', { name: 'Next puzzle' }).tap({ timeout: 2_000 });
    expect(page.url()).not.toBe(first);
  }).toPass();
  await expect(said(page)).toHaveAttribute('data-said', 'asked');
  expect(complaints).toEqual([]);
  await leave();
});

test('played out by bots, after it was shown', async ({ browser }) => {
  const { page, complaints, leave } = await visit(browser, {
    viewport: LAPTOP,
    locale: 'en',
    reducedMotion: 'reduce',
  });
  const [name] = GAME_NAMES;
  await page.goto(`${server.address}/puzzles/${name}/${plainOne(name).hash}`);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  const before = Number(await page.locator('[data-version]').getAttribute('data-version'));
  const watch = page.getByRole('button', { name: 'Watch the round played out' });
  await expect(async () => {
    if (await watch.isEnabled()) await watch.click({ timeout: 2_000 });
    expect(Number(await page.locator('[data-version]').getAttribute('data-version'))).toBeGreaterThan(before + 1);
  }).toPass();
  expect(complaints).toEqual([]);
  await leave();
});

test('one that is not there', async ({ browser }) => {
  const { page, leave } = await visit(browser, { viewport: LAPTOP, locale: 'en' });
  await page.goto(`${server.address}/puzzles/${GAME_NAMES[0]}/00000000`);
  await expect(page.getByRole('heading', { name: 'This puzzle cannot be shown.' })).toBeVisible();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page).toHaveTitle('Puzzles · Gloaming');
  await leave();
});

test('solved while the server is down, and then known on another device; deleted there, it is gone here', async ({
  browser,
}) => {
  const [name] = GAME_NAMES;
  const puzzle = plainOne(name);
  const options = { viewport: LAPTOP, locale: 'en', reducedMotion: 'reduce' } as const;
  const here = await visit(browser, options);
  const { request } = here.page.context();
  await request.post(`${server.address}/api/players`, { data: { name: 'Ann', for: 'browser' } });
  await here.page.goto(`${server.address}/puzzles/${name}/${puzzle.hash}`);
  await expect(said(here.page)).toHaveAttribute('data-said', 'asked');
  // Once all of the table has come.
  await here.page.waitForLoadState('networkidle');
  await server.goDown();
  await choose(here.page, answersOf(name, puzzle, 'en').right, /solved/);
  await server.comeBack();
  const solved = (page: Page) => page.locator(`[data-mood=${name}]`);
  await here.page.goto(`${server.address}/puzzles`);
  await expect(solved(here.page)).toContainText(/^(?!.*\b0 of).*1 of \d+ solved/s);
  const { code } = await (await request.post(`${server.address}/api/me/code`, { data: {} })).json();
  const there = await visit(browser, options);
  const claimed = await there.page
    .context()
    .request.post(`${server.address}/api/claim`, { data: { code, for: 'browser' } });
  expect(claimed.ok()).toBe(true);
  await there.page.goto(`${server.address}/record`);
  await expect(solved(there.page)).toContainText('1 solved');
  await there.page.getByRole('button', { name: 'Delete my record' }).click();
  await there.page.getByRole('button', { name: 'Yes, really' }).click();
  await expect(solved(there.page)).toContainText('None solved yet');
  await here.page.goto(`${server.address}/record`);
  await expect(solved(here.page)).toContainText('None solved yet');
  await here.leave();
  await there.leave();
});
