/** Wrong input, which is refused in one line, with exit code 2. */
import { type Refuse, refuseBy, refusedBy } from '@gloaming/engine';
import type { GameRefusals } from '@gloaming/games';

export interface Faults extends GameRefusals {
  'unknown-command': { command: string; known: string };
  /** What an older program had. */
  'gone-command': { command: string; instead: string };
  'unknown-option': { option: string };
  'no-such-choice': { game: string; option: string };
  'missing-argument': { argument: string };
  'option-needs-value': { option: string };
  'too-many-arguments': { command: string };
  'bad-link': Record<never, never>;
  'no-balance': { game: string; known: string };
  'unknown-bot': { bot: string; known: string };
  'unknown-language': { language: string; known: string };
  'bad-choice': { option: string; value: string; known: string };
  'bad-number': { option: string; value: string; least: number; most: number };
  'bad-seat': { seat: string; known: string };
  'too-many-bots': { bots: number; seats: number };
  'bad-budget': { bot: string };
  'no-budget': { bot: string };
  'not-together': { one: string; other: string };
  'no-results-file': { file: string };
  'other-match': { file: string; what: string };
  'damaged-results': { file: string; line: number };
  'no-such-file': { file: string };
  'unreadable-file': { file: string; why: string };
  'unwritable-file': { file: string; why: string };
  'no-game-file': { file: string };
  'is-record': { file: string };
  'is-position': { file: string };
  'other-game': { file: string; game: string };
  'needs-game': { known: string };
  'nothing-saved': { folder: string };
  'no-such-card': { name: string };
  'nobody-asked': { file: string };
  'seat-not-asked': { seat: string; known: string };
  'game-not-over': { file: string };
  'bad-step': { step: string; last: number };
}

export const refuse: Refuse<Faults> = refuseBy;
export const isRefused = refusedBy<Faults>();

/** Which file something wrong was found in. */
export class InFile extends Error {
  readonly file: string;
  constructor(file: string, cause: unknown) {
    super(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'InFile';
    this.file = file;
  }
}
/** Whatever is refused about a file says which file. */
export function inFile<R>(file: string, read: () => R): R {
  try {
    return read();
  } catch (error) {
    throw new InFile(file, error);
  }
}
