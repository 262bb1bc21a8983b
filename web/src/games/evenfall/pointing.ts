/** Which thing on the table a choice is about. */
import { evenfall, TEXTS } from '@gloaming/evenfall';
import { pointing } from '../../table/pointing.ts';

export const { doing, targetOf, isTogether, closing, reasons, refusals } = pointing(
  evenfall,
  TEXTS,
  ['pass', 'endTurn', 'decline'],
  {
    activateToken: 'token',
  },
);
