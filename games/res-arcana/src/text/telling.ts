/** Speaks of a game in the words of a language: the second interpreter of the verbs. */
import {
  ADDRESS,
  type Card,
  choiceOf,
  type News as EngineNews,
  type Seat,
  speakerOf,
  type Telling,
} from '@gloaming/engine';
import { FACES } from '../cards/index.ts';
import type { Choice } from '../choices.ts';
import { resArcana } from '../game.ts';
import type { News } from '../news.ts';
import type { Reason } from '../reasons.ts';
import type { Table } from '../state.ts';
import type { Verb } from '../verbs.ts';
import { cardText, nameOf } from './cardText.ts';
import { choiceText, questionText } from './questions.ts';
import type { Blamed, NewsContext, Words } from './words.ts';

/** A component that reacts names itself where an attack is ignored; else it is the attacker that is named. */
const canReact = (card: Card): boolean => card >= 0 && FACES[card].reactions.length > 0;

function toldOf(words: Words, news: News, names: readonly string[], you: Seat | undefined): NewsContext {
  const card = 'card' in news ? news.card : -1;
  const cards = 'cards' in news ? news.cards : [];
  const speaker = speakerOf(ADDRESS[words.language], names, { about: 'seat' in news ? news.seat : -1, you });
  return {
    ...speaker,
    card: card < 0 ? '' : nameOf(words, card),
    cards: cards.filter((one) => one >= 0).map((one) => nameOf(words, one)),
    unknown: cards.filter((one) => one < 0).length,
    byReaction: canReact(card),
    names: names.map((_, seat) => speaker.nameOf(seat)),
  };
}

export function tellingIn(words: Words): Telling<Table, Verb> {
  return {
    title: 'Res Arcana',
    card: (card) => cardText(words, card),
    question: (view, names, isAtOnce = false) => questionText(words, view, names, isAtOnce),
    option: (view, option, names) => choiceText(words, view, choiceOf(resArcana, view, view.seat, option), names),
    choice: (view, choice, names) => choiceText(words, view, choice as Choice, names),
    reason(_, blamed, names) {
      const reason = blamed as Reason;
      const say = words.reasons[reason.reason] as (reason: Reason, about: Blamed) => string;
      return say(reason, {
        who: 'owner' in reason ? names[reason.owner] : '',
        card: 'card' in reason ? nameOf(words, reason.card) : '',
      });
    },
    news(heard: EngineNews, names, you) {
      const news = heard as News;
      const say = words.news[news.news] as (news: News, told: NewsContext) => string;
      return say(news, toldOf(words, news, names, you));
    },
  };
}
