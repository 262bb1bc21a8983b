// @vitest-environment happy-dom
/** Links of games, and the codes that cameras read. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkOfRecord, placeOf, readHash } from '../src/sharing/gameLink.ts';
import { qrOf } from '../src/sharing/qr.ts';

/** A reader of another make (jsQR 1.4.0) has read each of them: by its width and what is drawn. */
const READ = [
  ['a', 21, 'bf35b1e154e92eb4'],
  ['https://gloaming.example/g#'.padEnd(120, 'Ab9-_'), 41, 'de40d143a1fb3040'],
  ['https://gloaming.example/g#'.padEnd(300, 'Ab9-_'), 61, '0abd1591c4745ade'],
  ['Ł'.repeat(500), 105, '9384336579a95c59'],
] as const;

test.each(READ)('a code of %j is drawn as it was read', (text, width, hash) => {
  const drawn = qrOf(text);
  expect(drawn?.length).toBe(width);
  const rows = drawn?.map((row) => row.map(Number).join('')).join('\n') ?? '';
  expect(createHash('sha256').update(rows).digest('hex').slice(0, 16)).toBe(hash);
});

test('what fits into no code has none', () => {
  expect(qrOf('x'.repeat(2_953))?.length).toBe(177);
  expect(qrOf('x'.repeat(2_954))).toBeNull();
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
