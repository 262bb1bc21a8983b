/** The Fisher–Yates shuffle, in place. */
import type { Dice } from '@gloaming/engine';

export function shuffle(list: unknown[], dice: Dice): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = dice(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}
