import type { Entry } from '@gloaming/protocol';
import { useMemo } from 'react';
import { useSettings } from '../base/settings.tsx';
import type { NewsTelling } from '../table/game.ts';
import { chaptersOf, type LogChapter } from './logLines.ts';

/** The log by turns. Before the page knows the game there is nothing to be told. */
export function useChapters(
  entries: readonly Entry[],
  telling: NewsTelling | undefined,
  seat: number,
): readonly LogChapter[] {
  const { language } = useSettings();
  return useMemo(
    () =>
      telling === undefined ? [] : chaptersOf(entries, (news, line) => telling.signs(language, news, line, seat), seat),
    [entries, telling, language, seat],
  );
}
