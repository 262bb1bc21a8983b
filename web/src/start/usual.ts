/** What the start page knows of each game: what suits a first evening, everything else being a choice away, and its picture. */

import type { Mood } from '../base/mood.ts';
import type { Motif } from '../design/art/CardArt.tsx';
import type { Painted } from '../design/Icon.tsx';

interface Usual {
  readonly title: string;
  readonly opponents: readonly number[];
  readonly chosen: Readonly<Record<string, string>>;
  readonly picture: { readonly motif: Motif; readonly light: Painted };
}

export const USUAL: Readonly<Record<Mood, Usual>> = {
  'res-arcana': {
    title: 'Res Arcana',
    opponents: [1, 2, 3],
    chosen: { deal: 'first-game' },
    picture: { motif: 'dragon', light: 'elan' },
  },
  evenfall: {
    title: 'Evenfall',
    opponents: [0, 1, 2, 3],
    chosen: { side: 'sun' },
    picture: { motif: 'ritual', light: 'herb' },
  },
};
