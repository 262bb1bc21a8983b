/** Which entries of a log still hold. */
import type { Entry } from '@gloaming/protocol';

/** What an entry takes back: an answer, or, of a whole turn, all that was answered from there on. */
export function takenBackBy({ kind, takesBack, number }: Entry, entries: readonly Entry[]): readonly Entry[] {
  if (takesBack === null) return [];
  if (kind !== 'turn-undone') return entries.filter((each) => each.number === takesBack);
  return entries.filter((each) => each.kind === 'answered' && each.number >= takesBack && each.number < number);
}

/** What still holds. */
export function standing(entries: readonly Entry[]): readonly Entry[] {
  const gone = new Set(entries.flatMap((entry) => takenBackBy(entry, entries)));
  return gone.size === 0 ? entries : entries.filter((entry) => !gone.has(entry));
}
