/** Where essences lie, and what news says of their ways. */
import { type Amounts, ESSENCES, type News, type View } from '@gloaming/res-arcana';
import type { Painted } from '../../design/Icon.tsx';
import type { Stock, Word } from '../../table/tokens.ts';
import { essencesOn } from './setting.tsx';

const counted = (what: Amounts): (readonly [Painted, number])[] =>
  ESSENCES.flatMap((kind, i) => (what[i] > 0 ? [[kind, what[i]] as const] : []));

export const stocks = ({ table: t }: View): Stock[] =>
  t.players.flatMap(({ pool, inPlay }, seat) => [
    ...ESSENCES.map((kind, i): Stock => ({ at: `pool:${seat}`, kind, n: pool[i], of: seat })),
    ...inPlay.flatMap((card) =>
      essencesOn(t, card).map(([kind, n]): Stock => ({ at: `card:${card}`, kind, n, of: seat })),
    ),
  ]);

/** Others' reactions and attacks are nothing that a player does with their own goods. */
export function wordOf(told: unknown): Word | null {
  const news = told as News;
  switch (news.news) {
    case 'gained':
      return { seat: news.seat, at: news.card < 0 ? null : `card:${news.card}`, gained: counted(news.what) };
    case 'used':
    case 'announced':
    case 'placed':
    case 'claimed':
    case 'turned':
      return { seat: news.seat, at: `card:${news.card}` };
    case 'discarded':
      return { seat: news.seat, at: `discards:${news.seat}` };
  }
  return null;
}
