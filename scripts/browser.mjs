// Finds a browser of the Chromium family for the tests in e2e: one that is named, one of the machine, Playwright's own, one from npm.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fetchChromium, fetchedChromium } from './chromium.mjs';
import { runTool } from './tools.mjs';
import { ensureWeb } from './web.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const FIXED = {
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) =>
    ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].map((path) =>
      join(process.env[variable] ?? 'C:\\', path),
    ),
  ),
};
/** Milliseconds for each of Playwright's five attempts: where nothing but a registry can be reached, some networks never answer. */
const PATIENCE = '4000';

/** Playwright finds it without a path. */
const PLAYWRIGHTS = 'playwright';

const NO_BROWSER = `There is no browser for the tests of the page. Do one of these, and run the tests again:
  Debian, Ubuntu: apt install chromium    macOS: install Chrome    Windows: Edge is enough
  or name one: E2E_BROWSER=/path/to/chrome    or leave these tests out: E2E=0`;

/** Builds both pages and finds a browser to open it in, which E2E_BROWSER then names; says so and is false if there is none. */
export async function preparePage() {
  await ensureWeb();
  await ensureWeb('static');
  const browser = await findBrowser();
  if (browser === undefined) console.error(NO_BROWSER);
  else if (browser !== PLAYWRIGHTS) process.env.E2E_BROWSER = browser;
  return browser !== undefined;
}

async function findBrowser() {
  return process.env.E2E_BROWSER || findInstalled() || (await findPlaywrights()) || fetchChromium();
}

function findInstalled() {
  const folders = process.platform === 'win32' ? [] : (process.env.PATH ?? '').split(delimiter);
  return [
    ...(FIXED[process.platform] ?? []),
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
  ].find((path) => !path.startsWith('/snap/') && starts(path));
}

async function findPlaywrights() {
  if (await startsPlaywrights()) return PLAYWRIGHTS;
  const fetched = fetchedChromium();
  if (fetched !== undefined) return fetched;
  console.error('No Chrome, Chromium or Edge here: asking Playwright for its own, once …');
  process.env.PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT ??= PATIENCE;
  const code = await runTool('playwright', ['install', 'chromium-headless-shell'], { stdio: 'ignore' });
  if (code === 0 && (await startsPlaywrights())) return PLAYWRIGHTS;
  console.error(code === 0 ? 'It lacks libraries of this machine.' : 'It cannot be fetched from here.');
  return undefined;
}

async function startsPlaywrights() {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({ args: ['--no-sandbox'] });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** Some only say how a browser would be installed. */
function starts(path) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  // On Windows this would open a window.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}
