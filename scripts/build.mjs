// Makes the folder that is Gloaming without a server: put on any host of plain files, it plays.
import { bootstrap } from './bootstrap.mjs';

await bootstrap();
// Only now: it needs a newer Node than the one that may have begun.
const { ensureWeb } = await import('./web.mjs');
console.error(`Gloaming without a server is in ${await ensureWeb('static')}.`);
