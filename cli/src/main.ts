#!/usr/bin/env node
import { realTerminal } from './base/terminal.ts';
/** The command line of Gloaming. */
import { run } from './program.ts';

try {
  process.exitCode = await run(process.argv.slice(2), realTerminal());
} catch (error) {
  // A bug: one line for users, the whole error for developers.
  console.error(process.env.GLOAMING_DEBUG ? error : `gloaming: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
