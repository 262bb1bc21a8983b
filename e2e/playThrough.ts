/** Playing a game from the first question to the last. */
import { expect, type Page } from '@playwright/test';

interface Moment {
  readonly version: number;
  /** How many answers can be given; none while another thinks, or an answer is on its way. */
  readonly options: number;
  /** The key of the last of them: of the large button the space bar, on a dial its number, in a list its place. */
  readonly lastKey: string;
  readonly isOver: boolean;
  /** Changes with everything that a press can change. */
  readonly mark: string;
}

/** All at once: every question to the browser takes its time. */
const momentOf = (page: Page): Promise<Moment> =>
  page.evaluate(() => {
    const version = Number(document.querySelector('[data-version]')?.getAttribute('data-version') ?? -1);
    const asked = document.querySelector('aside section');
    const buttons = [...(asked?.querySelectorAll('ol > li > button:enabled') ?? [])];
    const options = buttons.length;
    const dialled = buttons.at(-1)?.getAttribute('data-number');
    const isBig = buttons.at(-1)?.matches('[data-big]') === true;
    const lastKey = isBig ? ' ' : (dialled ?? String(Math.min(9, options)));
    const isOver = document.querySelector('#result') !== null;
    return { version, options, lastKey, isOver, mark: `${version} ${isOver} ${asked?.textContent}` };
  });

/** More than any game takes: a page on which nothing happens is not pressed for ever. */
const MOST = 1500;

/** `press` gives one of the answers, the way this player does. Says how many presses it took. */
export async function playThrough(
  page: Page,
  press: (lastKey: string, presses: number) => Promise<void>,
): Promise<number> {
  await expect(page.locator('[data-version]')).toBeVisible();
  for (let presses = 0; presses < MOST; ) {
    const before = await momentOf(page);
    if (before.isOver) return presses;
    if (before.options === 0) {
      await page.waitForTimeout(20);
      continue;
    }
    await press(before.lastKey, presses++);
    // What was pressed too early, between two questions, is pressed again.
    for (let looks = 0; looks < 40 && (await momentOf(page)).mark === before.mark; looks++)
      await page.waitForTimeout(20);
  }
  throw new Error(`no end after ${MOST} presses`);
}
