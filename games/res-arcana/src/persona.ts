/** As which mage somebody has played, read from a view by names. */
import type { Language } from '@gloaming/engine';
import { CARD_NAMES, cardOf, cardsOf, isCardName } from './cards/index.ts';
import { cardName } from './text/index.ts';

const MAGES: ReadonlySet<string> = new Set(cardsOf('mage').map((card) => CARD_NAMES[card]));

interface Named {
  readonly players?: readonly { readonly inPlay?: readonly string[] }[];
}

export function personaOf(table: unknown, seat: number): { figure: string | null; side: null } {
  const { players = [] } = table as Named;
  return { figure: players[seat]?.inPlay?.find((name) => MAGES.has(name)) ?? null, side: null };
}

export const sayFigure = (language: Language, name: string): string =>
  isCardName(name) ? cardName(language, cardOf(name)) : name;

/** There are none. */
export const saySide = (_: Language, name: string): string => name;
