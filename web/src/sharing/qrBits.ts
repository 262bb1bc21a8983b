/**
 * The bytes of a QR code (ISO/IEC 18004; after Project Nayuki's "QR Code generator"): a text in the smallest of the forty sizes that holds it,
 * with error correction of level L.
 */

/** By size, from 1: error correction in each block, and how many blocks there are. */
const CORRECTION = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30,
  30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
];
const BLOCKS = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19,
  20, 21, 22, 24, 25,
];
const LARGEST = 40;
const BYTES = 0b0100;

export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const bitsOf = (value: number, length: number): number[] => range(length).map((i) => (value >>> (length - 1 - i)) & 1);

/** Where the small squares lie, in both directions. */
export function marksAt(size: number): number[] {
  if (size === 1) return [];
  const many = Math.floor(size / 7) + 2;
  const step = size === 32 ? 26 : Math.ceil((size * 4 + 4) / (many * 2 - 2)) * 2;
  return [6, ...range(many - 1).map((i) => 17 + 4 * size - 7 - step * (many - 2 - i))];
}
/** How many bytes of data and correction fit beside what is always there. */
function roomOf(size: number): number {
  const marks = marksAt(size).length;
  const squares = marks === 0 ? 0 : (25 * marks - 10) * marks - 55;
  return Math.floor(((16 * size + 128) * size + 64 - squares - (size >= 7 ? 36 : 0)) / 8);
}
const dataOf = (size: number): number => roomOf(size) - CORRECTION[size - 1] * BLOCKS[size - 1];
const headOf = (size: number): number => 4 + (size < 10 ? 8 : 16);

/** In the field of 256 elements with the polynomial x⁸+x⁴+x³+x²+1. */
function times(x: number, y: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((y >>> i) & 1) * x);
  return product;
}
/** Reed–Solomon: what is left of the data when it is divided. */
function correctionOf(data: readonly number[], length: number): number[] {
  let divisor = [...Array<number>(length - 1).fill(0), 1];
  for (let i = 0, root = 1; i < length; i++, root = times(root, 2))
    divisor = divisor.map((each, j) => times(each, root) ^ (divisor[j + 1] ?? 0));
  let left = Array<number>(length).fill(0);
  for (const byte of data) {
    const factor = byte ^ left[0];
    left = left.map((_, i) => (left[i + 1] ?? 0) ^ times(divisor[i], factor));
  }
  return left;
}

function dataBytes(bytes: Uint8Array, size: number): number[] {
  const bits = [...bitsOf(BYTES, 4), ...bitsOf(bytes.length, headOf(size) - 4)];
  for (const byte of bytes) bits.push(...bitsOf(byte, 8));
  const most = dataOf(size) * 8;
  bits.push(...Array<number>(Math.min(4, most - bits.length)).fill(0));
  while (bits.length % 8 !== 0) bits.push(0);
  const packed = range(bits.length / 8).map((i) => Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2));
  for (let filler = 0xec; packed.length < dataOf(size); filler ^= 0xec ^ 0x11) packed.push(filler);
  return packed;
}
/** In blocks, each with its correction, byte by byte in turn. */
function interleaved(data: readonly number[], size: number): number[] {
  const [many, length] = [BLOCKS[size - 1], CORRECTION[size - 1]];
  const short = Math.floor(roomOf(size) / many) - length;
  const longer = many - (roomOf(size) % many);
  const startOf = (i: number): number => i * short + Math.max(0, i - longer);
  const blocks = range(many).map((i) => data.slice(startOf(i), startOf(i + 1)));
  const corrections = blocks.map((block) => correctionOf(block, length));
  return [
    ...range(short + 1).flatMap((i) => blocks.flatMap((block) => block[i] ?? [])),
    ...range(length).flatMap((i) => corrections.map((each) => each[i])),
  ];
}

/** Null for a text that is too long for any. */
export function codedBits(text: string): { readonly size: number; readonly bits: readonly number[] } | null {
  const bytes = new TextEncoder().encode(text);
  const size = range(LARGEST)
    .map((i) => i + 1)
    .find((each) => headOf(each) + bytes.length * 8 <= dataOf(each) * 8);
  if (size === undefined) return null;
  return { size, bits: interleaved(dataBytes(bytes, size), size).flatMap((byte) => bitsOf(byte, 8)) };
}
