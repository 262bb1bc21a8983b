/** Tables in a real browser: opened at a position, in a language, and looked at in one window after the other. */
import { requestFor } from '@gloaming/protocol';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { lookSource, type Seen } from './inPage.ts';
import { LEAST_TARGET, mostGap, type Size } from './sizes.ts';

const PATIENCE = 60_000;
const QUESTION = 'aside section button:enabled';

export interface Visitor {
  open(position: string): Promise<string>;
  /** At a table, in a language. */
  sit(table: string, language: string): Promise<Page>;
  leave(): Promise<void>;
}

/** Somebody with a mouse or a finger, who has never played here: the page says what it says to beginners. */
export async function visit(browser: Browser, url: string, isTouched: boolean): Promise<Visitor> {
  const context = await browser.newContext({
    hasTouch: isTouched,
    isMobile: isTouched,
    reducedMotion: 'reduce',
    locale: 'en',
  });
  await context.addInitScript(() => localStorage.setItem('gloaming.pace', 'instant'));
  await send(context, url, requestFor('en', 'newPlayer', { body: { name: 'Marianne', for: 'browser' } }));
  const page = await context.newPage();
  return {
    async open(position) {
      const body = JSON.stringify({ position });
      const { table } = (await send(context, url, { method: 'POST', address: '/api/dev/tables', body })) as {
        table: string;
      };
      return table;
    },
    async sit(table, language) {
      await page.goto(`${url}/table/${table}`, { waitUntil: 'commit' });
      await page.evaluate((chosen) => localStorage.setItem('gloaming.language', chosen), language);
      await page.reload();
      await page.locator('main [data-card]').first().waitFor({ timeout: PATIENCE });
      await page.locator(QUESTION).first().waitFor({ timeout: PATIENCE, state: 'attached' });
      // Pictures of cards are fetched apart.
      await page
        .locator('main [data-card] button > span + span path')
        .first()
        .waitFor({ timeout: PATIENCE, state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      return page;
    },
    leave: () => context.close(),
  };
}

async function send(
  context: BrowserContext,
  url: string,
  { method, address, body }: { method: string; address: string; body: string | null },
): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await context.request.fetch(url + address, {
    method,
    headers,
    ...(body === null ? {} : { data: body }),
  });
  if (!response.ok()) throw new Error(`${address}: ${await response.text()}`);
  return response.json();
}

/** Two frames: what follows from the size of the window has been drawn, and so has what follows from that. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30)))),
  );

export async function lookAt(page: Page, size: Size): Promise<Seen> {
  await page.setViewportSize({ width: size.width, height: size.height });
  await settle(page);
  return (await page.evaluate(
    lookSource({ leastTarget: size.isTouched ? LEAST_TARGET : 0, gap: mostGap(size) }),
  )) as Seen;
}
