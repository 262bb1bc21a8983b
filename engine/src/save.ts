/** A state as text and back (a snapshot), at any moment, in the middle of an effect too. */
import { fail } from './errors.ts';
import { type Frame, type Game, NONE, type State, type Verb } from './game.ts';

export function makeState<T, V>(s: State<T, V>): string {
  return JSON.stringify(s);
}

const FRAME = { verbs: [{ verb: '' }], at: 0, seat: 0, from: 0, it: 0, n: 0, held: 0 };

/** Refuses text that is no state of this game. The table's own shape is compared with one that the game sets up. */
export function parseState<T, V extends Verb, O>(game: Game<T, V, O>, table: T, text: string): State<T, V> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    fail('bad-state', { path: 'JSON' });
  }
  const position = { table, known: [0], seen: [0], stack: [FRAME], lines: [[FRAME]], line: 0 };
  alike({ ...position, chance: { key: [0], drawn: 0 } }, data, 'state');
  const s = data as State<T, V>;
  if (s.known.length !== game.cards) fail('bad-state', { path: 'state.known' });
  if (s.seen.length !== game.cards) fail('bad-state', { path: 'state.seen' });
  if (s.chance.key.length !== 4) fail('bad-state', { path: 'state.chance.key' });
  if (s.chance.drawn < 0) fail('bad-state', { path: 'state.chance.drawn' });
  if (s.line !== NONE) fail('bad-state', { path: 'state.line' });
  for (const f of [...s.stack, ...s.lines.flat()]) checkFrame(game, f);
  return s;
}

/** Frames in the middle of an effect, as a game's notation writes them. */
export function checkFrame<T, V extends Verb, O>(game: Game<T, V, O>, data: unknown): Frame<V> {
  alike(FRAME, data, 'frame');
  const f = data as Frame<V>;
  if (f.verbs.some(({ verb }) => !Object.hasOwn(game.verbs, verb))) fail('bad-state', { path: 'frame.verbs' });
  if (f.at < 0 || f.at > f.verbs.length) fail('bad-state', { path: 'frame.at' });
  return f;
}

function alike(like: unknown, data: unknown, path: string): void {
  if (typeof like !== typeof data || data === null || Array.isArray(like) !== Array.isArray(data))
    fail('bad-state', { path });
  if (typeof like === 'number' && !Number.isSafeInteger(data)) fail('bad-state', { path });
  if (Array.isArray(like)) {
    if (like.length > 0) for (const [i, part] of (data as unknown[]).entries()) alike(like[0], part, `${path}.${i}`);
  } else if (typeof like === 'object' && like !== null)
    for (const [key, part] of Object.entries(like))
      alike(part, (data as Record<string, unknown>)[key], `${path}.${key}`);
}
