/** Which game "last" is: the one that was played last and is not over. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deciders } from '@gloaming/engine';
import { refuse } from '../base/faults.ts';
import type { Terminal } from '../base/terminal.ts';
import { BROKEN, homeOf, readGame } from './gameFiles.ts';
import { byItsRules, openFile } from './openGame.ts';

export async function lastKept(terminal: Terminal): Promise<string> {
  const folder = homeOf(terminal);
  const newest = gamesIn(folder)
    .map((name) => ({ file: join(folder, name), when: whenWritten(join(folder, name)) }))
    .filter(({ when }) => when > 0)
    .sort((a, b) => b.when - a.when)
    .map(({ file }) => file);
  let lastOver: string | undefined;
  for (const file of newest) {
    const isOver = await isOverIn(terminal, file);
    if (isOver === false) return file;
    if (isOver === true) lastOver ??= file;
  }
  // Where all are over, the last of them can at least be looked at; where none can be read, it is told why.
  return lastOver ?? newest[0] ?? refuse('nothing-saved', { folder });
}

function gamesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.txt') && !name.startsWith(BROKEN));
  } catch {
    return [];
  }
}

/** 0 for what has vanished since the folder was read. */
function whenWritten(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Undefined for what is no game, or one of rules that cannot be had. */
async function isOverIn(terminal: Terminal, file: string): Promise<boolean | undefined> {
  try {
    const found = readGame(terminal, file);
    return await byItsRules(found, (entry) => deciders(openFile(entry, found).state).length === 0);
  } catch {
    return undefined;
  }
}
