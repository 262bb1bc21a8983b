/** Short lessons: the line reaches the goal, what is called wrong misses it, and so does every first answer that is not named. */
import { type Attempt, type Exercise, type ExerciseWords, isMeant, type Practised, tryOut } from '../lessons/index.ts';
import { type Choice, hashOf, LANGUAGES, type Language, type News, type State, type Verb } from '../src/index.ts';
import { claim } from './claims.ts';
import { lessonWords } from './lessonWords.ts';

/** Where a search has found neither after so many positions, it has not shown that there is no way. */
const MOST = 60_000;

type Begin<T, V extends Verb, O, C extends Choice, N extends News> = () => Attempt<T, V, O, C, N>;

/** Whether anything that the pupil can still do reaches the goal. */
function searchFrom<T, V extends Verb, O, C extends Choice, N extends News>(start: Attempt<T, V, O, C, N>): boolean {
  const seen = new Set<string>();
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at.outcome === 'reached') return true;
    if (at.outcome === 'missed') continue;
    // A goal may count what was heard: the same table with other news behind it is another place to be.
    const place = `${hashOf(at.session.state)} ${at.heard.length}`;
    if (seen.has(place)) continue;
    seen.add(place);
    claim(seen.size < MOST, () => `${start.exercise.name} is too large to be searched`);
    for (const { option } of (at.question()?.offers ?? []).toReversed()) {
      const next = at.fork();
      next.answer(option);
      next.letRivals();
      open.push(next);
    }
  }
  return false;
}

/** By first answer, whether it can still reach the goal: all that is tried. */
export function firstAnswers<T, V extends Verb, O, C extends Choice, N extends News>(
  begin: Begin<T, V, O, C, N>,
): { about: C; reaches: boolean }[] {
  const start = begin();
  start.letRivals();
  return (start.question()?.offers ?? []).map(({ option, about }) => {
    const next = start.fork();
    next.answer(option);
    next.letRivals();
    return { about, reaches: searchFrom(next) };
  });
}

/** Throws where the exercise is not what it says; tells how many first answers were tried. */
export function provedExercise<T, V extends Verb, O, C extends Choice, N extends News>(
  exercise: Exercise<T, V, C, N>,
  begin: Begin<T, V, O, C, N>,
): number {
  claim(tryOut(begin(), exercise.line) === 'reached', () => `the line of ${exercise.name} does not reach its goal`);
  exercise.wrong.forEach((moves, i) => {
    claim(tryOut(begin(), moves) === 'missed', () => `wrong try ${i} of ${exercise.name} does not miss its goal`);
  });
  const answers = firstAnswers(begin);
  for (const { about, reaches } of answers) {
    const isNamed = exercise.firsts.some((each) => isMeant(each, about));
    claim(
      reaches === isNamed,
      () => `${JSON.stringify(about)} of ${exercise.name}: ${reaches ? 'reaches' : 'misses'} the goal`,
    );
  }
  return answers.length;
}

/** What a test knows of a game with short lessons. */
export interface ExerciseSheet<T, V extends Verb, O, C extends Choice, N extends News> {
  readonly practised: Practised<T, V, O, C>;
  makePosition(state: State<T, V>): string;
  /** The rules as a page, a number at the beginning of each. */
  readonly rules: string;
  readonly words: Readonly<Record<Language, Readonly<Record<string, ExerciseWords>>>>;
  readonly exercises: readonly Exercise<T, V, C, N>[];
}

/** Their positions are read, and written back the same; the rules that they name are on the page; their sentences are short. */
export function exerciseSheet<T, V extends Verb, O, C extends Choice, N extends News>({
  practised,
  makePosition,
  rules,
  words,
  exercises,
}: ExerciseSheet<T, V, O, C, N>): void {
  for (const { name, position, rules: taught } of exercises) {
    const state = practised.parsePosition(position);
    const again = practised.parsePosition(makePosition(state));
    claim(hashOf(state) === hashOf(again), () => `the position of ${name} is another one when it is read again`);
    for (const number of taught) claim(rules.includes(`- ${number} `), () => `${name}: there is no rule ${number}`);
    const titles = LANGUAGES.map((language) => words[language][name].title);
    claim(new Set(titles).size === LANGUAGES.length, () => `${name} is called the same in two languages`);
  }
  const said = LANGUAGES.map((language) => {
    const steps = Object.entries(words[language]).map(([name, { goal, hint }]) => [
      name,
      { says: () => goal, hint: () => hint },
    ]);
    return [language, { steps: Object.fromEntries(steps) }];
  });
  lessonWords(Object.fromEntries(said), () => null);
}
