import type { Language } from '@gloaming/engine';
import type { Present } from '@gloaming/protocol';
import { useMemo } from 'react';
import type { TableGame } from '../table/game.ts';

/** What is asked, as it is said on the page: the server's words are for whoever answers one by one. */
export function useAsked(
  present: Present,
  game: TableGame<unknown> | null,
  language: Language,
  names: readonly string[],
): Present {
  return useMemo(() => {
    const { question, view } = present;
    if (question === null || view === null || game === null) return present;
    return { ...present, question: { ...question, text: game.question(view, language, names) } };
  }, [present, game, language, names]);
}
