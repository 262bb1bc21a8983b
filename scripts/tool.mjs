// Runs a development tool on the right Node: node scripts/tool.mjs vitest run
import { bootstrap } from './bootstrap.mjs';
import { runTool } from './tools.mjs';

await bootstrap();
const [tool, ...args] = process.argv.slice(2);
process.exitCode = await runTool(tool, args);
