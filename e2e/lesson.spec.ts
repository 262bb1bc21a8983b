/** The first games that teach, each played to its end by keyboard in every language; at each step in the window of a phone and in that of a laptop. */
import { LANGUAGES, type Language } from '@gloaming/engine';
import { GAME_NAMES, type GameName } from '@gloaming/games/fetch';
import { againOf, lessonsOf } from '@gloaming/games/lessons';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { screenshot } from './pageChecks.ts';
import { type Running, startServer } from './server.ts';
import { type Moment, momentAfter } from './teaching.ts';
import { LAPTOP, LOCALES, PHONE, visit } from './visitor.ts';

// Each has a page of its own, and those of a worker share a server.
test.describe.configure({ mode: 'parallel' });

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** `SHOTS=1 npm run e2e -- lesson.spec` leaves a picture of each step, to be looked at. */

/** More than any lesson takes. */
const MOST_ANSWERS = 400;
const MOST_PRESSES = 20;
/** Before any version of a table. */
const NEVER = -2;

interface Window {
  readonly width: number;
  readonly height: number;
}

async function begin(page: Page, game: GameName, lesson: string): Promise<void> {
  await page.goto(server.address);
  const id = await page.evaluate(
    async (wanted) => {
      const post = async (path: string, body: object): Promise<{ table: { id: string } }> => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      };
      await post('/players', { name: 'Mara', for: 'browser' });
      return (await post('/tables', { ...wanted, seats: [{ kind: 'me' }] })).table.id;
    },
    { game, lesson },
  );
  await page.goto(`${server.address}/table/${id}`);
}

/** What is asked for by the space bar; where nothing is, what ends the turn, and where that does nothing, the first of the list. */
async function answerByKey(page: Page, { version, isAsked }: Moment): Promise<Moment> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press(isAsked || presses % 2 === 0 ? 'Space' : '1');
    const moment = await momentAfter(page, version);
    if (moment.isThere) return moment;
  }
  throw new Error(`no key answers the question at ${version}`);
}

/** The first door after a lesson leads to a game without a teacher. */
async function goOn(page: Page): Promise<void> {
  const lesson = page.url();
  await page.locator('[aria-labelledby="result"] section button').first().press('Enter');
  await expect(page).not.toHaveURL(lesson);
  await expect(page.locator('[data-turn]')).toBeVisible();
  await expect(page.locator('[data-teacher]')).toHaveCount(0);
}

interface Played {
  readonly told: readonly string[];
  readonly faults: readonly string[];
}

async function play(page: Page, name: string, usual: Window, other: Window): Promise<Played> {
  const told: string[] = [];
  const faults: string[] = [];
  const note = async ({ step, faults: found }: Moment, { width }: Window): Promise<void> => {
    faults.push(...found.map((each) => `${step} (${width}): ${each}`));
    if (process.env.SHOTS !== undefined || found.length > 0)
      await screenshot(page, `${name}-${told.length}-${step}-${width}`, false);
  };
  let moment = await momentAfter(page, NEVER);
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const isNew = moment.step !== '' && moment.step !== told.at(-1);
    if (isNew) told.push(moment.step);
    await note(moment, usual);
    // Each window is the usual one of two languages: so every step is seen in both, and every second one again in the other.
    if (isNew && told.length % 2 === 0) {
      const before = moment.version - 1;
      await page.setViewportSize(other);
      await note(await momentAfter(page, before), other);
      await page.setViewportSize(usual);
      moment = await momentAfter(page, before);
    }
    if (moment.isOver) return { told, faults };
    moment = await answerByKey(page, moment);
  }
  throw new Error(`no end after ${MOST_ANSWERS} answers`);
}

/** In the window of a phone and of a laptop by turns: so every step is seen in both. */
const WINDOWS = [LAPTOP, PHONE];

async function toItsEnd(browser: Browser, game: GameName, lesson: string, language: Language): Promise<void> {
  const i = LANGUAGES.indexOf(language);
  const [usual, other] = [WINDOWS[i % 2], WINDOWS[(i + 1) % 2]];
  const locale = LOCALES[language];
  const { page, complaints, leave } = await visit(browser, { viewport: usual, locale, reducedMotion: 'reduce' });
  await begin(page, game, lesson);
  const { told, faults } = await play(page, `${game}-${lesson}-${language}`, usual, other);
  expect(faults).toEqual([]);
  expect(told.length).toBeGreaterThan(lesson.endsWith('-again') ? 3 : 12);
  expect(told.at(-1)).toBe('end');
  await goOn(page);
  expect(complaints).toEqual([]);
  await leave();
}

for (const game of GAME_NAMES)
  for (const lesson of lessonsOf(game))
    for (const language of LANGUAGES)
      test(`${lesson} of ${game} is played to its end (${language})`, async ({ browser }) => {
        test.setTimeout(240_000);
        await toItsEnd(browser, game, lesson, language);
      });

// The same steps as of the whole games, each from a later round on: a language each will do.
for (const [i, { game, lesson }] of GAME_NAMES.flatMap((name) =>
  lessonsOf(name).map((first) => ({ game: name, lesson: againOf(name, first)?.lesson ?? first })),
).entries()) {
  const language = LANGUAGES[i % LANGUAGES.length];
  test(`${lesson} of ${game} is played to its end (${language})`, async ({ browser }) => {
    test.setTimeout(240_000);
    await toItsEnd(browser, game, lesson, language);
  });
}

test('whoever is new here is offered a teacher once, for as many as they would play with', async ({ browser }) => {
  const context = await browser.newContext({ viewport: LAPTOP, locale: 'en', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const evenfall = page.getByRole('region', { name: 'Evenfall', exact: true });
  await page.goto(server.address);
  await evenfall.getByLabel('Opponents').selectOption({ label: '1 bot' });
  await evenfall.getByRole('button', { name: 'Play now' }).click();
  await evenfall.getByRole('button', { name: 'Teach me' }).click();
  await expect(page.locator('[data-teacher]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Evenfall');
  const lesson = await page.evaluate(async () => {
    const answer = await fetch(`/api/tables/${location.pathname.split('/').at(-1)}`);
    return ((await answer.json()) as { table: { lesson?: string; seats: unknown[] } }).table;
  });
  expect([lesson.lesson, lesson.seats.length]).toEqual(['first-for-two', 2]);

  await page.goto(server.address);
  await evenfall.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('[data-turn]')).toBeVisible();
  await expect(page.locator('[data-teacher]')).toHaveCount(0);
  await context.close();
});
