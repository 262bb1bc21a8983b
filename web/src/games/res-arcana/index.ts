import type { View } from '@gloaming/res-arcana';
import type { TableGame } from '../table.ts';
import { Board } from './Board.tsx';
import { askedVerb, targetOf } from './pointing.ts';

export const RES_ARCANA: TableGame<View> = {
  mood: 'res-arcana',
  Board,
  targetOf,
  isMain: (view) => askedVerb(view) === 'act',
  status: ({ table }, say) => (table.round === 0 ? say('setup') : say('round', { n: table.round })),
};
