import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  below,
  type Chance,
  chachaBlock,
  keyFrom,
  makeDice,
  makeKey,
  parseKey,
  Refused,
  shuffle,
} from '../src/index.ts';

const key = fc.tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: 0, max: 0xffffffff })));
const chance = (of: readonly number[], drawn = 0): Chance => ({ key: of, drawn });

function bytes(words: Uint32Array): string {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  words.forEach((word, i) => void view.setUint32(i * 4, word, true));
  return Buffer.from(view.buffer).toString('hex');
}

describe('ChaCha8', () => {
  // "Test Vectors for the Stream Cipher ChaCha" (Strombergson), TC1: key and IV all zero, 128 bits, 8 rounds.
  test('gives the published blocks', () => {
    expect(bytes(chachaBlock([0, 0, 0, 0], 0))).toBe(
      'e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b',
    );
  });
  test('a block does not depend on what was asked before', () => {
    fc.assert(
      fc.property(key, key, fc.nat(), (one, other, number) => {
        const first = bytes(chachaBlock(one, number));
        chachaBlock(other, number);
        chachaBlock(one, number + 1);
        expect(bytes(chachaBlock([...one], number))).toBe(first);
      }),
    );
  });
});

describe('numbers from chance', () => {
  test('are the same for the same key and place', () => {
    fc.assert(
      fc.property(key, fc.nat(1000), fc.integer({ min: 1, max: 0xffffffff }), (of, drawn, n) => {
        const [a, b] = [chance(of, drawn), chance([...of], drawn)];
        expect(below(a, n)).toBe(below(b, n));
        expect(a.drawn).toBe(b.drawn);
        expect(a.drawn).toBeGreaterThan(drawn);
      }),
    );
  });
  test('lie below the bound, and every one is as likely', () => {
    const c = chance([1, 2, 3, 4]);
    for (const n of [1, 2, 3, 7, 40]) {
      const counts: number[] = new Array(n).fill(0);
      const each = 2000;
      for (let i = 0; i < n * each; i++) counts[below(c, n)]++;
      // Chi squared with n - 1 degrees of freedom: beyond n + 5 √(2n) is not chance. The key is fixed, so this never flickers.
      const chi = counts.reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
      expect(chi).toBeLessThan(n + 5 * Math.sqrt(2 * n));
    }
  });
  test('words that would favour the low numbers are thrown away', () => {
    // Of 3 · 2³⁰ numbers, every word from 3 · 2³⁰ on, one in four, must be drawn again.
    const c = chance([5, 6, 7, 8]);
    for (let i = 0; i < 4000; i++) below(c, 3 * 2 ** 30);
    expect(c.drawn / 4000).toBeGreaterThan(1.25);
    expect(c.drawn / 4000).toBeLessThan(1.42);
    const fair = chance([5, 6, 7, 8]);
    for (let i = 0; i < 4000; i++) below(fair, 2 ** 30);
    expect(fair.drawn).toBe(4000);
  });
  test('a shuffle is a permutation, the same for the same key', () => {
    fc.assert(
      fc.property(key, fc.array(fc.nat(), { maxLength: 60 }), (of, pile) => {
        const [one, other] = [[...pile], [...pile]];
        shuffle(chance(of), one);
        shuffle(chance(of), other);
        expect(one).toEqual(other);
        expect(one.toSorted((a, b) => a - b)).toEqual(pile.toSorted((a, b) => a - b));
      }),
    );
  });
  test('every order of three cards comes as often', () => {
    const c = chance([9, 9, 9, 9]);
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const pile = [0, 1, 2];
      shuffle(c, pile);
      counts.set(pile.join(), (counts.get(pile.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('keys as text', () => {
  test('there and back', () => {
    fc.assert(
      fc.property(key, (of) => {
        expect(parseKey(makeKey(of))).toEqual(of);
      }),
    );
  });
  test('anything else is refused', () => {
    for (const text of ['', '0', 'g'.repeat(32), '0'.repeat(31), '0'.repeat(33), 'A'.repeat(32), ` ${'0'.repeat(32)}`])
      expect(() => parseKey(text)).toThrow(Refused);
  });
});

describe('dice of nobody', () => {
  test('are the same for the same seed, below the bound, and differ for other seeds', () => {
    const rolls = (seed: number): number[] => {
      const dice = makeDice(seed);
      return Array.from({ length: 50 }, () => dice(6));
    };
    expect(rolls(1)).toEqual(rolls(1));
    expect(new Set(Array.from({ length: 200 }, (_, seed) => rolls(seed).join())).size).toBe(200);
    expect(new Set(rolls(1))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(keyFrom(makeDice(0))).not.toEqual(keyFrom(makeDice(1)));
  });
});
