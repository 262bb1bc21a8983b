/** Questions and whole records as data, for programs: with what every option is about, by name. */
import { asking, type GameRecord, type Language, type Result, type Seat, type Verb, type View } from '@gloaming/engine';
import { followRecord, offersIn } from '@gloaming/engine/session';
import type { Entry } from '@gloaming/games';

interface NamedOffer {
  readonly option: number;
  readonly about: unknown;
  readonly text: string;
}
interface NamedQuestion {
  readonly verb: string;
  readonly question: string;
  readonly options: readonly NamedOffer[];
}

/** What the seat of a view is asked. */
export function questionData<T, V extends Verb, O>(
  entry: Entry<T, V, O>,
  view: View<T, V>,
  language: Language,
  names: readonly string[],
): NamedQuestion {
  const { schema, texts } = entry;
  const frame = asking(view, view.seat);
  return {
    verb: frame?.verbs[frame.at].verb ?? '',
    question: texts[language].question(view, names),
    options: offersIn(entry, view, language, names).map(({ option, about, text }) => ({
      option,
      about: schema.choice.name(about),
      text,
    })),
  };
}

interface RecordData {
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly answers: readonly (NamedQuestion & { readonly seat: Seat; readonly answer: number })[];
  readonly result: Result | null;
}

/** Every question that was answered, with all its options, and what was answered. */
export function recordData<T, V extends Verb, O>(
  entry: Entry<T, V, O>,
  written: GameRecord<O>,
  language: Language,
  names: readonly string[],
): RecordData {
  const session = followRecord(entry, written, 0);
  const answers = written.answers.map(({ seat, option: answer }) => {
    const asked = questionData(entry, session.view(seat), language, names);
    session.answer(seat, answer);
    return { seat, ...asked, answer };
  });
  const { game, rules, options } = written;
  return { game, rules, options, answers, result: session.result() };
}
