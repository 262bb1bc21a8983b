/** Which thing on the table an option is about. */
import { asking } from '@gloaming/engine';
import {
  CLAIM,
  CLAIM_UNSEEN,
  DISCARD,
  FIRST_CLAIMABLE,
  PLACE,
  POWERS_A_CARD,
  USE,
  type VerbName,
  type View,
} from '@gloaming/res-arcana';
import type { Target } from '../../table/game.ts';

const KIND_ASKING: readonly VerbName[] = ['payRest', 'payOne', 'gainPaid', 'gainAny'];
const SEAT_ASKING: readonly VerbName[] = ['gainPerRivals', 'pickFirstPlayer'];
const CARD_ASKING: readonly VerbName[] = [
  'turnOwn',
  'destroy',
  'discard',
  'straighten',
  'putPaid',
  'putBack',
  'placeFrom',
  'swapItem',
  'pickFromPack',
  'pickMage',
  'pickItem',
  'pickOpen',
];

function actionTarget(option: number): Target | null {
  if (option < PLACE) return null;
  if (option < DISCARD) return `card:${option - PLACE}`;
  if (option < CLAIM) return `card:${option - DISCARD}`;
  if (option < CLAIM_UNSEEN) return `card:${option - CLAIM + FIRST_CLAIMABLE}`;
  if (option === CLAIM_UNSEEN) return 'deck';
  return `card:${Math.floor((option - USE) / POWERS_A_CARD)}`;
}

export function askedVerb(view: View): VerbName | null {
  const f = asking(view, view.seat);
  return f === undefined ? null : f.verbs[f.at].verb;
}

export function targetOf(view: View, option: number): Target | null {
  const f = asking(view, view.seat);
  if (f === undefined) return null;
  const { verb } = f.verbs[f.at];
  if (verb === 'act') return actionTarget(option);
  if (KIND_ASKING.includes(verb)) return `kind:${option}`;
  if (SEAT_ASKING.includes(verb)) return `seat:${option}`;
  if (CARD_ASKING.includes(verb)) return `card:${option}`;
  if (verb === 'payOfOneKind') return f.n < 0 || option === 0 ? null : `kind:${option - 1}`;
  if (verb === 'takeFrom') return f.from < 0 ? null : `card:${f.from}`;
  if (verb === 'reactToCheck') return option === 0 ? null : `card:${option - 1}`;
  if (verb === 'lookAt') return option === 0 ? null : 'deck';
  return null;
}
