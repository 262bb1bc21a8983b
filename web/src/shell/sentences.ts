/** News in sentences, told to whoever sits here. */
import { type Language, told } from '@gloaming/engine';
import type { Entry } from '@gloaming/protocol';
import type { NewsTelling } from '../table/game.ts';

export interface Reader {
  readonly language: Language;
  readonly names: readonly string[];
  readonly seat: number;
  /** Unknown until the page knows the game. */
  readonly telling: NewsTelling | undefined;
}

export const sentencesOf = (news: readonly unknown[], { telling, language, names, seat }: Reader): string[] =>
  told(news.map((each) => telling?.sentence(language, each, names, seat) ?? ''));

/** Of an entry; without its game, as the server told it. */
export function entrySentences({ kind, lines, news }: Entry, listener: Reader): string[] {
  if (listener.telling === undefined) return told(lines);
  const happening = kind === 'answered' || kind === 'started' ? [] : lines.slice(0, 1);
  return [...happening, ...sentencesOf(news, listener)];
}
