// npm run bench, bench:server, bench:web: one program each.
import { bootstrap } from './bootstrap.mjs';
import { runSource } from './source.mjs';

const PROGRAMS = { server: 'bench/src/server/main.ts', web: 'bench/src/web/main.ts' };
const [what, ...rest] = process.argv.slice(2);
const program = PROGRAMS[what];
if (what === 'web') await preparePage();
await (program === undefined ? runSource('bench/src/main.ts', process.argv.slice(2)) : runSource(program, rest));

/** What is measured is the page as it is built, in a browser of this machine. */
async function preparePage() {
  await bootstrap();
  // Only now: they need a newer Node than the one that may have begun.
  const { findBrowser, NO_BROWSER } = await import('./browser.mjs');
  const { ensureWeb } = await import('./web.mjs');
  await ensureWeb();
  const browser = await findBrowser();
  if (browser === undefined) {
    console.error(NO_BROWSER);
    process.exit(1);
  }
  if (browser !== null) process.env.E2E_BROWSER = browser;
}
