/** What a seat is asked, and what it can choose: read from the frame that asks and the view around it. */
import { asking, type Card, capital, framesOf } from '@gloaming/engine';
import type { AskingVerb, Choice } from '../choices.ts';
import { amountPaid, kindChosen } from '../costs.ts';
import { type Kind, NOTHING } from '../essences.ts';
import { essencesOn } from '../piles.ts';
import type { Frame, View } from '../state.ts';
import type { Verb } from '../verbs.ts';
import { nameOf } from './cardText.ts';
import { OPTIONS, type OptionContext } from './options.ts';
import type { QuestionContext, Words } from './words.ts';

/** How many are still to be named, where it may be more than one. */
const LEFT: { readonly [V in AskingVerb]?: (moment: OptionContext, verb: Extract<Verb, { verb: V }>) => number } = {
  payRest: (_, { left }) => left,
  discard: ({ view }) => framesOf(view, view.seat).filter(({ verbs, at }) => verbs[at]?.verb === 'discard').length,
  gainPaid: ({ f }) => amountPaid(f),
  gainAny: (_, { n }) => n,
  pickFromPack: ({ view }) => view.table.players[view.seat].pack.length,
  pickOpen: (_, { n }) => n,
};
/** The kind of essence that is settled already. */
const KIND: { readonly [V in AskingVerb]?: (f: Frame) => Kind | null } = {
  payOfOneKind: kindChosen,
  putPaid: ({ n }) => n,
};

const doing = (f: Frame | undefined): Verb | undefined => f?.verbs[f.at - 1];
/** Paying one essence after the other is done for a frame further down: for a cost, or a loss. */
const reasonToPay = (view: View): Frame | undefined =>
  framesOf(view, view.seat).findLast((f) => f.verbs[0].verb !== 'payRest');

/** The verb that asks where this frame stands. */
const asksIn = (f: Frame): Verb & { verb: AskingVerb } => f.verbs[f.at] as Verb & { verb: AskingVerb };

/** The card that asks. What is paid for placing a card is paid for that card; a discarded card asks for itself. */
function askingCard(view: View, f: Frame): Card {
  const reason = (f.verbs[f.at].verb === 'payRest' ? reasonToPay(view) : undefined) ?? f;
  return doing(reason)?.verb === 'payForIt' || reason.from < 0 ? reason.it : reason.from;
}

function askedOf(m: OptionContext, isAtOnce: boolean): QuestionContext {
  const { view, f, names } = m;
  const verb = asksIn(f);
  const left = LEFT[verb.verb] as ((m: OptionContext, verb: Verb) => number) | undefined;
  const attacker = view.table.players.findIndex(({ inPlay }) => inPlay.includes(f.from));
  return {
    isAtOnce,
    left: left?.(m, verb) ?? 1,
    losing: verb.verb === 'payRest' && verb.as === 'lost',
    kind: KIND[verb.verb]?.(f) ?? null,
    what: f.from < 0 ? NOTHING : essencesOn(view.table, f.from),
    attacker: names[attacker] ?? '',
  };
}

/** Empty if the seat of the view is asked nothing. */
export function questionText(words: Words, view: View, names: readonly string[], isAtOnce: boolean): string {
  const f = asking(view, view.seat);
  if (f === undefined) return '';
  const verb = asksIn(f);
  const ask = words.questions[verb.verb] as (verb: Verb, asked: QuestionContext) => string;
  const question = ask(verb, askedOf({ words, view, f, names }, isAtOnce));
  const card = askingCard(view, f);
  return card < 0 ? capital(question) : `${nameOf(words, card)}: ${question}`;
}

/** What a choice of the question would be, also one that is no option. */
export function choiceText(words: Words, view: View, choice: Choice | null, names: readonly string[]): string {
  const f = asking(view, view.seat);
  if (f === undefined || choice === null) return '';
  const verb = asksIn(f);
  const say = OPTIONS[verb.verb] as (m: OptionContext, choice: Choice, verb: Verb) => string;
  return capital(say({ words, view, f, names }, choice, verb));
}
