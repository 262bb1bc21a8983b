/** The short lessons, each played to its end by keyboard in every language: one page, and the last key of each leads to the next. */
import { choiceOf, LANGUAGES, type Language, type Verb } from '@gloaming/engine';
import type { ExerciseAt } from '@gloaming/engine/lessons';
import { GAME_NAMES, type GameName } from '@gloaming/games/fetch';
import { fetchSchool } from '@gloaming/games/lessons';
import { expect, type Page, test } from '@playwright/test';
import { type Running, startServer } from './server.ts';
import { LAPTOP, LOCALES, PHONE, visit } from './visitor.ts';

test.describe.configure({ mode: 'parallel' });

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

type AnyExercise = ExerciseAt<unknown, Verb>;

/** One's own answers along the line, and how many answers of whomever come before each: the page counts them as versions. */
interface Line {
  readonly answers: readonly { readonly option: number; readonly kind: number; readonly version: number }[];
  readonly version: number;
}

function lineOf({ begin, pupil }: AnyExercise): Line {
  const tried = begin();
  const answers: Line['answers'][number][] = [];
  let version = 0;
  const letRivals = (): void => {
    while (tried.letRival() !== null) version++;
  };
  letRivals();
  for (let option = tried.next(); option !== null; option = tried.next()) {
    const about = choiceOf(tried.session.game, tried.session.view(pupil), pupil, option);
    answers.push({ option, version, kind: about !== null && 'kind' in about ? Number(about.kind) : -1 });
    tried.answer(option);
    version++;
    letRivals();
  }
  return { answers, version };
}

const coachOf = (page: Page) => page.locator('[data-outcome]');

/**
 * The keys of the next of these answers: the space bar, its number in the list or on the dial, or a kind in the tray, which is then
 * handed in. One press may give several, as far as they are all meant; none as long as nothing of it is shown.
 */
const keysOf = (page: Page, next: Line['answers']): Promise<readonly string[]> =>
  page.evaluate((next) => {
    const all = [...document.querySelectorAll<HTMLElement>('#decision [data-answers]')];
    const options = next.map(({ option }) => option);
    const meant = Array.from(options, (_, i) => options.slice(0, options.length - i).join(' '));
    const found = meant.flatMap((each) => all.filter(({ dataset }) => dataset.answers === each))[0];
    if (found !== undefined) return [found.ariaKeyShortcuts ?? found.getAttribute('aria-keyshortcuts') ?? 'Space'];
    const [{ option, kind }] = next;
    if (document.querySelector(`#decision [data-number="${option}"]`) !== null) return [String(option), 'Space'];
    const line = document.querySelector(`#decision [data-line="kind:${kind}"]`);
    return line === null ? [] : [String([...(line.parentElement?.children ?? [])].indexOf(line) + 1), 'Space'];
  }, next);

/** Goes the line to its end; what cannot be taken back is pressed twice. */
async function playLine(page: Page, exercise: AnyExercise): Promise<void> {
  const { answers, version: end } = lineOf(exercise);
  const shown = page.locator('[data-version]');
  const versionNow = async (): Promise<number> => Number(await shown.getAttribute('data-version'));
  for (let version = answers[0].version; version < end; ) {
    await expect(shown).toHaveAttribute('data-version', String(version));
    const next = answers.filter((each) => each.version >= version);
    await expect(async () => {
      const keys = (await versionNow()) === version ? await keysOf(page, next) : [];
      for (const key of keys) await page.keyboard.press(key);
      await expect(shown).not.toHaveAttribute('data-version', String(version), { timeout: 400 });
    }, `${exercise.name}: answer ${next[0].option} at ${version}`).toPass({ intervals: [20], timeout: 20_000 });
    const now = await versionNow();
    version = answers.find((each) => each.version >= now)?.version ?? end;
  }
  await expect(coachOf(page)).toHaveAttribute('data-outcome', 'reached');
}

async function isRead(page: Page, exercise: AnyExercise, language: Language): Promise<void> {
  await expect(coachOf(page)).toContainText(exercise.words(language).goal.replaceAll('**', ''));
  await expect(page.locator('[data-turn="mine"]')).toBeVisible();
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    const goal = coachOf(page).locator('p').first();
    await expect(goal).toBeInViewport({ ratio: 1 });
    const isUncovered = await goal.evaluate((it) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      return [0.1, 0.9].every((y) => it.contains(document.elementFromPoint(left + width / 2, top + y * height)));
    });
    expect(isUncovered, `${exercise.name}, ${viewport.width}: nothing covers the goal`).toBe(true);
  }
}

const exercisesOf = async (game: GameName) => ((await fetchSchool(game))?.exercises ?? []) as readonly AnyExercise[];

for (const language of LANGUAGES)
  test(`every short lesson is played to its end (${language})`, async ({ browser }) => {
    test.setTimeout(180_000);
    const locale = LOCALES[language];
    const { page, complaints, leave } = await visit(browser, { viewport: LAPTOP, locale, reducedMotion: 'reduce' });
    for (const game of GAME_NAMES) {
      const exercises = await exercisesOf(game);
      await page.goto(`${server.address}/lessons/${game}/${exercises[0].name}`);
      for (const exercise of exercises) {
        await isRead(page, exercise, language);
        await playLine(page, exercise);
        await expect(coachOf(page).getByRole('button').first()).toBeFocused();
        await page.keyboard.press('Enter');
      }
      await expect(page).toHaveURL(`${server.address}/lessons`);
    }
    await expect(page.locator('main ol > li small')).toHaveCount(16);
    expect(complaints).toEqual([]);
    await leave();
  });
