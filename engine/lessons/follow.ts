/** What a teacher says at a table, worked out from its record: so a lesson goes on wherever it was left, on any device. */
import { begin, newsFor, type Playable, type Session } from '../session/index.ts';
import { type Choice, type Game, type News, parseKey, type Seat, type Verb } from '../src/index.ts';
import type { Lesson } from './lesson.ts';
import { questionIn } from './question.ts';
import { ALL_HEARD, Teacher, type Teaching, type Unheard } from './teacher.ts';

export interface Given {
  readonly seat: Seat;
  readonly option: number;
}
/** A game whose choices and news are known by type. */
export interface Taught<T, V extends Verb, O, C extends Choice> extends Playable<T, V, O> {
  readonly game: Game<T, V, O, C>;
  readonly round: (table: T) => number;
}

/** A lesson that is being played: its game, and a teacher who has seen of it what the pupil has. */
export class Class<T, V extends Verb, O, C extends Choice, N extends News> {
  readonly session: Session<T, V, O>;
  private readonly taught: Taught<T, V, O, C>;
  private readonly lesson: Lesson<T, V, O, C, N>;
  private readonly teacher: Teacher<T, V, O, C, N>;
  private turn: unknown;
  /** The pupil has been asked, and has not answered: what others do meanwhile does not ask again. */
  private isAsked = false;

  constructor(taught: Taught<T, V, O, C>, lesson: Lesson<T, V, O, C, N>) {
    this.taught = taught;
    this.lesson = lesson;
    this.teacher = new Teacher(lesson);
    const { session, told } = begin(taught, lesson.options, parseKey(lesson.key));
    this.session = session;
    this.seen(told);
  }

  answer({ seat, option }: Given): void {
    const { pupil } = this.lesson;
    const about = seat === pupil ? this.question()?.offers.find((each) => each.option === option)?.about : undefined;
    const told = this.session.answer(seat, option);
    if (about !== undefined) {
      this.teacher.answered(about);
      this.isAsked = false;
    }
    this.seen(told);
  }

  /** What the pupil is asked; null if nothing. */
  question() {
    const view = this.session.view(this.lesson.pupil);
    return questionIn(this.taught.game, view, this.taught.round(view.table), this.teacher.turnsSince);
  }

  teaching(unheard: Unheard = ALL_HEARD): Teaching<C> {
    return this.teacher.teaching(this.session.view(this.lesson.pupil), unheard);
  }

  private seen(told: ReturnType<Session<T, V, O>['answer']>): void {
    const { pupil } = this.lesson;
    const view = this.session.view(pupil);
    for (const each of told) this.teacher.hear(newsFor(each, pupil) as N, view);
    const turn = this.session.turn();
    if (turn !== this.turn && turn?.seat === pupil) this.teacher.turnBegins();
    this.turn = turn;
    const question = this.question();
    if (question !== null && !this.isAsked) this.teacher.asked(question);
    this.isAsked = question !== null;
    if (this.session.isOver) this.teacher.ended();
  }
}

/** After these answers, from the very first on. */
export function follow<T, V extends Verb, O, C extends Choice, N extends News>(
  taught: Taught<T, V, O, C>,
  lesson: Lesson<T, V, O, C, N>,
  answers: readonly Given[],
  unheard?: Unheard,
): Teaching<C> {
  const attended = new Class(taught, lesson);
  for (const each of answers) attended.answer(each);
  return attended.teaching(unheard);
}
