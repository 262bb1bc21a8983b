// Finds a browser of the Chromium family for the tests in e2e: one that is named, one of the machine, Playwright's own.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runTool } from './tools.mjs';

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

export const NO_BROWSER = `There is no browser for the tests of the page. Do one of these, and run the tests again:
  Debian, Ubuntu: apt install chromium    macOS: install Chrome    Windows: Edge is enough
  or name one: E2E_BROWSER=/path/to/chrome    or leave these tests out: E2E=0`;

/** The path of a browser; null for Playwright's own; undefined if there is none and none can be fetched. */
export async function findBrowser() {
  if (process.env.E2E_BROWSER) return process.env.E2E_BROWSER;
  const folders = process.platform === 'win32' ? [] : (process.env.PATH ?? '').split(delimiter);
  const found = [
    ...(FIXED[process.platform] ?? []),
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
  ].find((path) => !path.startsWith('/snap/') && canRun(path));
  if (found !== undefined) return found;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return null;
  console.log('No Chrome, Chromium or Edge here: asking Playwright for its own, once …');
  return (await runTool('playwright', ['install', 'chromium-headless-shell'])) === 0 ? null : undefined;
}

function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
