import { runSource } from './source.mjs';

await runSource('cli/src/main.ts', process.argv.slice(2));
