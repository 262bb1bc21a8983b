// npm run bench, bench:server, bench:web: one program each.
import { runSource } from './source.mjs';

const PROGRAMS = { server: 'bench/src/server/main.ts', web: 'bench/src/web/main.ts' };
const [what, ...rest] = process.argv.slice(2);
const program = PROGRAMS[what];
await (program === undefined ? runSource('bench/src/main.ts', process.argv.slice(2)) : runSource(program, rest));
