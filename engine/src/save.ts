/** A state as text and back, at any moment, in the middle of an effect too. */
import { fail } from './errors.ts';
import type { Frame, Game, State, Verb } from './game.ts';

export function makeState<T, V>(s: State<T, V>): string {
  return JSON.stringify(s);
}

type Fields = Record<string, unknown>;

/** Refuses text that is no state of this game. The table's own shape is compared with one that the game sets up. */
export function parseState<T, V extends Verb, O>(game: Game<T, V, O>, like: T, text: string): State<T, V> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    fail('bad-state', { path: '', expected: 'JSON' });
  }
  const s = fields(data, 'state');
  alike(like, s.table, 'table');
  for (const key of ['known', 'seen']) {
    const list = numbers(s[key], key);
    if (list.length !== game.cards) fail('bad-state', { path: key, expected: `${game.cards} numbers` });
  }
  const stacks = [s.stack, ...array(s.lines, 'lines')];
  stacks.forEach((stack, i) => {
    array(stack, `stack ${i}`).forEach((f, j) => {
      checkFrame(game, f, `stack ${i}.${j}`);
    });
  });
  integer(s.line, 'line');
  const chance = fields(s.chance, 'chance');
  if (numbers(chance.key, 'chance.key').length !== 4) fail('bad-state', { path: 'chance.key', expected: '4 numbers' });
  integer(chance.drawn, 'chance.drawn');
  return data as State<T, V>;
}

/** Frames in the middle of an effect, as a game's notation writes them. */
export function checkFrame<T, V extends Verb, O>(game: Game<T, V, O>, data: unknown, path: string): Frame<V> {
  const f = fields(data, path);
  for (const key of ['at', 'seat', 'from', 'it', 'n', 'held']) integer(f[key], `${path}.${key}`);
  const verbs = array(f.verbs, `${path}.verbs`);
  for (const verb of verbs)
    if (!Object.hasOwn(game.verbs, String(fields(verb, path).verb)))
      fail('bad-state', { path: `${path}.verbs`, expected: 'verbs of this game' });
  const at = f.at as number;
  if (at < 0 || at > verbs.length) fail('bad-state', { path: `${path}.at`, expected: `0 to ${verbs.length}` });
  return data as Frame<V>;
}

function alike(like: unknown, data: unknown, path: string): void {
  if (Array.isArray(like)) {
    const list = array(data, path);
    if (like.length > 0) for (let i = 0; i < list.length; i++) alike(like[0], list[i], `${path}.${i}`);
  } else if (typeof like === 'object' && like !== null) {
    const own = fields(data, path);
    for (const [key, part] of Object.entries(like)) alike(part, own[key], `${path}.${key}`);
  } else if (typeof like === 'number') integer(data, path);
  else if (typeof like !== typeof data) fail('bad-state', { path, expected: typeof like });
}
function fields(data: unknown, path: string): Fields {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    fail('bad-state', { path, expected: 'an object' });
  return data as Fields;
}
function array(data: unknown, path: string): unknown[] {
  return Array.isArray(data) ? data : fail('bad-state', { path, expected: 'a list' });
}
function numbers(data: unknown, path: string): number[] {
  return array(data, path).map((n, i) => integer(n, `${path}.${i}`));
}
function integer(data: unknown, path: string): number {
  return Number.isSafeInteger(data) ? (data as number) : fail('bad-state', { path, expected: 'a whole number' });
}
