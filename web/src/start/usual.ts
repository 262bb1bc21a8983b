/** What suits a first evening; everything else is a choice away. */
import type { Mood } from '../games/face.ts';

export const USUAL: Readonly<Record<Mood, { opponents: readonly number[]; chosen: Readonly<Record<string, string>> }>> =
  {
    'res-arcana': { opponents: [1, 2, 3], chosen: { deal: 'first-game' } },
    evenfall: { opponents: [0, 1, 2, 3], chosen: { side: 'sun' } },
  };
export const isMood = (game: string): game is Mood => Object.hasOwn(USUAL, game);
