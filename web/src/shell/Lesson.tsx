import type { PointedAt } from '@gloaming/engine/lessons';
import type { Present } from '@gloaming/protocol';
import { useState } from 'react';
import { Trouble } from '../design/Trouble.tsx';
import { Pointer } from '../lesson/Pointer.tsx';
import { TeacherBox } from '../lesson/TeacherBox.tsx';
import type { Teacher } from '../lesson/useTeacher.ts';
import type { AtTable } from '../net/useTable.ts';
import { useOpening } from '../start/useOpening.ts';
import { questionKeyOf } from './questionKey.ts';
import type { Choosing } from './useChoosing.ts';

interface Props {
  at: AtTable;
  present: Present;
  teacher: Teacher;
}

/** The teacher at a table, and what can be said to it. */
export function Lesson({ at, present: { table }, teacher }: Props) {
  const [trouble, setTrouble] = useState('');
  const { open } = useOpening(setTrouble);
  const { game, lesson } = table;
  const isBusy = at.sending !== null;
  const tell = (wanted: { skip: string } | { quiet: boolean }): void => {
    if (!isBusy) void at.send({ lesson: wanted });
  };
  return (
    <>
      <TeacherBox
        teacher={teacher}
        isOver={table.status === 'ended'}
        onSkip={(step) => tell({ skip: step })}
        onQuiet={(quiet) => tell({ quiet })}
        onAgain={() => lesson !== undefined && void open({ game, lesson, seats: [{ kind: 'me' }] })}
      />
      <Trouble text={trouble} look="line" />
    </>
  );
}

/** Of all that a teacher points at, what the asked move is about comes first: that has to be in sight. */
function askedFirst(pointsAt: readonly PointedAt[], { taught, optionsOf }: Choosing): readonly PointedAt[] {
  const isAsked = (at: PointedAt): boolean =>
    at !== 'close' && at !== 'scores' && optionsOf(at).some(({ option }) => option === taught);
  return pointsAt.toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)));
}

/** Points anew with each question, which may cover something else. */
export function LessonPointer({ teacher, present, choosing }: PointerProps) {
  const moment = `${teacher.moment} ${questionKeyOf(present)}`;
  return <Pointer pointsAt={askedFirst(teacher.pointsAt, choosing)} seat={present.seat} moment={moment} />;
}
interface PointerProps {
  teacher: Teacher;
  present: Present;
  choosing: Choosing;
}
