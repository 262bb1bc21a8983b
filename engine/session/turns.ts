/**
 * Whose turn each answer belonged to, for hosts that let somebody take a whole turn back: behind cards that were shown and
 * answers of others, so against bots only.
 */
import { NONE, type Seat, type Verb } from '../src/index.ts';
import type { Told } from './news.ts';
import type { Session } from './session.ts';

/** An answer that stands, and in which turn of its seat it was given; NONE where it was not the seat's turn. */
export interface Placed {
  readonly seat: Seat;
  readonly option: number;
  readonly turn: number;
}

export class Turns {
  readonly given: Placed[];
  /** The number of the turn that is being played, or comes next. */
  private turn: number;

  constructor(given: readonly Placed[] = [], turn = 0) {
    this.given = given.slice();
    this.turn = turn;
  }

  answer<T, V extends Verb, O>(session: Session<T, V, O>, seat: Seat, option: number): Told[] {
    const before = session.turn();
    const told = session.answer(seat, option);
    this.given.push({ seat, option, turn: before?.seat === seat ? this.turn : NONE });
    if (session.turn() !== before) this.turn++;
    return told;
  }
  undo(): void {
    this.cutTo(this.given.length - 1);
  }
  /** Only so many answers stand. */
  cutTo(count: number): void {
    const gone = this.given.splice(count).find(({ turn }) => turn !== NONE);
    if (gone !== undefined) this.turn = gone.turn;
  }

  /** How many answers stand before the last turn that a seat has begun; null before its first. */
  beforeLast(seat: Seat): number | null {
    const last = this.given.findLast((each) => each.seat === seat && each.turn !== NONE);
    return last === undefined ? null : this.given.findIndex(({ turn }) => turn === last.turn);
  }

  fork(): Turns {
    return new Turns(this.given, this.turn);
  }
  /** As it is kept in a snapshot: numbers only, since there are hundreds. */
  toJSON(): number[][] {
    return [[this.turn], ...this.given.map(({ seat, option, turn }) => [seat, option, turn])];
  }
  static restore([[turn], ...given]: readonly (readonly number[])[]): Turns {
    return new Turns(
      given.map(([seat, option, turn]) => ({ seat, option, turn })),
      turn,
    );
  }
}
