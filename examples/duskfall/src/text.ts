/** Duskfall in English. A question or a piece of news without words does not compile. */
import { asking, choiceOf, type Telling } from '@gloaming/engine';
import { type Choices, duskfall, type News } from './index.ts';
import { numberOf, type Table, type Verb } from './table.ts';

const card = (number: number): string => (number < 0 ? 'a card' : `the ${numberOf(number)}`);

type Says<K extends string, A extends unknown[]> = Record<K, (...about: A) => string>;
/** Only verbs that ask need words of their own. */
const QUESTIONS: Says<keyof Choices, [Table]> = {
  bid: (t) => `Which card do you bid for ${card(t.turnedUp)}?`,
  keepOrDraw: (t) => `You win ${card(t.turnedUp)}. Do you keep it?`,
};
const OPTIONS: Says<Choices[keyof Choices]['does'], [string]> = {
  bid: (what) => `bid ${what}`,
  keep: (what) => `keep ${what}`,
  draw: () => 'let it go and draw two cards',
};
const NEWS: Says<News['news'], [string, string]> = {
  turnedUp: (_, what) => `The night brings ${what}.`,
  bid: (who, what) => `${who} bids ${what}.`,
  kept: (who, what) => `${who} keeps ${what}.`,
  drew: (who, what) => `${who} draws ${what}.`,
};

const isAsking = (verb: string | undefined): verb is keyof typeof QUESTIONS =>
  verb !== undefined && Object.hasOwn(QUESTIONS, verb);

export const english: Telling<Table, Verb> = {
  title: 'Duskfall',
  card: (number) => ({ name: card(number), kind: 'card', cost: '', points: String(numberOf(number)), lines: [] }),
  question(view) {
    const f = asking(view, view.seat);
    const verb = f?.verbs[f.at].verb;
    return isAsking(verb) ? QUESTIONS[verb](view.table) : '';
  },
  option(view, option) {
    const choice = choiceOf(duskfall, view, view.seat, option);
    return choice === null ? '' : OPTIONS[choice.does](card(choice.card));
  },
  news(news, names) {
    const { news: what, seat, card: number } = news as News;
    return NEWS[what](names[seat] ?? '', card(number));
  },
};
