/** Checking a finished game: whether its key is the one that was promised at its start (a commitment), and everything followed from it. */

import { bytesOfHex, sha256 } from '@gloaming/host/sha256';
import type { TableInfo } from '@gloaming/protocol';
import { recallTable } from '../net/rememberedTables.ts';
import type { Replayed } from '../record/replayed.ts';
import type { Say } from '../words/index.ts';

interface Check {
  /** Null for what can be neither right nor wrong. */
  readonly isRight: boolean | null;
  readonly text: string;
}
export interface Verdict {
  readonly isRight: boolean;
  readonly checks: readonly Check[];
}

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

export function verify(table: TableInfo, replayed: Replayed, say: Say): Verdict {
  const check = (isRight: boolean, name: 'key' | 'memory' | 'end' | 'result'): Check => {
    return { isRight, text: say(`check-${name}-${isRight ? 'right' : 'wrong'}`) };
  };
  const { key, astray, checked, steps, isEndRight, result } = replayed;
  const remembered = recallTable(table.id)?.keyHash ?? null;
  const isAll = astray === null && checked === steps;
  const checks: Check[] = [
    check(key === table.key && sha256(bytesOfHex(key)) === table.keyHash, 'key'),
    remembered === null
      ? { isRight: null, text: say('check-memory-none') }
      : check(remembered === table.keyHash, 'memory'),
    {
      isRight: isAll,
      text: isAll ? say('check-answers-right', { n: steps }) : say('check-answers-wrong', { n: astray ?? checked + 1 }),
    },
    check(isEndRight, 'end'),
    table.result?.why === 'resigned'
      ? { isRight: null, text: say('check-result-resigned') }
      : check(
          table.result !== null &&
            result !== null &&
            same(table.result.points, result.points) &&
            same(table.result.winners, result.winners),
          'result',
        ),
  ];
  return { isRight: checks.every(({ isRight }) => isRight !== false), checks };
}
