/** As which clan somebody has played, and on which side of its board, read from a view by names. */
import type { Language } from '@gloaming/engine';
import { CLANS, SIDES } from './nouns.ts';
import { CHOICE_WORDS } from './text/choiceWords.ts';

interface Named {
  readonly side?: string;
  readonly players?: readonly { readonly clan?: string }[];
}

const among = <W extends string>(words: readonly W[], name: string | undefined): W | null =>
  words.find((word) => word === name) ?? null;

export function personaOf(table: unknown, seat: number): { figure: string | null; side: string | null } {
  const { side, players = [] } = table as Named;
  return { figure: among(CLANS, players[seat]?.clan), side: among(SIDES, side) };
}

export function sayFigure(language: Language, name: string): string {
  const clan = among(CLANS, name);
  return clan === null ? name : CHOICE_WORDS[language].clans[2][clan];
}

export function saySide(language: Language, name: string): string {
  const side = among(SIDES, name);
  return side === null ? name : CHOICE_WORDS[language].side[2][side];
}
