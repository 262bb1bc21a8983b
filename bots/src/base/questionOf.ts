/** The question that a state waits for; the first of them where several seats are asked. */
import { asking, type Frame, type State, type Verb } from '@gloaming/engine';

export function questionOf<T, V extends Verb>(s: State<T, V>): Frame<V> {
  for (let seat = 0; seat < s.lines.length; seat++) {
    const f = asking(s, seat);
    if (f !== undefined) return f;
  }
  return s.stack[s.stack.length - 1];
}
