/** Who this browser is. The secret lies in a cookie that no script can read: only the server knows. */
import type { Player } from '@gloaming/protocol';
import { useSyncExternalStore } from 'react';

/** Undefined while nobody has asked; null for somebody who is no player yet. */
let me: Player | null | undefined;
const listeners = new Set<() => void>();
const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const playerNow = (): Player | null | undefined => me;
export const usePlayer = (): Player | null | undefined => useSyncExternalStore(listen, playerNow);

export function learnPlayer(player: Player | null): void {
  me = player;
  for (const listener of listeners) listener();
}
