// @vitest-environment happy-dom
/** Links of games, and the codes that cameras read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import reader from 'jsqr';
import { expect, test } from 'vitest';
import { linkOfRecord, placeOf, readHash } from '../src/sharing/gameLink.ts';
import { type Modules, qrOf } from '../src/sharing/qr.ts';

/** A module of the older kind: its types look for the function in the wrong place. */
const jsQR = reader as unknown as typeof reader.default;

/** Pixels of a dot, and dots around it, as a camera sees it. */
const [DOT, QUIET] = [3, 4];

/** What a reader of another make finds in it. */
function readAgain(modules: Modules): string | undefined {
  const width = (modules.length + 2 * QUIET) * DOT;
  const pixels = new Uint8ClampedArray(4 * width * width).fill(255);
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++)
      if (modules[Math.floor(y / DOT) - QUIET]?.[Math.floor(x / DOT) - QUIET] === true)
        pixels.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3);
  return jsQR(pixels, width, width)?.data;
}

test.each([
  'a',
  'https://gloaming.example/g#'.padEnd(120, 'Ab9-_'),
  'https://gloaming.example/g#'.padEnd(300, 'Ab9-_'),
])('a code of %j is read', (text) => expect(readAgain(qrOf(text) ?? [])).toBe(text));

test('what fits into no code has none', () => {
  expect(qrOf('x'.repeat(2_900))).not.toBeNull();
  expect(qrOf('x'.repeat(3_000))).toBeNull();
});

test('a game, a moment and a moment as a seat saw it are told apart', () => {
  for (const moment of [null, { step: 0, seat: null }, { step: 12, seat: 0 }, { step: 429, seat: 3 }])
    expect(readHash(placeOf('aB-_9', moment).slice('/g'.length))).toEqual({ packed: 'aB-_9', moment });
  for (const hash of ['', '#', '#a.', '#a.b', '#a.1.0', '#a.1.9', '#a.123456', '#a b', '#a.1.2.3'])
    expect(readHash(hash), hash).toBeNull();
});

test('a record leads to its link, which is short', async () => {
  const file = join(import.meta.dirname, '../../games/evenfall/test/replays/03-2-sun.game');
  const link = await linkOfRecord(readFileSync(file, 'utf8'), { step: 40, seat: 1 });
  const { packed = '', moment } = readHash(new URL(link).hash) ?? {};
  expect(moment).toEqual({ step: 40, seat: 1 });
  expect(packed.length).toBeLessThan(200);
});
