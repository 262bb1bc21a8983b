/** What a teacher asks for: the page proposes it, whatever else it would propose. */

import type { Target } from './target.ts';
import { fillingOf, type Tray } from './tray.ts';

export interface Taught {
  readonly option: number;
  /** The goods that will be asked for after it, as far as they are known. */
  readonly kinds: readonly number[];
}

/** The goods that a tray is filled with then: as many as it takes, the last kind more than once; null where they do not fit. */
export function taughtAmounts(tray: Tray, kinds: readonly number[]): readonly number[] | null {
  let amounts: readonly number[] = tray.lines.map(() => 0);
  for (let n = 0; n < (tray.n ?? 0); n++) {
    const target: Target = `kind:${kinds[Math.min(n, kinds.length - 1)]}`;
    const line = tray.lines.findIndex((each) => each.target === target);
    if (line < 0 || !fillingOf(tray, amounts).mayAdd(line)) return null;
    amounts = fillingOf(tray, amounts).added(line);
  }
  return amounts;
}
