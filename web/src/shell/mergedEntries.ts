/** What is answered piece by piece, as a payment of any three essences, is told in one line. */
import type { Entry } from '@gloaming/protocol';

export interface Repeated {
  readonly entry: Entry;
  /** So many in a row say the same. */
  readonly times: number;
}

/** Entries that say one and the same thing of the same seat, one after the other, where they can be told together. */
export function repeated(entries: readonly Entry[], areTogether: (a: Entry, b: Entry) => boolean): Repeated[] {
  const out: { entry: Entry; times: number; last: Entry }[] = [];
  for (const entry of entries) {
    const before = out.at(-1);
    if (before !== undefined && saysTheSame(before.last, entry) && areTogether(before.last, entry)) {
      before.times++;
      before.last = entry;
    } else out.push({ entry, times: 1, last: entry });
  }
  return out;
}

const saysTheSame = (a: Entry, b: Entry): boolean =>
  a.seat === b.seat && a.lines.length === 1 && b.lines.length === 1 && a.lines[0] === b.lines[0];
