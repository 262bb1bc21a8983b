/** All lessons of a game, as hosts see them: by name, without the types of the game. */
import type { Session } from '../session/index.ts';
import {
  type Card,
  type Choice,
  type Language,
  type News,
  NONE,
  type Seat,
  type Verb,
  type View,
} from '../src/index.ts';
import { answerFrom } from './book.ts';
import { Class, follow, type Given, type Taught } from './follow.ts';
import type { Lesson, Names } from './lesson.ts';
import type { ExerciseAt } from './practice.ts';
import { questionIn } from './question.ts';
import type { Facts, Said } from './said.ts';
import type { Teaching, Unheard } from './teacher.ts';

type Sentences<P> = Readonly<Record<string, Readonly<Record<string, (p: P) => string>>>>;

/** A lesson with its title and its sentences in every language. */
export interface Written<T, V extends Verb, O, C extends Choice, N extends News, F extends Facts, K extends string> {
  readonly lesson: Lesson<T, V, O, C, N, F>;
  readonly words: Readonly<Record<Language, { readonly title: string; readonly steps: Sentences<F & Names<K>> }>>;
}

/** What a table needs to be one of a lesson. */
export interface LessonTable {
  readonly name: string;
  /** Of its game: it is given by these, and is silent at a table of others. */
  readonly rules: number;
  /** The names of its steps, in their order. */
  readonly steps: readonly string[];
  readonly options: unknown;
  readonly key: string;
  readonly pupil: Seat;
  readonly given: readonly Given[];
}

/** A lesson being played: answers go in, and what is said comes out. */
export interface Attended<T, V extends Verb> {
  readonly session: Session<T, V>;
  answer(given: Given): void;
  teaching(unheard?: Unheard): Teaching;
}

export interface LessonAt<T, V extends Verb> extends LessonTable {
  title(language: Language): string;
  /** In the language's words; `**` stands before and after what is asked for. */
  tell(language: Language, said: Said): string;
  /** A game of it from its beginning, before the answers that are given. */
  attend(): Attended<T, V>;
  /** What is said after these answers, from the very first on. */
  follow(answers: readonly Given[], unheard: Unheard): Teaching;
  /** What the rival answers; null where it has no book, or is past its end. */
  rival(view: View<T, V>): number | null;
}

export interface School<T, V extends Verb> {
  /** First games: the one that is offered to beginners comes first. */
  readonly lessons: readonly LessonAt<T, V>[];
  /** The same games from a later round on, as their lines have come there: for whoever has finished one. */
  readonly again: readonly LessonAt<T, V>[];
  /** Short lessons, one idea each, the easiest first. */
  readonly exercises: readonly ExerciseAt<T, V>[];
}

export interface Schooling<T, V extends Verb, O, C extends Choice, K extends string> {
  readonly taught: Taught<T, V, O, C>;
  readonly cardOf: (name: K) => Card;
}

/** A first game that goes on where its line has come to: answers as a record writes them, without their hashes. */
export function fromLaterOn<T, V extends Verb, O, C extends Choice, N extends News, F extends Facts, K extends string>(
  { lesson, words }: Written<T, V, O, C, N, F, K>,
  line: string,
): Written<T, V, O, C, N, F, K> {
  const given = line.split(' ').map((each) => ({ seat: seatOf(each[0]), option: Number(each.slice(1)) }));
  return { lesson: { ...lesson, name: `${lesson.name}-again`, given }, words };
}
const seatOf = (letter: string): Seat => letter.charCodeAt(0) - 'A'.charCodeAt(0);

export function lessonAt<T, V extends Verb, O, C extends Choice, N extends News, F extends Facts, K extends string>(
  { taught, cardOf }: Schooling<T, V, O, C, K>,
  { lesson, words }: Written<T, V, O, C, N, F, K>,
): LessonAt<T, V> {
  const { name, options, key, pupil, given, book } = lesson;
  const named = (language: Language, card: Card): string => taught.texts[language].card(card).name;
  return {
    name,
    rules: taught.game.rules,
    steps: Object.keys(lesson.steps),
    options,
    key,
    pupil,
    given,
    title: (language) => words[language].title,
    tell(language, { step, line, card, facts }) {
      const says = words[language].steps[step]?.[line];
      // What this program does not know is not said: a server may be newer than a page.
      if (says === undefined) return '';
      return says({
        ...(facts as F),
        card: card === NONE ? '' : named(language, card),
        name: (of) => named(language, cardOf(of)),
      });
    },
    attend: () => new Class(taught, lesson),
    follow: (answers, unheard) => follow(taught, lesson, answers, unheard),
    rival(view) {
      const q = book === null ? null : questionIn(taught.game, view, taught.round(view.table));
      return q === null || book === null ? null : answerFrom(book, q);
    },
  };
}
