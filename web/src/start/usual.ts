/** What the start page knows of each game: what suits a first evening, everything else being a choice away, and its picture. */

import type { Mood } from '../base/mood.ts';
import type { Drawing } from '../design/art/drawing.ts';
import { EMBLEM as EVENFALL } from '../games/evenfall/drawings/emblem.ts';
import { EMBLEM as RES_ARCANA } from '../games/res-arcana/drawings/emblem.ts';

interface Usual {
  readonly title: string;
  readonly opponents: readonly number[];
  readonly chosen: Readonly<Record<string, string>>;
  readonly picture: Drawing;
}

export const USUAL: Readonly<Record<Mood, Usual>> = {
  'res-arcana': {
    title: 'Res Arcana',
    opponents: [1, 2, 3],
    chosen: { deal: 'first-game' },
    picture: RES_ARCANA,
  },
  evenfall: {
    title: 'Evenfall',
    opponents: [0, 1, 2, 3],
    chosen: { side: 'sun' },
    picture: EVENFALL,
  },
};
