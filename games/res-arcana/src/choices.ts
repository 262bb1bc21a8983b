/** What can be chosen in each question, as values; which option means it is written beside each question. */
import type { Card } from '@gloaming/engine';
import type { Kind } from './essences.ts';
import type { Seat } from './state.ts';

type Pick = { readonly does: 'pick'; readonly card: Card };
type Pay = { readonly does: 'pay'; readonly kind: Kind };
type Decline = { readonly does: 'decline' };
type React = { readonly does: 'react'; readonly card: Card };

/** One action (RA-5.1). Of a card's powers the first is 0. */
export type Action =
  | { readonly does: 'pass' }
  | { readonly does: 'place'; readonly card: Card }
  | { readonly does: 'discard'; readonly card: Card }
  | { readonly does: 'claim'; readonly card: Card }
  | { readonly does: 'claimUnseen' }
  | { readonly does: 'use'; readonly card: Card; readonly power: number };

/** By verb that asks: these are the verbs that do. */
export interface Choices {
  // What it costs.
  payRest: Pay;
  payOne: Pay;
  /** First of which kind, then how many. */
  payOfOneKind:
    | Decline
    | { readonly does: 'choose'; readonly kind: Kind }
    | { readonly does: 'payMany'; readonly kind: Kind; readonly n: number };
  turnOwn: { readonly does: 'turn'; readonly card: Card };
  destroy: { readonly does: 'destroy'; readonly card: Card };
  discard: { readonly does: 'discard'; readonly card: Card };
  // What it does.
  gainPaid: { readonly does: 'gain'; readonly kind: Kind; readonly n: number };
  gainAny: { readonly does: 'gain' | 'put'; readonly kind: Kind; readonly n: number };
  putPaid: { readonly does: 'put'; readonly card: Card };
  gainPerRivals: { readonly does: 'gainPer'; readonly seat: Seat };
  lookAt: { readonly does: 'lookAtDeck' | 'lookAtMonuments' };
  putBack: { readonly does: 'putBack'; readonly card: Card };
  straighten: Decline | { readonly does: 'straighten'; readonly card: Card };
  placeFrom: Decline | { readonly does: 'place'; readonly card: Card };
  /** Which of the things that stand there to choose from, from 0. */
  choose: { readonly does: 'choose'; readonly n: number };
  // Attacks: to lose life, to do what the attack itself names, or to react.
  suffer: { readonly does: 'lose'; readonly n: number } | { readonly does: 'buyOff' } | React;
  // The round.
  takeFrom: { readonly does: 'leave' | 'take'; readonly card: Card };
  act: Action;
  swapItem: { readonly does: 'swap'; readonly card: Card };
  reactToCheck: Decline | React;
  // Before the first round.
  pickFromPack: Pick;
  pickMage: Pick;
  pickItem: Pick;
  pickFirstPlayer: { readonly does: 'goFirst'; readonly seat: Seat };
  pickOpen: Pick;
}
export type AskingVerb = keyof Choices;
export type Choice = Choices[AskingVerb];
