/** Who this browser is. The secret lies in a cookie that no script can read: only the server knows. */
import type { Player } from '@gloaming/protocol';
import { useSyncExternalStore } from 'react';
import { puzzlesBelongTo } from '../base/solvedPuzzles.ts';

/** Undefined until the server was asked; null for a visitor who is no player yet. */
let me: Player | null | undefined;
const listeners = new Set<() => void>();
const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const playerNow = (): Player | null | undefined => me;
export const usePlayer = (): Player | null | undefined => useSyncExternalStore(listen, playerNow);

/** Other tabs of this browser are the same player: the cookie is theirs, too. */
let others: BroadcastChannel | null = null;

/** A tab that shows what the previous player of this browser saw is reloaded. */
export function hearOfOthers(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  others = new BroadcastChannel('gloaming.player');
  others.onmessage = ({ data }) => {
    if (me !== undefined && data !== (me?.id ?? null)) location.reload();
  };
}

export function learnPlayer(player: Player | null): void {
  if (me !== undefined && me?.id !== player?.id) others?.postMessage(player?.id ?? null);
  me = player;
  puzzlesBelongTo(player?.id ?? null);
  for (const listener of listeners) listener();
}
