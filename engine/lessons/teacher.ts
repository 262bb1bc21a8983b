/** Listens to a game as its pupil sees it, and knows at every moment what to say. It remembers nothing that the record does not say. */
import { type Card, type Choice, type News, NONE, type Verb, type View } from '../src/index.ts';
import { ANYTHING, type Lesson, type Step, type When } from './lesson.ts';
import type { Question } from './question.ts';
import type { PointedAt, Said } from './said.ts';
import { isMeant, type Meant, optionMeant } from './triggers.ts';

/** What the pupil does not want to hear: single steps, or anything more. */
export interface Unheard {
  readonly steps: readonly string[];
  readonly isQuiet: boolean;
}
export const ALL_HEARD: Unheard = { steps: [], isQuiet: false };

/** What a teacher says now, and what it asks for. */
export interface Teaching<C extends Choice = Choice> {
  /** What came of the move before. */
  readonly came: Said | null;
  /** The box: what was heard comes first, and last what belongs to the question. */
  readonly says: readonly Said[];
  readonly goal: Said | null;
  readonly pointsAt: readonly PointedAt[];
  /** The option that is asked for; null where any is as good, or nothing is asked. */
  readonly asks: number | null;
  /** What will be asked for after it, as far as it is known. */
  readonly then: readonly Meant<C>[];
  /** The steps that were said so far, in their order. */
  readonly told: readonly string[];
}

interface Line {
  readonly step: string;
  readonly line: string;
  readonly card: Card;
}
interface Box<C extends Choice> {
  readonly step: string;
  readonly line: string;
  /** What is still asked for, one after the other. */
  rest: readonly Meant<C>[];
  /** Something that was asked for has been done. */
  isBegun: boolean;
}

export class Teacher<T, V extends Verb, O, C extends Choice, N extends News> {
  private readonly lesson: Lesson<T, V, O, C, N>;
  private readonly steps: readonly (readonly [string, Step<T, V, C, N>])[];
  /** By step that needs to be said no more: in which turn of the pupil that was settled. */
  private readonly done = new Map<string, number>();
  private readonly told: string[] = [];
  private turns = 0;
  /** Heard, and to be said with the next question. */
  private waiting: Line[] = [];
  private came: Line | null = null;
  private heard: readonly Line[] = [];
  private box: Box<C> | null = null;
  private question: Question<T, V, C> | null = null;

  constructor(lesson: Lesson<T, V, O, C, N>) {
    this.lesson = lesson;
    this.steps = Object.entries(lesson.steps);
  }

  readonly turnsSince = (step: string): number => {
    const said = this.done.get(step);
    return said === undefined ? NONE : this.turns - said;
  };

  turnBegins(): void {
    this.turns++;
  }

  hear(news: N, view: View<T, V>): void {
    const card = news.card ?? NONE;
    for (const [id, step] of this.steps) {
      if (this.done.has(id)) continue;
      if (step.hears?.(news, view) === true) this.willSay(id, 'says', card);
      else if (step.shownBy?.(news, view) === true) this.done.set(id, this.turns);
      else if (step.wide?.hears?.(news, view) === true) this.willSay(id, 'wide', card);
    }
  }

  asked(q: Question<T, V, C>): void {
    this.question = q;
    if (this.box?.isBegun === true && this.goesOn(this.box, q)) return;
    this.finish();
    this.heard = this.waiting;
    this.waiting = [];
    const alone = this.heard.findLast(({ step }) => this.lesson.steps[step].isAlone === true);
    if (alone !== undefined) this.open(alone.step, alone.line, q);
    else this.openFirst(q);
  }

  answered(about: C): void {
    const { box } = this;
    this.came = null;
    this.heard = [];
    this.question = null;
    if (box === null) return;
    if (box.rest.length > 0 && isMeant(box.rest[0], about)) {
      box.isBegun = true;
      box.rest = box.rest.slice(1);
      return;
    }
    this.box = null;
    this.answeredOtherwise(box, about);
  }

  /** The game is over: nothing will be asked that words could wait for. */
  ended(): void {
    this.finish();
    this.question = null;
    this.heard = this.waiting;
    this.waiting = [];
  }

  /** `view`: how the table lies now. */
  teaching(view: View<T, V>, { steps, isQuiet }: Unheard): Teaching<C> {
    const facts = this.lesson.facts(view);
    const told = this.told.slice();
    const isHeard = (line: Line | null): line is Line => line !== null && !isQuiet && !steps.includes(line.step);
    const say = (line: Line | null): Said | null => (isHeard(line) ? { ...line, facts } : null);
    const box = this.box === null ? null : { ...this.box, card: NONE };
    const own = isHeard(box) && !this.heard.some(({ step }) => step === box.step) ? [box] : [];
    const boxes = [...this.heard, ...own.map(({ step, line, card }) => ({ step, line, card }))].filter(isHeard);
    const goal = this.goal();
    const shownGoal = goal === null || !isHeard({ step: goal, line: 'goal', card: NONE }) ? null : goal;
    const from = isHeard(box) ? box : null;
    return {
      came: say(this.came),
      says: boxes.map((line) => ({ ...line, facts })),
      goal:
        shownGoal === null || boxes.some(({ step }) => step === goal)
          ? null
          : say({ step: shownGoal, line: 'goal', card: NONE }),
      pointsAt: boxes.length === 0 ? [] : this.pointedAt(boxes),
      asks: this.optionAsked(from, shownGoal),
      then: from === null || this.lesson.steps[from.step].stands !== undefined ? [] : from.rest.slice(1),
      told,
    };
  }

  private willSay(step: string, line: string, card: Card): void {
    this.done.set(step, this.turns);
    this.told.push(step);
    this.waiting.push({ step, line, card });
  }

  private openFirst(q: Question<T, V, C>): void {
    for (const line of ['says', 'wide'] as const)
      for (const [id, step] of this.steps) {
        if (this.done.has(id) || (line === 'says' ? step.when : step.wide?.when)?.(q) !== true) continue;
        this.done.set(id, this.turns);
        this.told.push(id);
        this.open(id, line, q);
        return;
      }
  }
  private open(step: string, line: string, q: Question<T, V, C>): void {
    const rest = line === 'wide' ? [] : valueAt(this.lesson.steps[step].asks ?? [], q);
    this.box = { step, line, rest, isBegun: false };
  }

  private goesOn(box: Box<C>, q: Question<T, V, C>): boolean {
    return this.lesson.steps[box.step].stands === undefined && optionMeant(q, box.rest.slice(0, 1)) !== null;
  }
  /** The step is over: says what came of it. */
  private finish(): void {
    if (this.box === null) return;
    const { step, isBegun } = this.box;
    this.box = null;
    if (isBegun && this.lesson.steps[step].after === true) this.came = { step, line: 'after', card: NONE };
  }

  private answeredOtherwise({ step }: Box<C>, about: C): void {
    for (const [line, meant] of Object.entries(this.lesson.steps[step].others ?? {}))
      if (meant === ANYTHING || meant.some((each) => isMeant(each, about))) {
        this.came = { step, line, card: about.card ?? NONE };
        return;
      }
  }

  /** The step that stays as a goal now. */
  private goal(): string | null {
    const q = this.question;
    if (q === null) return null;
    return this.steps.find(([id, { stands }]) => this.done.has(id) && stands?.(q) === true)?.[0] ?? null;
  }

  private optionAsked(box: Box<C> | null, goal: string | null): number | null {
    const q = this.question;
    if (q === null) return null;
    if (box !== null && this.lesson.steps[box.step].stands === undefined) {
      const asked = optionMeant(q, box.rest.slice(0, 1));
      if (asked !== null) return asked;
    }
    return goal === null ? null : optionMeant(q, valueAt(this.lesson.steps[goal].asks ?? [], q));
  }

  private pointedAt(boxes: readonly Line[]): readonly PointedAt[] {
    const q = this.question;
    // What is asked for comes first: that has to be in sight.
    return boxes.toReversed().flatMap(({ step }) => {
      const { pointsAt } = this.lesson.steps[step];
      if (typeof pointsAt !== 'function') return pointsAt;
      return q === null ? [] : pointsAt(q);
    });
  }
}

const valueAt = <T, V extends Verb, C extends Choice, R extends readonly unknown[]>(
  value: When<T, V, C, R>,
  q: Question<T, V, C>,
): R => (typeof value === 'function' ? value(q) : value);
