/** Speaks of a game in the words of a language: the second interpreter of the verbs. */
import { ADDRESS, type News as EngineNews, type Seat, speakerOf, type Telling } from '@gloaming/engine';
import { isPlace, mainFace } from '../cards/index.ts';
import type { Choice } from '../choices.ts';
import type { News } from '../news.ts';
import type { Reason } from '../reasons.ts';
import type { Table } from '../state.ts';
import type { Verb } from '../verbs.ts';
import { cardText, distinctName } from './cardText.ts';
import { choiceText, optionText, questionText } from './questions.ts';
import type { Blamed, NewsContext, Words } from './words.ts';

function toldOf(words: Words, news: News, names: readonly string[], you: Seat | undefined): NewsContext {
  const card = 'card' in news ? news.card : -1;
  const cards = 'cards' in news ? news.cards : [];
  const cause = 'cause' in news ? news.cause : -1;
  const about = 'seat' in news ? news.seat : -1;
  const speaker = speakerOf(ADDRESS[words.language], names, { about, you, other: words.automa });
  return {
    ...speaker,
    who: speaker.nameOf(about),
    isAutoma: 'seat' in news && names[news.seat] === undefined,
    card: card < 0 ? '' : distinctName(words, card),
    cause: cause < 0 ? '' : distinctName(words, cause),
    isBinding: cause >= 0 && isPlace(cause),
    worth: card < 0 || isPlace(card) ? 0 : mainFace(card).points,
    cards: cards.filter((one) => one >= 0).map((one) => distinctName(words, one)),
    unknown: cards.filter((one) => one < 0).length,
  };
}

function reasonText(words: Words, reason: Reason, names: readonly string[]): string {
  const say = words.reasons[reason.reason] as (reason: Reason, about: Blamed) => string;
  const afterDash = (reasons: readonly Reason[]): string => {
    const text = reasons.map((each) => reasonText(words, each, names)).join(' ');
    return text.charAt(0).toLowerCase() + text.slice(1);
  };
  return say(reason, {
    who: 'owner' in reason ? (names[reason.owner] ?? words.automa) : '',
    asSpecialist: 'specialist' in reason ? afterDash(reason.specialist) : '',
    asCouncil: 'council' in reason ? afterDash(reason.council) : '',
  });
}

/** `names` are those of the players; whoever comes after them is the Automa. */
export function tellingIn(words: Words): Telling<Table, Verb> {
  return {
    title: 'Evenfall',
    card: (card, table) => cardText(words, card, table?.switches.pointPerScythe),
    question: (view, names, isAtOnce = false) => questionText(words, view, names, isAtOnce),
    option: (view, option, names) => optionText(words, view, option, names),
    choice: (view, choice, names) => choiceText(words, view, choice as Choice, names),
    reason: (_, reason, names) => reasonText(words, reason as Reason, names),
    news(heard: EngineNews, names, you) {
      const news = heard as News;
      const say = words.news[news.news] as (news: News, told: NewsContext) => string;
      return say(news, toldOf(words, news, names, you));
    },
  };
}
