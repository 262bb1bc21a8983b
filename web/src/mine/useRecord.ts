import type { Language } from '@gloaming/engine';
import type { Finished, MyRecord } from '@gloaming/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useSettings } from '../base/settings.tsx';
import { allPuzzleOutcomes, forgetPuzzles } from '../base/solvedPuzzles.ts';
import { inMyZone } from '../deals/useDeals.ts';
import { call, sayTrouble } from '../net/api.ts';
import { usePlayer } from '../net/player.ts';
import { exchangePuzzles } from '../net/puzzles.ts';
import { useWords } from '../words/index.ts';

const page = (language: Language, before: number | null) =>
  call(language, 'myFinished', { query: before === null ? {} : { before: String(before) } });

export interface Mine {
  readonly record: MyRecord | null;
  readonly finished: readonly Finished[];
  readonly hasMore: boolean;
  readonly trouble: string;
  showMore(): void;
  forget(): void;
  /** Everything, for a file. */
  all(): Promise<object>;
}

/** All that I have finished, a page at a time, and what it comes to. */
export function useRecord(): Mine {
  const say = useWords();
  const { language } = useSettings();
  const who = usePlayer()?.id;
  const [record, setRecord] = useState<MyRecord | null>(null);
  const [finished, setFinished] = useState<readonly Finished[]>([]);
  const [more, setMore] = useState<number | null>(null);
  const [trouble, setTrouble] = useState('');
  const attempt = useCallback(
    async (work: () => Promise<void>): Promise<void> => {
      try {
        setTrouble('');
        await work();
      } catch (error) {
        setTrouble(sayTrouble(error, say));
      }
    },
    [say],
  );
  const load = useCallback(async (): Promise<void> => {
    if (who === undefined) return;
    // First what it comes to: that also writes down what was missed.
    const found = await inMyZone((zone) => call(language, 'myRecord', { query: { zone } }));
    const first = await page(language, null);
    await exchangePuzzles(language);
    setRecord(found);
    setFinished(first.finished);
    setMore(first.more);
  }, [language, who]);
  useEffect(() => void attempt(load), [attempt, load]);
  return {
    record,
    finished,
    hasMore: more !== null,
    trouble,
    showMore: () =>
      void attempt(async () => {
        const next = await page(language, more);
        setFinished((before) => [...before, ...next.finished]);
        setMore(next.more);
      }),
    forget: () =>
      void attempt(async () => {
        await call(language, 'forgetRecord', {});
        // With what this browser has not told of them yet.
        forgetPuzzles();
        await load();
      }),
    async all() {
      const games: Finished[] = [];
      for (let before: number | null = null; ; ) {
        const next: Awaited<ReturnType<typeof page>> = await page(language, before);
        games.push(...next.finished);
        before = next.more;
        if (before === null) return { record, games, puzzles: allPuzzleOutcomes() };
      }
    },
  };
}
