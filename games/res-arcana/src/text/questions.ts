/** What a seat is asked, and what its options mean: read from the frame that asks and the view around it. */
import { asking, type Card } from '@gloaming/engine';
import { LOSE, PAY_PRICE, REACT } from '../attacks.ts';
import { checkReactionOf, reactionOf } from '../begin.ts';
import { FACES } from '../cards/index.ts';
import { MOST } from '../costs.ts';
import { hasKind, type Kind, type KindSet, LIFE, NOTHING, total } from '../essences.ts';
import { essencesOn, one } from '../piles.ts';
import { CLAIM, CLAIM_UNSEEN, DISCARD, FIRST_CLAIMABLE, PASS, PLACE, POWERS_A_CARD, USE } from '../round.ts';
import type { Power, Step, View } from '../state.ts';
import type { Verb } from '../verbs.ts';
import { nameOf, phrase, powerText } from './cardText.ts';
import { capital, kindsIn } from './phrases.ts';
import { priceOf } from './price.ts';
import type { Asked, AskingVerb, Words } from './words.ts';

const stackOf = (view: View): readonly Step[] => (view.lines.length === 0 ? view.stack : view.lines[view.seat]);
const doing = (f: Step): Verb | undefined => f.verbs[f.at - 1];

/** Paying one essence after the other is done for a frame further down: the cost, or the loss. */
function reasonToPay(view: View): Step | undefined {
  return stackOf(view).findLast((f) => f.verbs[0].verb !== 'payRest');
}

/** The card that asks. What is paid for placing a card is paid for that card, not for what placed it. */
function askingCard(view: View, f: Step): Card {
  if (f.verbs[f.at].verb !== 'payRest') return f.from;
  const reason = reasonToPay(view);
  if (reason === undefined) return f.from;
  return doing(reason)?.verb === 'payForIt' ? reason.it : reason.from;
}

/** How many are still to be named. */
function leftOf(view: View, verb: Verb, f: Step): number {
  switch (verb.verb) {
    case 'payRest':
      return verb.left;
    case 'gainAny':
    case 'pickOpen':
      return verb.n;
    case 'gainPaid':
      return f.n;
    case 'discard':
      return stackOf(view).filter(({ verbs, at }) => verbs[at]?.verb === 'discard').length;
    case 'pickFromPack':
      return view.table.players[view.seat].pack.length;
    default:
      return 1;
  }
}

/** The kind that is settled already: the sign tells how far `payOfOneKind` is, and `payOne` remembers what was paid. */
function kindOf(verb: Verb, f: Step): Kind | null {
  if (verb.verb === 'payOfOneKind' && f.n < 0) return -1 - f.n;
  return verb.verb === 'putPaid' ? f.n : null;
}

function askedOf(view: View, verb: Verb, f: Step, names: readonly string[]): Asked {
  const attacker = view.table.players.findIndex(({ inPlay }) => inPlay.includes(f.from));
  const reason = reasonToPay(view);
  return {
    left: leftOf(view, verb, f),
    losing: verb.verb === 'payRest' && reason !== undefined && doing(reason)?.verb === 'loseLife',
    kind: kindOf(verb, f),
    what: f.from < 0 ? NOTHING : essencesOn(view.table, f.from),
    attacker: attacker < 0 ? '' : names[attacker],
  };
}

export function questionText(words: Words, view: View, names: readonly string[]): string {
  const f = asking(view, view.seat);
  if (f === undefined) return '';
  const verb = f.verbs[f.at];
  const ask = words.questions[verb.verb as AskingVerb] as (verb: Verb, asked: Asked) => string;
  const question = ask(verb, askedOf(view, verb, f, names));
  const card = askingCard(view, f);
  return card < 0 ? capital(question) : `${nameOf(words, card)}: ${question}`;
}

export function optionText(words: Words, view: View, option: number, names: readonly string[]): string {
  const f = asking(view, view.seat);
  return f === undefined ? '' : capital(labelOf(words, view, f, option, names));
}

function labelOf(words: Words, view: View, f: Step, option: number, names: readonly string[]): string {
  const verb = f.verbs[f.at];
  const { labels } = words;
  switch (verb.verb as AskingVerb) {
  }
}
