/** Every way in which the engine refuses something. The words for each are in text/. */
export interface Refusals {
  'bad-key': { text: string };
  'bad-options': { option: string; value: string };
  'game-over': Record<never, never>;
  'not-asked': { seat: number };
  'no-such-answer': { answer: string };
  'bad-record': { line: number; text: string };
  'wrong-rules': { game: string; rules: number; ours: number };
  'bad-answer-at': { step: number; answer: string };
  'hash-differs': { step: number; expected: string; found: string };
  'bad-position': { line: number; column: number; text: string; expected: Expected; words: string };
  'bad-state': { path: string };
}
/** What should have stood there in a notation; `word` is one of the words given, `number` one up to that given. */
export type Expected =
  | ('word' | 'number' | 'card' | 'card-once' | 'player' | 'line-end')
  | ('position' | 'key' | 'doing' | 'playable');
export type ErrorCode = keyof Refusals;

/** A refusal: nothing was changed. `details` are plain data, so that any language can say what is wrong and where. */
export class Refused<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: C;
  readonly details: Refusals[C];
  constructor(code: C, details: Refusals[C]) {
    super(`${code} ${JSON.stringify(details)}`);
    this.name = 'Refused';
    this.code = code;
    this.details = details;
  }
}

export function fail<C extends ErrorCode>(code: C, details: Refusals[C]): never {
  throw new Refused(code, details);
}
