/** Writes a game down before every question: whatever happens to this process, the game is there. */
import type { Verb } from '@gloaming/engine';
import { Fault } from './faults.ts';
import { asText, writeText } from './keeping.ts';
import type { Shell } from './shell.ts';

export interface Keeper {
  readonly file: string;
  /** Whether the game as it is now is in the file. */
  readonly isKept: boolean;
  keep(): void;
}

export function keeper<T, V extends Verb, O>({ desk, session }: Shell<T, V, O>, file: string): Keeper {
  let isKept = true;
  return {
    file,
    get isKept() {
      return isKept;
    },
    keep() {
      try {
        writeText(desk.terminal, file, asText(session));
        isKept = true;
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        // Said once, and tried again at the next question: a full disk may have room by then.
        if (isKept)
          desk.terminal.complain(desk.words.faults['unwritable-file'](error.details as { file: string; why: string }));
        isKept = false;
      }
    },
  };
}
