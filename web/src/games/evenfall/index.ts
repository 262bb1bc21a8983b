import type { View } from '@gloaming/evenfall';
import type { TableGame } from '../table.ts';
import { Board } from './Board.tsx';
import { askedVerb, targetOf } from './pointing.ts';

export const EVENFALL: TableGame<View> = {
  mood: 'evenfall',
  Board,
  targetOf,
  isMain: (view) => askedVerb(view) === 'takeTurn',
  status: ({ table }, say) => (table.round === 0 ? say('setup') : say('round', { n: table.round })),
};
