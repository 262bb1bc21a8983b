/** Copies a state by hand: verbs and the key are never changed, so they are shared. */
import type { Frame, Game, State, Verb } from './game.ts';

export function cloneFrames<V>(stack: readonly Frame<V>[]): Frame<V>[] {
  const copy: Frame<V>[] = [];
  for (let i = 0; i < stack.length; i++) {
    const f = stack[i];
    copy.push({ verbs: f.verbs, at: f.at, seat: f.seat, from: f.from, it: f.it, n: f.n, held: f.held });
  }
  return copy;
}

export function clone<T, V extends Verb, O>(game: Game<T, V, O>, s: State<T, V>): State<T, V> {
  return {
    table: game.clone(s.table),
    known: s.known.slice(),
    seen: s.seen.slice(),
    stack: cloneFrames(s.stack),
    lines: s.lines.map(cloneFrames),
    line: s.line,
    chance: { key: s.chance.key, drawn: s.chance.drawn },
  };
}
