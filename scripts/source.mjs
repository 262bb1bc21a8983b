import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root } from './bootstrap.mjs';

/** Runs one of our TypeScript programs in this process: one process fewer between the terminal and the program. */
export async function runSource(program, args) {
  await bootstrap();
  const path = join(root, program);
  process.argv = [process.execPath, path, ...args];
  await import(pathToFileURL(path).href);
}
