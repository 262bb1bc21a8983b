/** A finished game played again by its answers: what was heard on the way, the hashes, and where it ended. */
import {
  blank,
  findLesson,
  follow,
  type Heard,
  type LogRow,
  makeSnapshot,
  type Rules,
  rulesOf,
  type SeatRow,
  type TableRow,
} from '@gloaming/host';
import { firstDigits, type PackedEntry } from './packing.ts';

export interface ToRetell {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly entries: readonly PackedEntry[];
}
export interface Retold {
  readonly rows: readonly LogRow[];
  readonly snapshot: string;
}

/** Null where the answers no longer lead to the hashes. */
export async function retell(rulebook: Rules, { row, seats, entries }: ToRetell): Promise<Retold | null> {
  const rules = await rulesOf(row, rulebook);
  const lesson = row.lesson === null ? null : await findLesson(row.game, row.lesson);
  const live = blank(row, rules, seats, new Map(), lesson);
  const rows: LogRow[] = [];
  for (const { name, ...entry } of entries) {
    const told = follow(live, entry);
    const hash = live.play?.hash() ?? null;
    if (firstDigits(hash) !== firstDigits(entry.hash)) return null;
    rows.push({ table: row.id, ...entry, hash, news: JSON.stringify({ name, told } satisfies Heard) });
  }
  return { rows, snapshot: makeSnapshot(live) };
}
