import { runSource } from './source.mjs';

await runSource('bench/src/main.ts', process.argv.slice(2));
