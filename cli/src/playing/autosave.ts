/** Writes a game down before every question: whatever happens to this process, the game is there. */
import type { Verb } from '@gloaming/engine';
import { isRefused } from '../base/faults.ts';
import type { Terminal } from '../base/terminal.ts';
import { makeSeating, type Seating, seatingFile } from '../opponents/seatingFile.ts';
import { asText, nameFor, prefaceOf, readText, writeText } from '../session/gameFiles.ts';
import { say } from '../support/context.ts';
import type { Shell } from './prompt.ts';

export interface Keeper {
  readonly file: string;
  /** Whether the game as it is now is in the file. */
  readonly isKept: boolean;
  keep(): void;
}

/** Where a game is kept, and what is written there already. */
export interface SavedGame {
  readonly file: string;
  readonly text: string | undefined;
}

export function keeper<T, V extends Verb, O>(
  { context, entry, session }: Shell<T, V, O>,
  place: SavedGame,
  seating: Seating,
): Keeper {
  const { terminal } = context;
  let { file, text: last } = place;
  // What was noted above a record stays there.
  const preface = last === undefined ? '' : prefaceOf(last);
  /** The game as it is in the file: a file is not written anew while nothing has happened in its game. */
  let kept = last === undefined ? undefined : asText(entry, session);
  /** Beside which file it is written who sits where. */
  let seatedIn = '';
  let isKept = true;
  return {
    get file() {
      return file;
    },
    get isKept() {
      return isKept;
    },
    keep() {
      // Another process goes on with the same game: neither may write over what the other has played.
      const found = textIn(terminal, file);
      if (found !== undefined && last !== undefined && found !== last) {
        const other = file;
        file = nameFor(terminal, session.game.name, new Date());
        say(context, context.words.shell.elsewhere(other, file));
      }
      try {
        const game = asText(entry, session);
        const isThere = game === kept && found === last;
        if (!isThere) {
          writeText(terminal, file, preface + game);
          last = preface + game;
          kept = game;
        }
        // Who sits there now is kept beside a game of ours, also if only that is new.
        if (seatedIn !== file && (!isThere || textIn(terminal, seatingFile(file)) !== undefined)) {
          writeText(terminal, seatingFile(file), makeSeating(seating));
          seatedIn = file;
        }
        isKept = true;
      } catch (error) {
        if (!isRefused(error, 'unwritable-file')) throw error;
        // Said once, and tried again at the next question: a full disk may have room by then.
        if (isKept) terminal.complain(context.words.faults['unwritable-file'](error.details));
        isKept = false;
      }
    },
  };
}

/** Undefined where nothing can be read: then nothing can be lost, either. */
function textIn(terminal: Terminal, file: string): string | undefined {
  try {
    return readText(terminal, file);
  } catch {
    return undefined;
  }
}
