/** What this browser remembers of tables: enough to notice that it has forgotten who it is, and that a key was exchanged. */
import type { TableInfo } from '@gloaming/protocol';
import { keep, recall } from '../base/browserStorage.ts';

interface Remembered {
  readonly id: string;
  /** I sat there. */
  readonly seated: boolean;
  /** The fingerprint of the key that was shown while the game was played. */
  readonly keyHash: string | null;
}
const MOST = 100;

const isRemembered = (it: unknown): it is Remembered =>
  typeof it === 'object' && it !== null && 'id' in it && 'seated' in it && 'keyHash' in it;

function all(): Remembered[] {
  try {
    const kept: unknown = JSON.parse(recall('tables') ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

export const recallTable = (id: string): Remembered | null => all().find((each) => each.id === id) ?? null;

type Seen = Pick<TableInfo, 'id' | 'status' | 'keyHash'>;

/** The first fingerprint counts: a later one could have been made to fit. A player who leaves before the game begins has lost nothing. */
export function rememberTable({ id, status, keyHash }: Seen, isSeated: boolean): void {
  const known = recallTable(id);
  const next = {
    id,
    seated: isSeated || (status !== 'open' && known?.seated === true),
    keyHash: known?.keyHash ?? (status === 'playing' ? keyHash : null),
  };
  if (known !== null && known.seated === next.seated && known.keyHash === next.keyHash) return;
  const others = all().filter((each) => each.id !== id);
  keep('tables', JSON.stringify([next, ...others].slice(0, MOST)));
}
