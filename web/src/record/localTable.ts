/**
 * A table that no server knows: played in this browser by the rules, and told as a server would tell it to one of its seats. All that
 * leaves it is what that seat sees; it knows nothing of pages, so that it could as well be in a worker.
 */
import type { Language, Seat, Verb } from '@gloaming/engine';
import { type Entry, type RecordedSession, type Told, tell } from '@gloaming/engine/session';
import type { Entry as LogEntry, Present, Question } from '@gloaming/protocol';
import { localPresent } from './localPresent.ts';
import { takeRulesAlong } from './rulesOfView.ts';

/** How it is told: in which language, and what those who sit there are called. */
interface Voice {
  readonly language: Language;
  readonly names: readonly string[];
}
export interface LocalTable {
  readonly seats: number;
  readonly seat: Seat;
  readonly isOver: boolean;
  readonly round: number;
  /** Who is asked just now. */
  deciders(): readonly Seat[];
  options(seat: Seat): readonly number[];
  /** Refuses, changing nothing, what is no answer now. */
  answer(seat: Seat, option: number): void;
  /** The same question anew: what was begun of an answer to it is forgotten. */
  askAgain(): void;
  present(voice: Voice): Present;
  /** From the beginning of the game on, so far as the seat heard of it. */
  entries(voice: Voice): LogEntry[];
}

/** Who sits there, as the page knows it. */
export interface Setting {
  /** Of a table: the same as long as it is the same. */
  readonly id: string;
  readonly seat: Seat;
  readonly chosen: Readonly<Record<string, string>>;
}

interface Happened {
  /** Null: the table was set up. */
  readonly seat: Seat | null;
  readonly told: readonly Told[];
}

export function localTable<T, V extends Verb, O>(
  entry: Entry<T, V, O>,
  session: RecordedSession<T, V, O>,
  { id, seat, chosen }: Setting,
): LocalTable {
  const happened: Happened[] = [{ seat: null, told: session.early }, ...session.given];
  /** The number of the answer since which a question has stood. */
  let since = happened.length;
  let question = session.questionHash(seat);
  /** How often something was asked again. */
  let again = 0;
  const version = (): number => happened.length + again;
  const view = () => {
    const seen = session.view(seat);
    takeRulesAlong(seen, entry);
    return seen;
  };
  const ask = ({ language, names }: Voice): Question | null => {
    const asked = session.ask(seat, language, names);
    return asked === null ? null : { since, ...asked, options: asked.options.map((each) => ({ ...each })) as never };
  };
  return {
    seats: session.seats,
    seat,
    get isOver() {
      return session.isOver;
    },
    get round() {
      return entry.round(session.state.table);
    },
    deciders: () => session.deciders(),
    options: (of) => session.options(of),
    answer(of, option) {
      happened.push({ seat: of, told: session.answer(of, option) });
      const asked = session.questionHash(seat);
      if (asked !== question || of === seat) since = version();
      question = asked;
    },
    askAgain() {
      again++;
      since = version();
    },
    present: (voice) =>
      localPresent(
        {
          id,
          game: entry.game.name,
          rules: entry.game.rules,
          title: entry.texts[voice.language].title,
          chosen,
          names: voice.names.slice(0, session.seats),
          practised: id,
        },
        { seat, version: version(), asked: session.deciders(), view: view(), question: ask(voice) },
      ),
    entries: ({ language, names }) =>
      happened.map(({ seat: by, told }, i) => ({
        number: i + 1,
        at: 0,
        kind: by === null ? 'started' : 'answered',
        seat: by,
        takesBack: null,
        ...tell(entry.texts[language], told, seat, names),
      })),
  };
}
