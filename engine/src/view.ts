/** A view is a state with the unknown crossed out; to imagine is to fill it in again with something that fits. */
import { type Dice, keyFrom } from './chance.ts';
import { clone, cloneFrames } from './clone.ts';
import type { Card, Frame, Game, Seat, State, Verb, View } from './game.ts';
import { NONE, SEALED, UNKNOWN } from './game.ts';
import { bit } from './known.ts';
import { optionsOf } from './play.ts';

export function viewOf<T, V extends Verb, O>(game: Game<T, V, O>, s: State<T, V>, seat: Seat): View<T, V> {
  const mine = bit(seat);
  const knows = (card: Card): boolean => (s.known[card] & mine) !== 0;
  const hide = (card: Card): Card => (card < 0 || knows(card) ? card : UNKNOWN);
  const cross = (stack: readonly Frame<V>[]): Frame<V>[] =>
    cloneFrames(stack).map((f) => ({
      ...f,
      from: hide(f.from),
      it: hide(f.it),
      held: f.held !== NONE && f.seat !== seat ? SEALED : f.held,
    }));
  return {
    table: game.cross(s.table, seat, knows, (card) => (s.seen[card] & mine) !== 0),
    // Whether somebody else knows a card could tell where it lies.
    known: s.known.map((seats) => seats & mine),
    seen: s.seen.map((seats) => seats & mine),
    stack: cross(s.stack),
    lines: s.lines.map(cross),
    line: s.line,
    seat,
    chance: null,
  };
}

/** A state in which everything this seat sees is as it is, and everything else is as it might be. */
export function imagine<T, V extends Verb, O>(game: Game<T, V, O>, view: View<T, V>, dice: Dice): State<T, V> {
  const s = clone(game, { ...view, chance: { key: keyFrom(dice), drawn: 0 } });
  game.imagine(view, s, dice);
  s.lines.forEach((line, seat) => {
    const f = line[line.length - 1];
    if (f?.held !== SEALED) return;
    f.held = NONE;
    const options = optionsOf(game, s, seat);
    f.held = options[dice(options.length)];
  });
  return s;
}
