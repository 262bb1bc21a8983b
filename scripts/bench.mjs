// npm run bench, bench -- presses, bench:server, bench:web, bench:web -- --layout: one program each.
import { bootstrap } from './bootstrap.mjs';
import { runSource } from './source.mjs';

const PROGRAMS = {
  presses: 'bench/src/presses/main.ts',
  server: 'bench/src/server/main.ts',
  web: 'bench/src/web/main.ts',
  layout: 'bench/src/layout/main.ts',
};
const [what, ...rest] = process.argv.slice(2);
const isLayout = what === 'web' && rest.includes('--layout');
const program = PROGRAMS[isLayout ? 'layout' : what];
if (what === 'web') await bringBrowser();
await (program === undefined ? runSource('bench/src/main.ts', process.argv.slice(2)) : runSource(program, rest));

/** What is measured is the page as it is built, in a browser. */
async function bringBrowser() {
  await bootstrap();
  // Only now: it needs a newer Node than the one that may have begun.
  const { preparePage } = await import('./browser.mjs');
  if (!(await preparePage())) process.exit(1);
}
