import { defineConfig } from '@playwright/test';

/** `npm test` says which browser there is; without a word Playwright looks for its own. */
const executablePath = process.env.E2E_BROWSER;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  // Two cores: while one page waits for its server, another one is drawn. More only make each other slow.
  workers: 2,
  // Again, and said so ("flaky"): a machine that is busy for a moment is no fault of the page, and each try plays other games, of which
  // a rare one has more to say than its cards have room for.
  retries: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    trace: 'off',
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
