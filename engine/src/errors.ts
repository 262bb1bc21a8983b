/** Every way in which the engine refuses something. The words for each are in text/. */
export interface Refusals {
  'bad-key': { text: string };
  'bad-options': { option: string; value: string };
  'game-over': Record<never, never>;
  'not-asked': { seat: number };
  'no-such-answer': { answer: string };
  'bad-record': { line: number; text: string };
  'wrong-rules': { game: string; rules: number; ours: number };
  /** Made by rules that came after these; without a game: kept by a program that came after this one. */
  'newer-rules': { game?: string; rules?: number; ours?: number };
  /** Nobody has these rules any more, or nobody ever had them. */
  'rules-not-kept': { game: string; rules: number };
  /** They were kept, but their file is missing or damaged. */
  'rules-unreadable': { game: string; rules: number };
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

/**
 * A refusal: nothing was changed. `details` are plain data, so that any language can say what is wrong and where. The engine refuses by
 * codes of its own, and so does each package built on it.
 */
export class Refused extends Error {
  readonly code: string;
  readonly details: object;
  constructor(code: string, details: object, message = `${code} ${JSON.stringify(details)}`) {
    super(message);
    this.name = 'Refused';
    this.code = code;
    this.details = details;
  }
  /** By its name: kept rules bring an engine of their own, and what they refuse is refused like everything else. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'Refused';
  }
}

/** What was refused by one of these codes; `R` has the details of each. */
export type RefusedBy<R, C extends keyof R = keyof R> = {
  [K in C]: Refused & { readonly code: K; readonly details: R[K] };
}[C];
export type Refuse<R> = <C extends keyof R & string>(code: C, details: R[C]) => never;

/** Refuses. Each package has a verb that does it by its own codes only. */
export function refuseBy(code: string, details: object): never {
  throw new Refused(code, details);
}
export const fail: Refuse<Refusals> = (code, details) => refuseBy(code, details);

/** What says whether something was refused by one of these codes, which are among those of `R`. */
export const refusedBy =
  <R>() =>
  <C extends keyof R>(error: unknown, ...codes: readonly C[]): error is RefusedBy<R, C> =>
    error instanceof Refused && codes.some((code) => code === error.code);
export const isRefused = refusedBy<Refusals>();
