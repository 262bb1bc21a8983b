import { describe, expect, test } from 'vitest';
import { answer, hashOf, makeState, optionsOf, parseState, Refused, start } from '../src/index.ts';
import { lanterns } from './lanterns.ts';

const state = start(lanterns, { players: 2 }, [1, 2, 3, 4]);
answer(lanterns, state, 0, optionsOf(lanterns, state, 0)[0]);
const { table } = lanterns.setup({ players: 2 });
const read = (text: string) => parseState(lanterns, table, text);

/** The saved state with something else at a path; undefined takes it away. */
function damaged(path: string, value: unknown): string {
  const data = JSON.parse(makeState(state)) as Record<string, unknown>;
  const way = path.split('.');
  const last = way.pop() as string;
  const at = way.reduce((part, key) => part[key] as Record<string, unknown>, data);
  at[last] = value;
  return JSON.stringify(data);
}

describe('a saved state', () => {
  test('is the same again, with an answer kept aside', () => {
    const again = read(makeState(state));
    expect(again).toEqual(state);
    expect(hashOf(again)).toBe(hashOf(state));
  });
  test('can be put together from its own parts', () => {
    expect(read(damaged('table.round', 1))).toEqual(state);
  });
  test.each<[string, unknown]>([
    ...['table', 'known', 'seen', 'stack', 'lines', 'line', 'chance'].flatMap((path): [string, unknown][] => [
      [path, undefined],
      [path, null],
      [path, 'text'],
    ]),
    ['table.round', 0.5],
    ['table.round', 1e300],
    ['table.deck', 3],
    ['table.players', {}],
    ['table.players.0.points', 'many'],
    ['table.players.1', null],
    ['known', [0]],
    ['seen', []],
    ['known.3', '1'],
    ['chance.key', [1, 2, 3]],
    ['chance.key.2', '7'],
    ['chance.drawn', '3'],
    ['chance.drawn', -1],
    ['line', 0],
    ['lines.0', null],
    ['stack.0.at', 99],
    ['stack.0.at', -1],
    ['stack.0.seat', 'A'],
    ['stack.0.held', undefined],
    ['stack.0.verbs', [{ verb: 'explode' }]],
    ['stack.0.verbs', [{ verb: 'toString' }]],
    ['stack.0.verbs', ['bid']],
    ['stack.0.verbs', null],
    ['lines.1.0.verbs.0', { verb: 3 }],
  ])('damaged at %s (%j) is refused', (path, value) => {
    expect(() => read(damaged(path, value))).toThrow(Refused);
    const last = path.split('.').findLast((part) => !/^\d+$/.test(part)) as string;
    expect(() => read(damaged(path, value))).toThrow(new RegExp(`bad-state.*${last}`));
  });
  test.each(['', '{', 'null', '[]', '3', '"state"', '{}'])('%s is refused', (text) => {
    expect(() => read(text)).toThrow(Refused);
  });
});
