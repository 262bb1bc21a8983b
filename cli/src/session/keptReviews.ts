/** What was found of a review, kept beside the games: one that was stopped goes on where it was, and one that is done is there at once. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundByName } from '@gloaming/bots';
import type { Terminal } from '../base/terminal.ts';
import { homeOf, writeText } from './gameFiles.ts';

const fileOf = (terminal: Terminal, name: string): string => join(homeOf(terminal), 'reviews', `${name}.json`);

/** Nothing where there is nothing, or nothing that can be read: then it is found anew. */
export function keptReview(terminal: Terminal, name: string): FoundByName {
  const file = fileOf(terminal, name);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as FoundByName;
  } catch {
    return {};
  }
}
export const keepReview = (terminal: Terminal, name: string, found: FoundByName): void =>
  writeText(terminal, fileOf(terminal, name), JSON.stringify(found));
