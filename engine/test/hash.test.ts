import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOf, start } from '../src/index.ts';
import { lanterns } from './lanterns.ts';

/** The same data with the keys of every object the other way round. */
function turned(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(turned);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data)
      .reverse()
      .map(([key, part]) => [key, turned(part)]),
  );
}

/** Every way to change one number, text or list of the data. */
function* changes(data: unknown, put: (part: unknown) => unknown): Generator<unknown> {
  if (typeof data === 'number') yield put(data + 1);
  else if (typeof data === 'string') yield put(`${data}x`);
  else if (Array.isArray(data)) {
    yield put([...data, 0]);
    for (const [i, part] of data.entries()) yield* changes(part, (other) => put(data.with(i, other)));
  } else if (typeof data === 'object' && data !== null)
    for (const [key, part] of Object.entries(data)) yield* changes(part, (other) => put({ ...data, [key]: other }));
}

describe('the hash', () => {
  test('is stable: these values never change', () => {
    expect(hashOf(null)).toMatchInlineSnapshot(`"9680e0ce0580e9cc"`);
    expect(hashOf(0)).toMatchInlineSnapshot(`"1db02179dfb84868"`);
    expect(hashOf([])).toMatchInlineSnapshot(`"e46fa007f7fe3263"`);
    expect(hashOf({})).toMatchInlineSnapshot(`"4ef14b41cf96f84f"`);
    expect(hashOf({ a: [1, -2, 'three', true], b: { c: 4294967296, d: 0.5 } })).toMatchInlineSnapshot(
      `"01b0f1ead359576a"`,
    );
    expect(hashOf(start(lanterns, { players: 3 }, [1, 2, 3, 4]))).toMatchInlineSnapshot(`"a567d06a61b17e06"`);
  });
  test('does not depend on the order of keys, nor on keys without a value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        expect(hashOf(turned(data))).toBe(hashOf(data));
        expect(hashOf(JSON.parse(JSON.stringify(data)))).toBe(hashOf(data));
      }),
    );
    expect(hashOf({ a: 1, b: undefined })).toBe(hashOf({ a: 1 }));
  });
  test('changes with every change of a state', () => {
    const state = start(lanterns, { players: 4 }, [1, 2, 3, 4]);
    const hashes = new Set([hashOf(state)]);
    let count = 1;
    for (const changed of changes(state, (data) => data)) {
      hashes.add(hashOf(changed));
      count++;
    }
    expect(count).toBeGreaterThan(100);
    expect(hashes.size).toBe(count);
  });
  test('tells apart what looks alike', () => {
    const alike = [0, false, null, '', [], {}, '0', [0], [[]], [null], { a: 0 }, { '': 0 }, ['a', 0], 2 ** 32, 2 ** 33];
    expect(new Set(alike.map(hashOf)).size).toBe(alike.length);
  });
});
