/** What happened, as it is told here: by turns for eyes, in sentences for ears. */
import type { Entry } from '@gloaming/protocol';
import { useCallback, useMemo } from 'react';
import { useSettings } from '../base/settings.tsx';
import type { NewsTelling } from '../table/game.ts';
import { chaptersOf, type LogChapter } from './logLines.ts';
import { entrySentences } from './sentences.ts';

interface Told {
  /** None before the page knows the game. */
  readonly chapters: readonly LogChapter[];
  readonly tell: (entry: Entry) => readonly string[];
}

export function useTold(
  entries: readonly Entry[],
  telling: NewsTelling | undefined,
  names: readonly string[],
  seat: number,
): Told {
  const { language } = useSettings();
  const chapters = useMemo(
    () =>
      telling === undefined ? [] : chaptersOf(entries, (news, line) => telling.signs(language, news, line, seat), seat),
    [entries, telling, language, seat],
  );
  const tell = useCallback(
    (entry: Entry) => entrySentences(entry, { language, names, seat, telling }),
    [language, names, seat, telling],
  );
  return { chapters, tell };
}
