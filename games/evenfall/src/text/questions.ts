/** What a seat is asked, and what its options say: read from the frame that asks and the view around it. */
import { asking, type Card, capital, choiceOf, NONE, optionsOf } from '@gloaming/engine';
import { isRitual } from '../cards/index.ts';
import type { AskingVerb, Choice } from '../choices.ts';
import { placesOf, strengthIn } from '../clan.ts';
import { evenfall } from '../game.ts';
import { nextStone } from '../score.ts';
import type { Frame, View } from '../state.ts';
import type { Verb } from '../verbs.ts';
import { asCard, asRegion, type OptionContext, placeName, tableOf } from './labels.ts';
import { OPTIONS } from './options.ts';
import { sourceText, spaceName } from './source.ts';
import type { QuestionContext, Words } from './words.ts';

/** What a question is about, where that is not what it comes from. */
function aboutText(m: OptionContext, verb: Verb): string {
  switch (verb.verb) {
    case 'playAs':
      return asCard(m, m.f.it);
    case 'useSpace':
      return spaceName(m.words, verb.space);
    case 'placeStoneOnBoard':
      return m.words.sources.stoneSpace(verb.space + 1);
    case 'setDial':
    case 'adjustDial':
    case 'takeStone':
      return asRegion(m, verb.region);
    default:
      return sourceText(m.words, m.view, m.f);
  }
}

function askedOf(m: OptionContext, verb: Verb, isAtOnce: boolean): QuestionContext {
  const t = tableOf(m);
  return {
    isAtOnce,
    acted: m.f.n !== 0,
    card: m.f.it < 0 ? '' : asCard(m, m.f.it),
    strength: verb.verb === 'setDial' ? strengthIn(t, m.f.seat, verb.region) : 0,
    dial: t.players[m.f.seat].dial,
    stone: verb.verb === 'placeStone' ? nextStone(t, t.players[m.f.seat], m.f.n) : NONE,
  };
}

/** The verb that asks where this frame stands. */
const asksIn = (f: Frame): Verb & { verb: AskingVerb } => f.verbs[f.at] as Verb & { verb: AskingVerb };

/** Empty if the seat of the view is asked nothing. */
export function questionText(words: Words, view: View, names: readonly string[], isAtOnce: boolean): string {
  const f = asking(view, view.seat);
  if (f === undefined) return '';
  const m: OptionContext = { words, view, f, names };
  const verb = asksIn(f);
  const ask = words.questions[verb.verb] as (verb: Verb, asked: QuestionContext) => string;
  const about = aboutText(m, verb);
  const question = ask(verb, askedOf(m, verb, isAtOnce));
  return about === '' ? capital(question) : `${about}: ${question}`;
}

function label(m: OptionContext, choice: Choice): string {
  const verb = asksIn(m.f);
  if (choice.does === 'decline') return m.words.labels.declined[verb.verb as keyof Words['labels']['declined']];
  return (OPTIONS[verb.verb] as (m: OptionContext, choice: Choice, verb: Verb) => string)(m, choice, verb);
}

/** What a choice would be, also one that is no option. */
export function choiceText(words: Words, view: View, choice: Choice, names: readonly string[]): string {
  const f = asking(view, view.seat);
  return f === undefined ? '' : capital(label({ words, view, f, names }, choice));
}

/** Where a card lies in a clan, and what lies there with it: what can tell two of one name apart. */
function whereabouts(m: OptionContext, card: Card): string[] {
  const { players, ritualOn } = tableOf(m);
  const place = isRitual(card) ? ritualOn.indexOf(card) : card;
  const owner = players.find((p) => placesOf(p).includes(place));
  if (owner === undefined) return [];
  const circle = m.words.circles[owner.outer.includes(place) ? 'outer' : 'inner'];
  return [placeName(m, place), circle, ...(ritualOn[place] < 0 ? [] : [asCard(m, ritualOn[place])])];
}
const cardIn = (choice: Choice | null): Card => (choice !== null && 'card' in choice ? choice.card : NONE);

/** Of options that read alike it is said where their cards lie; if that is the same, too, they are numbered. */
function toldApart(m: OptionContext, option: number, choice: Choice): string {
  const text = label(m, choice);
  const card = cardIn(choice);
  if (card < 0) return text;
  const { view } = m;
  const equals = optionsOf(evenfall, view, view.seat).filter((one) => {
    const other = choiceOf(evenfall, view, view.seat, one);
    return (
      other !== null && cardIn(other) >= 0 && asCard(m, cardIn(other)) === asCard(m, card) && label(m, other) === text
    );
  });
  if (equals.length < 2) return text;
  const others = equals
    .filter((one) => one !== option)
    .map((one) => whereabouts(m, cardIn(choiceOf(evenfall, view, view.seat, one))));
  const where = whereabouts(m, card).find((place, i) => others.every((other) => other[i] !== place));
  return `${text} (${where ?? equals.indexOf(option) + 1})`;
}

export function optionText(words: Words, view: View, option: number, names: readonly string[]): string {
  const f = asking(view, view.seat);
  const choice = choiceOf(evenfall, view, view.seat, option);
  if (f === undefined || choice === null) return '';
  return capital(toldApart({ words, view, f, names }, option, choice));
}
