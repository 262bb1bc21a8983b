/** A game being played: its state, the way back, its record, and what everybody has heard. */
import {
  advance,
  type Barrier,
  barrier,
  crossNews,
  type GameRecord,
  hashOf,
  listening,
  type News,
  noteAnswer,
  record,
  replay,
  type Seat,
  SPECTATOR,
  type State,
  type Step,
  step,
  undo,
  unplayed,
  type Verb,
  type View,
  viewOf,
} from '@gloaming/engine';
import type { Entry } from '@gloaming/games';

/** A piece of news as each seat heard it, a spectator first. */
interface Heard {
  /** Which answer brought it about, the first is 0; what was heard while the table was set up came before. */
  by: number;
  bySeat: readonly News[];
}

export interface Session<T, V extends Verb, O> {
  readonly entry: Entry<T, V, O>;
  state: State<T, V>;
  readonly steps: Step<T, V>[];
  /** A game that began with a position has none: its positions can be saved instead. */
  readonly record: GameRecord<O> | null;
  heard: Heard[];
}

export const seatsOf = <T, V extends Verb, O>({ entry, state }: Session<T, V, O>): number =>
  entry.game.seats(state.table);

const SET_UP = -1;

function hear<T, V extends Verb, O>(session: Session<T, V, O>, news: News, known: readonly number[], by: number): void {
  const bySeat = [crossNews(news, known, SPECTATOR)];
  for (let seat = 0; seat < seatsOf(session); seat++) bySeat.push(crossNews(news, known, seat));
  session.heard.push({ by, bySeat });
}

export function begin<T, V extends Verb, O>(
  entry: Entry<T, V, O>,
  options: O,
  key: readonly number[],
): Session<T, V, O> {
  const state = unplayed(entry.game, options, key);
  const session: Session<T, V, O> = { entry, state, steps: [], record: record(entry.game, options, key), heard: [] };
  listening(
    (news) => hear(session, news, state.known, SET_UP),
    () => advance(entry.game, state, []),
  );
  return session;
}

/** Checks the whole record first, so that a damaged one is refused with the place where it is. */
export function goOn<T, V extends Verb, O>(entry: Entry<T, V, O>, written: GameRecord<O>): Session<T, V, O> {
  replay(entry.game, written);
  const session = begin(entry, written.options, written.key);
  for (const { seat, option } of written.answers) give(session, seat, option);
  return session;
}

export function fromPosition<T, V extends Verb, O>(entry: Entry<T, V, O>, state: State<T, V>): Session<T, V, O> {
  return { entry, state, steps: [], record: null, heard: [] };
}

export function give<T, V extends Verb, O>(session: Session<T, V, O>, seat: Seat, option: number): void {
  const { entry, state, steps } = session;
  listening(
    (news) => hear(session, news, state.known, steps.length),
    () => step(entry.game, state, steps, seat, option),
  );
  if (session.record !== null) noteAnswer(session.record, state, seat, option);
}

/**
 * How much a seat was told already of a game that is gone on with. Whoever has not answered yet hears it from the
 * beginning; whoever sits alone at the keyboard was told all; of several, each what there was when they answered last.
 */
export function heardBy<T, V extends Verb, O>(
  { heard, steps }: Session<T, V, O>,
  seat: Seat,
  isShared: boolean,
): number {
  const own = steps.findLastIndex((step) => step.seat === seat);
  if (own < 0) return 0;
  return isShared ? heard.filter(({ by }) => by < own).length : heard.length;
}

/** Takes the last answer back, or says why not. */
export function takeBack<T, V extends Verb, O>(session: Session<T, V, O>, seat: Seat): Barrier | null {
  const why = barrier(session.steps, seat);
  if (why !== null) return why;
  session.state = undo(session.steps);
  session.heard = session.heard.filter(({ by }) => by < session.steps.length);
  if (session.record !== null) {
    session.record.answers.pop();
    session.record.end = session.steps.length === 0 ? '' : hashOf(session.state);
  }
  return null;
}

export function viewFor<T, V extends Verb, O>({ entry, state }: Session<T, V, O>, seat: Seat): View<T, V> {
  return viewOf(entry.game, state, seat);
}

/** Everything open, for those who look at a game from outside: a record, a position, a game between bots. */
export function openView<T, V extends Verb, O>({ entry, state }: Session<T, V, O>): View<T, V> {
  return { ...state, table: entry.game.clone(state.table), seat: SPECTATOR, chance: null };
}
