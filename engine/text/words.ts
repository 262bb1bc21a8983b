/** Everything that every language has words for. */
import type { ErrorCode, Refusals } from '../src/errors.ts';
import type { Barrier } from '../src/undo.ts';

export interface Words {
  refusals: { [C in ErrorCode]: (details: Refusals[C]) => string };
  barriers: Record<Barrier, string>;
}
