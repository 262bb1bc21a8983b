/** What a browser does with a page by itself: before its script has run. */
import { expect, test } from '@playwright/test';
import { type Running, startServer } from './server.ts';
import { LAPTOP, visit } from './visitor.ts';

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('whoever likes it light sees no dark page until the script has run', async ({ browser }) => {
  for (const [colorScheme, ground] of [
    ['light', 'rgb(244, 241, 248)'],
    ['dark', 'rgb(20, 20, 42)'],
  ] as const) {
    const { page, leave } = await visit(browser, { viewport: LAPTOP, colorScheme, javaScriptEnabled: false });
    await page.goto(server.address);
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
    await leave();
  }
});
