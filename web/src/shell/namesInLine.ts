/** Which words of a line name a card or a player: found by what the news was about, so that no common word is taken for a card. */
import type { Card } from '@gloaming/engine';
import type { Entry } from '@gloaming/protocol';

interface Telling {
  card?: unknown;
  cards?: unknown;
}
const isCard = (card: unknown): card is Card => typeof card === 'number' && card >= 0;

export function cardsOf({ news }: Pick<Entry, 'news'>): Card[] {
  return news.flatMap((each) => {
    const { card, cards } = (each ?? {}) as Telling;
    return [card, ...(Array.isArray(cards) ? cards : [])].filter(isCard);
  });
}

export type Part<N> = string | { readonly text: string; readonly named: N };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A line cut where it names something; of two names that begin alike the longer counts. */
export function partsOf<N>(line: string, names: ReadonlyMap<string, N>): Part<N>[] {
  const words = [...names.keys()].filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
  if (words.length === 0) return [line];
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(${words.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'u');
  return line
    .split(found)
    .filter((text) => text !== '')
    .map((text) => {
      const named = names.get(text);
      return named === undefined ? text : { text, named };
    });
}
