/** What the teacher of a lesson says at this table, in the reader's language; the words are fetched when a lesson is given. */
import type { Verb } from '@gloaming/engine';
import type { LessonAt, PointedAt, Said } from '@gloaming/engine/lessons';
import { expectGame } from '@gloaming/games/fetch';
import { fetchLesson } from '@gloaming/games/lessons';
import type { Present } from '@gloaming/protocol';
import { useEffect, useMemo, useState } from 'react';
import { remembered } from '../base/remembered.ts';
import { useSettings } from '../base/settings.tsx';
import type { Taught } from '../table/taught.ts';

type Words = Pick<LessonAt<unknown, Verb>, 'title' | 'tell'>;

/** By game and name. */
const load = remembered(async (key: string): Promise<Words | null> => {
  const [game, name] = key.split(' ');
  return (await fetchLesson(expectGame(game), name)) as Words | null;
});

export interface Teacher {
  readonly title: string;
  /** What came of the last move. */
  readonly came: string;
  readonly says: readonly string[];
  readonly goal: string;
  readonly pointsAt: readonly PointedAt[];
  /** What is asked for, so that the page proposes it. */
  readonly taught: Taught | null;
  readonly isQuiet: boolean;
  /** The step that would be skipped; null where nothing is said. */
  readonly step: string | null;
  /** Other words than a moment ago, or in another language. */
  readonly moment: string;
}

function useWordsOf({ table }: Present): Words | null {
  const [words, setWords] = useState<Words | null>(null);
  const { game, lesson } = table;
  useEffect(() => {
    if (lesson === undefined) return;
    let isHere = true;
    load(`${game} ${lesson}`).then(
      (found) => isHere && setWords(found),
      // Without words the table is a table like any other.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [game, lesson]);
  return words;
}

/** Null where no lesson is given. */
export function useTeacher(present: Present): Teacher | null {
  const { language } = useSettings();
  const words = useWordsOf(present);
  const { teaching } = present;
  return useMemo(() => {
    if (words === null || teaching === undefined) return null;
    const tell = (said: Said | null): string => (said === null ? '' : words.tell(language, said));
    const { asks, then } = teaching;
    const kinds = then.map(({ kind }) => kind).filter((kind) => typeof kind === 'number');
    return {
      title: words.title(language),
      came: tell(teaching.came),
      says: teaching.says.map(tell).filter((text) => text !== ''),
      goal: tell(teaching.goal),
      pointsAt: teaching.pointsAt as readonly PointedAt[],
      taught: asks === null ? null : { option: asks, kinds },
      isQuiet: teaching.isQuiet,
      step: teaching.says.at(-1)?.step ?? teaching.goal?.step ?? null,
      moment: JSON.stringify([language, teaching.says, teaching.came?.step]),
    };
  }, [words, teaching, language]);
}
