/** A session that remembers all of its game: what was answered, and what was heard. */
import type { Game, GameRecord, Seat, State, Verb } from '../src/index.ts';
import type { Told } from './news.ts';
import { begin, type Playable, Session } from './session.ts';

/** An answer, and the hash of the state it led to. */
export interface Written {
  readonly seat: Seat;
  readonly option: number;
  readonly hash: string;
}
interface Given extends Written {
  readonly told: readonly Told[];
}
/** What a game was begun with. */
type Origin<O> = Pick<GameRecord<O>, 'options' | 'key'>;
/** The same, of a game that may have had a whole turn taken back. */
type Past<O> = Origin<O> & { readonly tookBack?: boolean };

/** The record of a game as it was played, with the hashes of that time: a replay compares them. */
export function recordOf<T, V extends Verb, O>(
  { name, rules }: Game<T, V, O>,
  { options, key, tookBack = false }: Past<O>,
  written: readonly Written[],
): GameRecord<O> {
  const answers = written.map(({ seat, option, hash }) => ({ seat, option, check: hash.slice(0, 4) }));
  const marks = tookBack ? ({ tookBack: true } as const) : {};
  return { game: name, rules, options, key, ...marks, answers, end: written.at(-1)?.hash ?? '' };
}

export class RecordedSession<T, V extends Verb, O> extends Session<T, V, O> {
  readonly given: Given[] = [];
  /** What was heard while the table was set up. */
  readonly early: readonly Told[];
  /** Null for a game that went on from a position. */
  readonly origin: Origin<O> | null;

  constructor(
    playable: Playable<T, V, O>,
    state: State<T, V>,
    origin: Origin<O> | null = null,
    early: readonly Told[] = [],
  ) {
    super(playable, state);
    this.origin = origin;
    this.early = early;
  }

  /** All that was heard so far. */
  get heard(): readonly Told[] {
    return [...this.early, ...this.given.flatMap(({ told }) => told)];
  }
  /** Null where there is no origin: then the position can be written down instead. */
  get record(): GameRecord<O> | null {
    return this.origin === null ? null : recordOf(this.game, this.origin, this.given);
  }

  override answer(seat: Seat, option: number): Told[] {
    const told = super.answer(seat, option);
    this.given.push({ seat, option, hash: this.hash(), told });
    return told;
  }
  override undo(): void {
    super.undo();
    this.given.pop();
  }
}

export function beginRecorded<T, V extends Verb, O>(
  playable: Playable<T, V, O>,
  options: O,
  key: readonly number[],
): RecordedSession<T, V, O> {
  const { session, told } = begin(playable, options, key);
  return new RecordedSession(playable, session.state, { options, key }, told);
}

/** A record as it was after so many answers, usually all of them. */
export function followRecord<T, V extends Verb, O>(
  playable: Playable<T, V, O>,
  { options, key, answers }: GameRecord<O>,
  steps: number = answers.length,
): RecordedSession<T, V, O> {
  const session = beginRecorded(playable, options, key);
  for (const { seat, option } of answers.slice(0, steps)) session.answer(seat, option);
  return session;
}
