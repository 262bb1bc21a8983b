/** The file into which puzzles are collected: it is whole after every game, whenever the machine stops. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRefused } from '@gloaming/engine';
import type { GameName } from '@gloaming/games';
import { type PuzzleFile, parsePuzzles, writePuzzles } from '@gloaming/games/puzzles';
import { refuse } from '../../base/faults.ts';
import type { Terminal } from '../../base/terminal.ts';
import { because, placeOf } from '../../session/gameFiles.ts';

/** Those that come with the program. */
export const ownPuzzles = (game: GameName): string =>
  join(import.meta.dirname, '../../../../games/all/puzzles', `${game}.jsonl`);

export function readPuzzles(terminal: Terminal, file: string): PuzzleFile {
  try {
    return parsePuzzles(readFileSync(placeOf(terminal, file), 'utf8'));
  } catch (error) {
    if (isRefused(error, 'bad-record')) return refuse('no-results-file', { file });
    return refuse('unreadable-file', { file, why: because(error) });
  }
}

/** What was found before; nothing where there is no file yet. Another game, or another seed, is another search. */
export function openPuzzles(terminal: Terminal, file: string, game: string, seed: number): PuzzleFile {
  const fresh: PuzzleFile = { game, seed, played: 0, puzzles: [] };
  if (!existsSync(placeOf(terminal, file))) return fresh;
  const found = readPuzzles(terminal, file);
  if (found.game !== game) refuse('other-match', { file, what: 'game' });
  if (found.seed !== seed) refuse('other-match', { file, what: 'seed' });
  return found;
}

/** Written beside it and then put in its place, so that it never stands there half written. */
export function savePuzzles(terminal: Terminal, file: string, puzzles: PuzzleFile): void {
  const path = placeOf(terminal, file);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, writePuzzles(puzzles));
    renameSync(`${path}.new`, path);
  } catch (error) {
    refuse('unwritable-file', { file, why: because(error) });
  }
}
