#!/usr/bin/env node
import { realTerminal } from './base/terminal.ts';
/** The command line of Gloaming. */
import { run } from './program.ts';

try {
  process.exitCode = await run(process.argv.slice(2), realTerminal());
} catch (error) {
  // A mistake of ours: one line for people, everything for whoever wants to mend it.
  console.error(process.env.GLOAMING_DEBUG ? error : `gloaming: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
