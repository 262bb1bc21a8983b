import { bootstrap } from './bootstrap.mjs';
import { runSource } from './source.mjs';

await bootstrap();
// Only now: it needs a newer Node than the one that may have begun.
const { ensureWeb } = await import('./web.mjs');
await ensureWeb();
console.error('Starting the server …');
await runSource('server/src/main.ts', process.argv.slice(2));
