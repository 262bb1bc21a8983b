/** What every lesson must pass: it is played as it was written, every step is said in its order, and what it asks for can be done. */
import { Class, type Lesson, type Taught } from '../lessons/index.ts';
import { type Choice, type GameRecord, makeKey, type News, type Verb } from '../src/index.ts';
import { claim } from './claims.ts';

/** A step as it was said: at which answer of the record, and which answer it asked for. */
export interface StepSaid {
  readonly step: string;
  readonly at: number;
}

/** Plays the line that a lesson was written for. Claims that whatever is asked for is an option, and what the line does. */
export function lessonLine<T, V extends Verb, O, C extends Choice, N extends News>(
  taught: Taught<T, V, O, C>,
  lesson: Lesson<T, V, O, C, N>,
  { answers, key, options }: GameRecord<unknown>,
): StepSaid[] {
  claim(JSON.stringify(options) === JSON.stringify(lesson.options), () => 'the line has other options');
  claim(makeKey(key) === lesson.key, () => 'the line has another key');
  const said: StepSaid[] = [];
  const attended = new Class(taught, lesson);
  answers.forEach((answer, at) => {
    const { told, asks } = attended.teaching();
    for (const step of told.slice(said.length)) said.push({ step, at });
    if (answer.seat === lesson.pupil && asks !== null && attended.question() !== null)
      claim(
        asks === answer.option,
        () =>
          `at answer ${at} the teacher asks for ${asks}, the line has ${answer.option}; said last: ${said.at(-1)?.step}`,
      );
    attended.answer(answer);
  });
  for (const step of attended.teaching().told.slice(said.length)) said.push({ step, at: answers.length });
  claim(attended.session.isOver, () => 'the line does not end');
  return said;
}
