/** A finished game, played again in this browser by the very rules that the server plays by. */
import {
  type Language,
  makeKey,
  parseRecord,
  Refused,
  type Result,
  type Seat,
  SPECTATOR,
  type Verb,
} from '@gloaming/engine';
import { type AskedOf, begin, type Entry, type Eyes, type Session, type Told, tell } from '@gloaming/engine/session';

interface Asked extends AskedOf {
  /** What was chosen now; null for a seat that is still thinking. */
  readonly answer: number | null;
}

/** Moments are numbered by how many answers have been given. */
export interface Replayed {
  readonly key: string;
  readonly seats: number;
  readonly steps: number;
  /** At every moment, by seat. */
  readonly points: readonly (readonly number[])[];
  readonly rounds: readonly number[];
  /** Who gave the answer that led to a moment; -1 at the beginning. */
  readonly movers: readonly Seat[];
  /** The first answer after which the state was not the one that was written down; null if all were. */
  readonly astray: number | null;
  /** How many answers were written down with a fingerprint of the state after them. */
  readonly checked: number;
  readonly isEndRight: boolean;
  readonly result: Result | null;
  view(step: number, eyes: Eyes): unknown;
  lines(step: number, eyes: Eyes, language: Language, names: readonly string[]): string[];
  questions(step: number, eyes: Eyes, language: Language, names: readonly string[]): Asked[];
}

interface Moment<T, V extends Verb, O> {
  readonly session: Session<T, V, O>;
  /** What was heard of the answer that led to it. */
  readonly told: readonly Told[];
  readonly mover: Seat;
}

export function replayRecord<T, V extends Verb, O>(entry: Entry<T, V, O>, text: string): Replayed {
  const record = parseRecord(text);
  // The game itself refuses options of which it can make nothing.
  const first = begin(entry, record.options as O, record.key);
  let { session } = first;
  const moments: Moment<T, V, O>[] = [{ ...first, mover: SPECTATOR }];
  let astray: number | null = null;
  for (const [i, { seat, option, check }] of record.answers.entries()) {
    const next = session.fork();
    try {
      moments.push({ session: next, told: next.answer(seat, option), mover: seat });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      astray ??= i + 1;
      break;
    }
    session = next;
    if (astray === null && check !== '' && session.hash().slice(0, check.length) !== check) astray = i + 1;
  }
  return {
    key: makeKey(record.key),
    seats: session.seats,
    steps: moments.length - 1,
    points: moments.map(({ session: { state } }) => entry.points(state.table)),
    rounds: moments.map(({ session: { state } }) => entry.round(state.table)),
    movers: moments.map(({ mover }) => mover),
    astray,
    checked: record.answers.filter(({ check }) => check !== '').length,
    isEndRight: record.end === session.hash(),
    result: session.result(),
    view: (step, eyes) => moments[step].session.view(eyes),
    lines: (step, eyes, language, names) => tell(entry.texts[language], moments[step].told, eyes, names).lines,
    questions(step, eyes, language, names) {
      const next = record.answers[step];
      return moments[step].session
        .askAll(eyes, language, names)
        .map((asked) => ({ ...asked, answer: next?.seat === asked.seat ? next.option : null }));
    },
  };
}
