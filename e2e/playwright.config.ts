import { defineConfig } from '@playwright/test';

/** `npm test` says which browser there is; without a word Playwright looks for its own. */
const executablePath = process.env.E2E_BROWSER;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  // Two cores: while one page waits for its server, another one is drawn. More only make each other slow.
  workers: 2,
  // Every run sees the same games: what fails is mended, and not tried again.
  retries: 0,
  // Long enough for a machine that has much else to do: how fast the page is, is measured elsewhere.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    trace: 'off',
    // What a page keeps of itself would come between it and what a test puts in its way; those of that ask for it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
