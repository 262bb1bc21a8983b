/** A text as a QR code: its bits laid out under the mask that leaves the fewest runs, blocks and the best balance of dark and light. */
import { codedBits, marksAt, range } from './qrBits.ts';

const LEVEL_L = 1;

/** Rows of dark and light. */
export type Modules = readonly (readonly boolean[])[];
type Grid = (boolean | null)[][];

/** What is the same for every text of this size; null where data goes. */
function frame(size: number): Grid {
  const width = 17 + 4 * size;
  const grid: Grid = range(width).map(() => Array<boolean | null>(width).fill(null));
  const set = (x: number, y: number, isDark: boolean): void => {
    if (x >= 0 && y >= 0 && x < width && y < width) grid[y][x] = isDark;
  };
  const square = (cx: number, cy: number, radius: number): void => {
    for (let y = -radius; y <= radius; y++)
      for (let x = -radius; x <= radius; x++) {
        const ring = Math.max(Math.abs(x), Math.abs(y));
        set(cx + x, cy + y, radius === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
      }
  };
  for (const i of range(width)) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [width - 4, 3],
    [3, width - 4],
  ])
    square(x, y, 4);
  const marks = marksAt(size);
  const last = marks.length - 1;
  for (const [i, x] of marks.entries())
    for (const [j, y] of marks.entries())
      if (!((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0))) square(x, y, 2);
  if (size >= 7) writeSize(size, set);
  writeFormat(0, width, set);
  return grid;
}
type Set = (x: number, y: number, isDark: boolean) => void;

/** With its check bits, by division. */
const checked = (value: number, length: number, by: number, top: number): number =>
  (value << length) | range(length).reduce((rest) => (rest << 1) ^ ((rest >>> top) * by), value);

function writeSize(size: number, set: Set): void {
  const bits = checked(size, 12, 0x1f25, 11);
  const from = 17 + 4 * size - 11;
  for (const i of range(18)) {
    const isDark = ((bits >>> i) & 1) === 1;
    set(from + (i % 3), Math.floor(i / 3), isDark);
    set(Math.floor(i / 3), from + (i % 3), isDark);
  }
}
function writeFormat(mask: number, width: number, set: Set): void {
  const bits = checked((LEVEL_L << 3) | mask, 10, 0x537, 9) ^ 0x5412;
  const bit = (i: number): boolean => ((bits >>> i) & 1) === 1;
  for (const i of range(15)) {
    const along = i < 6 ? i : i < 8 ? i + 1 : 14 - i;
    if (i < 8) set(8, along, bit(i));
    else set(i === 8 ? 7 : along, 8, bit(i));
    if (i < 8) set(width - 1 - i, 8, bit(i));
    else set(8, width - 15 + i, bit(i));
  }
  set(8, width - 8, true);
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Two columns at a time, from the right, up and down. */
function* zigzag(width: number): Generator<[x: number, y: number]> {
  for (let right = width - 1, isUp = true; right >= 1; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5;
    for (const i of range(width)) for (const x of [right, right - 1]) yield [x, isUp ? width - 1 - i : i];
  }
}

function filled(bits: readonly number[], size: number, mask: number): boolean[][] {
  const grid = frame(size);
  const width = grid.length;
  let next = 0;
  for (const [x, y] of zigzag(width))
    if (grid[y][x] === null) grid[y][x] = ((bits[next++] ?? 0) === 1) !== MASKS[mask](x, y);
  writeFormat(mask, width, (x, y, isDark) => {
    grid[y][x] = isDark;
  });
  return grid as boolean[][];
}

/** The less of it, the easier it is read. */
function penaltyOf(grid: Modules): number {
  const width = grid.length;
  const lines = [...grid, ...range(width).map((x) => grid.map((row) => row[x]))];
  const runs = lines.flatMap(
    (line) =>
      line
        .map(Number)
        .join('')
        .match(/0{5,}|1{5,}/g) ?? [],
  );
  const isBlock = (x: number, y: number): boolean =>
    grid[y][x] === grid[y][x + 1] && grid[y][x] === grid[y + 1][x] && grid[y][x] === grid[y + 1][x + 1];
  const blocks = range(width - 1).flatMap((y) => range(width - 1).filter((x) => isBlock(x, y))).length;
  const dark = grid.flat().filter((isDark) => isDark).length / width ** 2;
  return runs.reduce((sum, run) => sum + run.length - 2, 0) + 3 * blocks + 10 * Math.floor(Math.abs(dark * 20 - 10));
}

/** Null for a text that is too long for any. */
export function qrOf(text: string): Modules | null {
  const coded = codedBits(text);
  if (coded === null) return null;
  const drawn = MASKS.map((_, mask) => filled(coded.bits, coded.size, mask));
  return drawn.toSorted((a, b) => penaltyOf(a) - penaltyOf(b))[0];
}
