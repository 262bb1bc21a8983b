import type { Present } from '@gloaming/protocol';
import { useMemo } from 'react';
import { useSettings } from '../base/settings.tsx';
import { type Teacher, useTeacher } from '../lesson/useTeacher.ts';
import type { TableGame } from '../table/game.ts';
import { questionAloud } from './announced.ts';

/** What came of it, and the words of the box. */
const aloudOf = ({ came, says, goal }: Teacher): string[] =>
  [came, ...says, says.length === 0 ? goal : ''].filter((text) => text !== '').map((text) => text.replaceAll('*', ''));

/** What is asked, for ears: where a lesson is given, after the words of its teacher. */
export function useSpoken(
  shown: Present,
  present: Present,
  game: TableGame<unknown> | null,
  names: readonly string[],
): { teacher: Teacher | null; question: string } {
  const { language } = useSettings();
  const teacher = useTeacher(shown);
  const question = useMemo(() => {
    const asked = questionAloud(present, game, language, names);
    return teacher === null ? asked : [...aloudOf(teacher), asked].join(' ').trim();
  }, [present, game, language, names, teacher]);
  return { teacher, question };
}
