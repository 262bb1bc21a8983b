/** What a check says when it does not hold. */

export function claim(holds: boolean, otherwise: () => string): asserts holds {
  if (!holds) throw new Error(otherwise());
}

/** Two texts that must be equal byte for byte; otherwise says from where on they differ. */
export function same(what: string, expected: string, found: string): void {
  if (expected === found) return;
  let at = 0;
  while (expected[at] === found[at]) at++;
  const part = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  throw new Error(`${what} differs at character ${at}:\n  …${part(expected)}…\n  …${part(found)}…`);
}

export const saying = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What is wrong, and the record of the game up to there: save it as a file and open it at a table. */
export class Broken extends Error {
  readonly record: string;
  constructor(what: string, record: string, cause: unknown) {
    super(`${what}\nThe game up to there:\n${record}`, { cause });
    this.name = 'Broken';
    this.record = record;
  }
}
