/** A try at a short lesson: the pupil answers, the rival does what the lesson has it do, until the goal is reached or missed. */
import { newsFor, Session, type Told } from '../session/index.ts';
import type { Choice, News, Verb } from '../src/index.ts';
import { type Exercise, rivalAnswer } from './exercise.ts';
import type { Taught } from './follow.ts';
import { type Question, questionIn } from './question.ts';
import { type Meant, optionMeant } from './triggers.ts';

export type Outcome = 'open' | 'reached' | 'missed';

/** An answer, whoever gave it, and what was heard of it. */
export interface Move {
  readonly seat: number;
  readonly option: number;
  readonly told: readonly Told[];
}

export interface Practised<T, V extends Verb, O, C extends Choice> {
  readonly taught: Taught<T, V, O, C>;
  readonly parsePosition: (text: string) => Session<T, V, O>['state'];
  readonly closes: readonly Meant<C>[];
}

export class Attempt<T, V extends Verb, O, C extends Choice, N extends News> {
  readonly session: Session<T, V, O>;
  readonly exercise: Exercise<T, V, C, N>;
  private readonly practised: Practised<T, V, O, C>;
  private readonly news: N[];
  outcome: Outcome = 'open';

  constructor(practised: Practised<T, V, O, C>, exercise: Exercise<T, V, C, N>, before?: Attempt<T, V, O, C, N>) {
    this.practised = practised;
    this.exercise = exercise;
    this.session =
      before === undefined
        ? new Session(practised.taught, practised.parsePosition(exercise.position))
        : before.session.fork();
    this.news = before === undefined ? [] : before.news.slice();
  }

  /** Goes its own way from here. */
  fork(): Attempt<T, V, O, C, N> {
    return new Attempt(this.practised, this.exercise, this);
  }

  /** What the pupil is asked; null if nothing. */
  question(): Question<T, V, C> | null {
    return this.questionOf(this.exercise.pupil);
  }
  /** How much of the goal has been heard, for whoever compares two tries. */
  get heard(): readonly N[] {
    return this.news;
  }

  /** What the pupil answers. Afterwards others may have to (`letRival`). */
  answer(option: number): Move {
    return this.give(this.exercise.pupil, option);
  }
  /** What somebody else does who is asked now; null where it is the pupil's turn, or nothing is left to do. */
  letRival(): Move | null {
    const asked = this.session.deciders();
    if (this.outcome !== 'open' || asked.length === 0 || asked.includes(this.exercise.pupil)) return null;
    const q = this.questionOf(asked[0]);
    return q === null ? null : this.give(asked[0], rivalAnswer(this.exercise, this.practised.closes, q));
  }
  /** All that others do until the pupil is asked. */
  letRivals(): void {
    while (this.letRival() !== null);
  }

  private questionOf(seat: number): Question<T, V, C> | null {
    const { taught } = this.practised;
    const view = this.session.view(seat);
    return questionIn(taught.game, view, taught.round(view.table));
  }

  private give(seat: number, option: number): Move {
    const { pupil, isReached, isMissed } = this.exercise;
    const told = this.session.answer(seat, option);
    this.news.push(...told.map((each) => newsFor(each, pupil) as N));
    const tried = { view: this.session.view(pupil), news: this.news };
    if (isReached(tried)) this.outcome = 'reached';
    else if (isMissed(tried) || this.session.isOver) this.outcome = 'missed';
    return { seat, option, told };
  }
}

/** Gives these answers, one after the other: how the try ends. Null where one of them is no answer there. */
export function tryOut<T, V extends Verb, O, C extends Choice, N extends News>(
  attempt: Attempt<T, V, O, C, N>,
  moves: readonly Meant<C>[],
): Outcome | null {
  attempt.letRivals();
  for (const each of moves) {
    const q = attempt.outcome === 'open' ? attempt.question() : null;
    const option = q === null ? null : optionMeant(q, [each]);
    if (option === null) return null;
    attempt.answer(option);
    attempt.letRivals();
  }
  return attempt.outcome;
}
