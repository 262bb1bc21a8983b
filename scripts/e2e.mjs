// The page in a browser: npm run e2e -- table --headed
import { join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';
import { runTool } from './tools.mjs';

await bootstrap();
// Only now: it needs a newer Node than the one that may have begun.
const { preparePage } = await import('./browser.mjs');
process.exitCode = (await preparePage())
  ? await runTool('playwright', ['test', ...process.argv.slice(2)], { cwd: join(root, 'e2e') })
  : 1;
