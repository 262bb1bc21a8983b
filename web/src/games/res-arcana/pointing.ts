/** Which thing on the table an option is about. */
import { resArcana } from '@gloaming/res-arcana';
import { pointing } from '../../table/pointing.ts';

export const targetOf = pointing(resArcana, { claimUnseen: 'deck', lookAtMonuments: 'deck', payMany: null });
