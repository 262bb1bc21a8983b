/**
 * Chance is in the state: a random generator made of a counter and the stream cipher ChaCha8 (Bernstein 2008) under 128 secret bits. The
 * same key gives the same game on every machine, forever.
 */
import { fail } from './errors.ts';

export interface Chance {
  readonly key: readonly number[];
  /** How many words have been drawn. */
  drawn: number;
}

export function makeKey(key: readonly number[]): string {
  return key.map((word) => word.toString(16).padStart(8, '0')).join('');
}
export function parseKey(text: string): number[] {
  if (!/^[0-9a-f]{32}$/.test(text)) fail('bad-key', { text: text.slice(0, 80) });
  return [0, 8, 16, 24].map((i) => Number.parseInt(text.slice(i, i + 8), 16));
}

const block = new Uint32Array(16);
const input = new Uint32Array(16);
// "expand 16-byte k"; then the key twice, the counter and the nonce
input.set([0x61707865, 0x3120646e, 0x79622d36, 0x6b206574]);
let blockKey: readonly number[] | null = null;
let blockNumber = -1;

const turnLeft = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/** On four numbers of its own: four times as fast as in the block itself. */
function quarter(x: Uint32Array, i: number, j: number, k: number, l: number): void {
  let a = x[i];
  let b = x[j];
  let c = x[k];
  let d = x[l];
  a = (a + b) | 0;
  d = turnLeft(d ^ a, 16);
  c = (c + d) | 0;
  b = turnLeft(b ^ c, 12);
  a = (a + b) | 0;
  d = turnLeft(d ^ a, 8);
  c = (c + d) | 0;
  b = turnLeft(b ^ c, 7);
  x[i] = a;
  x[j] = b;
  x[k] = c;
  x[l] = d;
}

/** One block of ChaCha8 with a 128-bit key and a zero nonce. The last block is kept: words are drawn one by one. */
export function chachaBlock(key: readonly number[], number: number): Uint32Array {
  if (key === blockKey && number === blockNumber) return block;
  for (let i = 0; i < 8; i++) input[4 + i] = key[i % 4];
  input[12] = number;
  input[13] = Math.floor(number / 0x100000000);
  block.set(input);
  for (let round = 0; round < 8; round += 2) {
    for (let i = 0; i < 4; i++) quarter(block, i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarter(block, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  for (let i = 0; i < 16; i++) block[i] += input[i];
  blockKey = key;
  blockNumber = number;
  return block;
}

function word(chance: Chance): number {
  const at = chance.drawn++;
  return chachaBlock(chance.key, Math.floor(at / 16))[at % 16];
}

/** A fair number from 0 to n − 1, by rejection sampling: words that would favour the low ones, all among the highest n, are thrown away. */
export function below(chance: Chance, n: number): number {
  let w = word(chance);
  while (w >= 0x100000000 - n && w >= 0x100000000 - (0x100000000 % n)) w = word(chance);
  return w % n;
}

/** Fisher and Yates. */
export function shuffle(chance: Chance, pile: number[]): void {
  for (let i = pile.length - 1; i > 0; i--) {
    const j = below(chance, i + 1);
    const card = pile[i];
    pile[i] = pile[j];
    pile[j] = card;
  }
}

/** A number from 0 to n − 1 that belongs to no game: for bots, imagination and tests. */
export type Dice = (n: number) => number;

/** Quick dice (the generator sfc32 of PractRand, Doty-Humphrey 2010), the same for the same seed. */
export function makeDice(seed: number): Dice {
  let a = seed | 0;
  let b = (seed / 0x100000000) | 0;
  let c = 0x9e3779b9;
  let count = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return (n) => Math.floor((next() / 0x100000000) * n);
}

/** A key from dice, for simulations and tests. A real table takes its key from the operating system. */
export function keyFrom(dice: Dice): number[] {
  return [0, 0, 0, 0].map(() => dice(0x100000000));
}
