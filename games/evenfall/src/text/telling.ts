/** Speaks of a game in the words of a language: the second interpreter of the verbs. */
import type { News as EngineNews, Telling } from '@gloaming/engine';
import { isPlace, mainFace } from '../cards/index.ts';
import type { News } from '../news.ts';
import type { Table } from '../state.ts';
import type { Verb } from '../verbs.ts';
import { cardText, nameOf } from './cardText.ts';
import { optionText, questionText } from './questions.ts';
import type { Told, Words } from './words.ts';

function toldOf(words: Words, news: News, names: readonly string[]): Told {
  const card = 'card' in news ? news.card : -1;
  const cards = 'cards' in news ? news.cards : [];
  const name = (seat: number): string => names[seat] ?? words.automa;
  return {
    who: 'seat' in news ? name(news.seat) : words.automa,
    isAutoma: 'seat' in news && names[news.seat] === undefined,
    card: card < 0 ? '' : nameOf(words, card),
    worth: card < 0 || isPlace(card) ? 0 : mainFace(card).points,
    cards: cards.filter((one) => one >= 0).map((one) => nameOf(words, one)),
    unknown: cards.filter((one) => one < 0).length,
    nameOf: name,
  };
}

/** `names` are those of the players; whoever comes after them is the Automa. */
export function tellingIn(words: Words): Telling<Table, Verb> {
  return {
    title: 'Evenfall',
    card: (card) => cardText(words, card),
    question: (view, names) => questionText(words, view, names),
    option: (view, option, names) => optionText(words, view, option, names),
    news(heard: EngineNews, names) {
      const news = heard as News;
      const say = words.news[news.news] as (news: News, told: Told) => string;
      return say(news, toldOf(words, news, names));
    },
  };
}
