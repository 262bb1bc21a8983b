/** Somebody at a browser, and how they answer. */
import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
/** A phone in somebody's hand, without motion so that nothing has to be waited for. */
export const TOUCHED = {
  viewport: PHONE,
  locale: 'en',
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;
export const LAPTOP = { width: 1440, height: 900 };
/** What a browser says that wants a page in a language of ours. */
export const LOCALES = { en: 'en', de: 'de', pl: 'pl', pt: 'pt-BR' } as const;

export interface Visitor {
  readonly page: Page;
  /** Whatever the policy of the server forbids, and whatever breaks, is said on the console. */
  readonly complaints: string[];
  leave(): Promise<void>;
}

/** Bots are not waited for here: the one that thinks least plays, and its moves are shown at once. */
export async function visit(browser: Browser, options: BrowserContextOptions): Promise<Visitor> {
  const context = await browser.newContext(options);
  await context.addInitScript(() => {
    localStorage.setItem('gloaming.pace', 'instant');
    localStorage.setItem('gloaming.bot', 'greedy');
    // Otherwise a first game with a teacher is offered.
    localStorage.setItem('gloaming.lesson-offered', 'yes');
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, complaints, leave: () => context.close() };
}

export const optionsOf = (page: Page): Locator => page.locator('aside section ol > li > button:enabled');
/** How far the table has come, as the page shows it. */
export const versionOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-version]').getAttribute('data-version'));

/** One answer; what cannot be taken back is asked for once more, and is pressed again. */
export async function answer(page: Page): Promise<void> {
  const before = await versionOf(page);
  await expect(async () => {
    if ((await versionOf(page)) === before) await optionsOf(page).first().click({ timeout: 2_000 });
    expect(await versionOf(page)).toBeGreaterThan(before);
  }).toPass();
}
/** An answer that cannot arrive: the page says so, and goes on trying. */
export async function answerInVain(page: Page): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: /cannot be reached|nicht erreichbar/ });
  await expect(async () => {
    if (!(await alert.isVisible())) await optionsOf(page).first().click({ timeout: 2_000 });
    await expect(alert).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
