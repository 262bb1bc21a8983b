/** Nightwick in four languages: each is a record over all that is said, so that what has no words does not compile. */
import { asking, type Card, choiceOf, type Language, type Telling } from '@gloaming/engine';
import { type Choice, FACES, type News, nightwick, type Reason, type Table, type Verb } from '../index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import type { Words } from './words.ts';

function tellingIn(words: Words): Telling<Table, Verb> {
  const objectOf = (card: Card): string => (card < 0 ? '' : words.object(FACES[card].kind, FACES[card].place));
  const choiceText = (choice: Choice): string =>
    words.choices[choice.does]('card' in choice ? objectOf(choice.card) : '');
  return {
    title: 'Nightwick',
    card(card) {
      const { kind, place, cost, points, oil, cards } = FACES[card];
      return {
        name: words.name(kind, place),
        kind: words.light,
        cost: words.cost(cost),
        points: String(points),
        lines: [oil + cards > 0 ? words.brings(oil, cards) : words.nothing],
      };
    },
    question: (view) =>
      asking(view, view.seat) === undefined ? '' : words.question(view.table.players[view.seat].oil),
    option(view, option) {
      const choice = choiceOf(nightwick, view, view.seat, option);
      return choice === null ? '' : choiceText(choice);
    },
    choice: (_, choice) => choiceText(choice as Choice),
    reason(_, reason, names) {
      const why = reason as Reason;
      const say = words.reasons[why.reason] as (reason: Reason, who: string) => string;
      return say(why, 'owner' in why ? names[why.owner] : '');
    },
    news(heard, names) {
      const news = heard as News;
      const say = words.news[news.news] as (news: News, who: string, what: string) => string;
      return say(news, 'seat' in news ? names[news.seat] : '', 'card' in news ? objectOf(news.card) : '');
    },
  };
}

export const TEXTS: Readonly<Record<Language, Telling<Table, Verb>>> = {
  en: tellingIn(en),
  de: tellingIn(de),
  pl: tellingIn(pl),
  pt: tellingIn(pt),
};
