/** Which thing on the table a choice is about. */
import { resArcana, TEXTS } from '@gloaming/res-arcana';
import { pointing } from '../../table/pointing.ts';

export const { doing, targetOf, isTogether, closing, reasons, refusals } = pointing(
  resArcana,
  TEXTS,
  ['pass', 'decline'],
  {
    claimUnseen: 'deck',
    lookAtMonuments: 'deck',
    payMany: null,
  },
);
