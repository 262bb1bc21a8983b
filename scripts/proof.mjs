// npm run proof:kill
import { runSource } from './source.mjs';

const PROGRAMS = { kill: 'server/proof/kill.ts' };
const [what, ...rest] = process.argv.slice(2);
await runSource(PROGRAMS[what], rest);
