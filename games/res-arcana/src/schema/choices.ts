/** What an option is about. */
import { either, integer, type Schema, seat, variants } from '@gloaming/engine/schema';
import type { Choice } from '../choices.ts';
import { CARD, ESSENCE } from './words.ts';

const OF_CARD = { card: CARD };
const OF_KIND = { kind: ESSENCE, n: integer };

export const CHOICE: Schema<Choice> = variants<Choice, 'does'>('does', {
  pass: {},
  place: OF_CARD,
  discard: OF_CARD,
  claim: OF_CARD,
  claimUnseen: {},
  use: { card: CARD, power: integer },
  decline: {},
  pay: { kind: ESSENCE },
  payMany: OF_KIND,
  choose: either({ kind: ESSENCE }, { n: integer }),
  turn: OF_CARD,
  destroy: OF_CARD,
  straighten: OF_CARD,
  gain: OF_KIND,
  put: either(OF_KIND, OF_CARD),
  gainPer: { seat },
  lookAtDeck: {},
  lookAtMonuments: {},
  putBack: OF_CARD,
  lose: { n: integer },
  buyOff: {},
  react: OF_CARD,
  leave: OF_CARD,
  take: OF_CARD,
  swap: OF_CARD,
  pick: OF_CARD,
  goFirst: { seat },
});
