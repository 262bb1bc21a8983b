import { bootstrap } from './bootstrap.mjs';
import { runSource } from './source.mjs';

await bootstrap();
console.error('Opening the table …');
await runSource('cli/src/main.ts', ['play', 'res-arcana', ...process.argv.slice(2)]);
