/** Short lessons in a real browser: their list in every language; a try that misses can be had again, with help, and one is reached by keys. */
import { LANGUAGES } from '@gloaming/engine';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectWell, read } from './pageChecks.ts';
import { type Running, startServer } from './server.ts';
import { LAPTOP, LOCALES, optionsOf, PHONE, visit } from './visitor.ts';

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const coachOf = (page: Page) => page.locator('[data-outcome]');

for (const [i, language] of LANGUAGES.entries())
  test(`the lessons are listed (${language})`, async ({ browser }) => {
    const viewport = i % 2 === 0 ? LAPTOP : PHONE;
    const { page, complaints, leave } = await visit(browser, {
      viewport,
      locale: LOCALES[language],
      reducedMotion: 'reduce',
    });
    await page.goto(`${server.address}/lessons`);
    await expect(page.locator('main ol > li')).toHaveCount(16);
    await expectAccessible(page);
    expectWell(await read(page));
    expect(complaints).toEqual([]);
    await leave();
  });

test('two tries that miss bring a hint, three the move; then it is reached, all by keys', async ({ browser }) => {
  const { page, complaints, leave } = await visit(browser, { viewport: LAPTOP, locale: 'en', reducedMotion: 'reduce' });
  await page.goto(`${server.address}/lessons/res-arcana/reaction`);
  const coach = coachOf(page);
  const asked = page.locator('#decision h2');
  for (let tries = 0; tries < 3; tries++) {
    await expect(asked).toContainText('What do you do?');
    await expect(coach.getByText('A hint:')).toHaveCount(tries < 2 ? 0 : 1);
    await expect(coach.getByText('This way:')).toHaveCount(0);
    // Loses life, passes, and takes any item.
    await page.keyboard.press('1');
    await expect(asked).toContainText('Your action?');
    // What cannot be taken back is asked once more.
    await expect(async () => {
      if (!(await asked.innerText()).includes('swap')) await page.keyboard.press('Space');
      await expect(asked).toContainText('swap', { timeout: 500 });
    }).toPass();
    await expect(async () => {
      if ((await coach.getAttribute('data-outcome')) === 'open') await page.keyboard.press('1');
      await expect(coach).toHaveAttribute('data-outcome', 'missed', { timeout: 1_500 });
    }).toPass();
    await expect(coach.getByRole('button', { name: 'Again' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(coach).toHaveAttribute('data-outcome', 'open');
  }
  await expect(coach.getByText('This way:')).toBeVisible();
  await expect(coach).toContainText('Guard Dog: turn');
  await page.keyboard.press('3');
  await expect(asked).toContainText('Your action?');
  await optionsOf(page).filter({ hasText: 'Claim' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(async () => {
    if ((await coach.getAttribute('data-outcome')) === 'open') await page.keyboard.press('Space');
    await expect(coach).toHaveAttribute('data-outcome', 'reached', { timeout: 500 });
  }).toPass();
  await expect(coach.getByRole('button', { name: 'Next lesson' })).toBeFocused();
  await coach.getByRole('link', { name: 'Lessons' }).click();
  await expect(page.locator('main li').filter({ hasText: 'done' })).toHaveCount(1);
  expect(complaints).toEqual([]);
  await leave();
});
