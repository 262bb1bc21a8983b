/** News on its way to people: as it was, with who knew which of its cards, so that it can be told to anybody at any time. */
import {
  type Card,
  crossNews,
  listening,
  type News,
  type Seat,
  type State,
  type Telling,
  type Verb,
} from '../src/index.ts';

/** A piece of news, and for each card in it who knew it at that moment. */
export interface Told {
  readonly news: News;
  /** For `card`, then for each of `cards`: a bit for each seat. */
  readonly known: readonly number[];
}
/** Whose eyes: a seat's, a spectator's, or everybody's when everything lies open. */
export type Eyes = Seat | 'open';

const cardsOf = ({ card, cards = [] }: News): readonly Card[] => (card === undefined ? cards : [card, ...cards]);

/** What is told while something happens in a state. */
export function hearing<T, V>({ known }: State<T, V>, act: () => void): Told[] {
  const heard: Told[] = [];
  listening((news) => heard.push({ news, known: cardsOf(news).map((card) => known[card] ?? 0) }), act);
  return heard;
}

/** The engine crosses by card; here are only the cards of this piece of news. */
export function newsFor({ news, known }: Told, eyes: Eyes): News {
  if (eyes === 'open') return news;
  const byCard: number[] = [];
  cardsOf(news).forEach((card, i) => {
    byCard[card] = known[i];
  });
  return crossNews(news, byCard, eyes);
}

/** News as these eyes see it, as data and in lines of text; news without text has no line. */
export function tell<T, V extends Verb>(
  telling: Telling<T, V>,
  heard: readonly Told[],
  eyes: Eyes,
  names: readonly string[],
): { lines: string[]; news: News[] } {
  const news = heard.map((each) => newsFor(each, eyes));
  return { news, lines: news.map((each) => telling.news(each, names)).filter((line) => line !== '') };
}
