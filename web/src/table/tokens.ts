/**
 * Which tokens moved between two looks at the table, and from where to where. How many lie where is counted before and after; news only
 * adds at what somebody gained something, or paid for it: what came from the supply comes from there, and what was paid goes there.
 */
import type { Painted } from '../design/Icon.tsx';

/** Where tokens lie, as the page has it (`data-spot`, or of a card `data-card`): `pool:0`, `region:1:0`, `card:12`. */
export type Spot = string;

export interface Stock {
  readonly at: Spot;
  readonly kind: Painted;
  readonly n: number;
  /** Whose they are; nobody's (-1) can become anybody's. */
  readonly of: number;
}
/** What a piece of news says of somebody's goods: what they did it with, and what they gained there. */
export interface Word {
  readonly seat: number;
  /** Null where it does not say: then it is what they did before. */
  readonly at: Spot | null;
  readonly gained?: readonly (readonly [Painted, number])[];
}
/** So many of a kind from there to there; what is lost goes nowhere. */
export interface Passage {
  readonly kind: Painted;
  readonly n: number;
  readonly from: Spot;
  readonly to: Spot | null;
  readonly of: number;
}

interface Change {
  readonly at: Spot;
  readonly kind: Painted;
  readonly of: number;
  n: number;
}

function changesBetween(before: readonly Stock[], after: readonly Stock[]): Change[] {
  const changes = new Map<string, Change>();
  const count = (stocks: readonly Stock[], sign: number): void => {
    for (const { at, kind, n, of } of stocks) {
      const name = `${at} ${kind} ${of}`;
      const change = changes.get(name) ?? { at, kind, of, n: 0 };
      change.n += sign * n;
      changes.set(name, change);
    }
  };
  count(before, -1);
  count(after, 1);
  return [...changes.values()].filter(({ n }) => n !== 0);
}

const fits = (a: Change, b: Change): boolean => a.kind === b.kind && (a.of === b.of || a.of < 0 || b.of < 0);

/** What is gone here and more there has moved. What is left over stays in the changes. */
function takeMoves(changes: readonly Change[]): Passage[] {
  const found: Passage[] = [];
  for (const loss of changes)
    for (const gain of changes) {
      if (loss.n >= 0 || gain.n <= 0 || !fits(loss, gain)) continue;
      const n = Math.min(-loss.n, gain.n);
      loss.n += n;
      gain.n -= n;
      found.push({ kind: loss.kind, n, from: loss.at, to: gain.at, of: Math.max(loss.of, gain.of) });
    }
  return found;
}

/** What was told between the two looks, and what before: a card may ask what it gives. */
export interface Told {
  readonly words: readonly Word[];
  readonly earlier: readonly Word[];
}
const lastOf = (words: readonly Word[], of: number): Spot | null =>
  words.findLast(({ seat, at }) => seat === of && at !== null)?.at ?? null;

/** Where what a player gained of a kind came from, as far as it was told. */
function originsOf(gain: Change, { words, earlier }: Told): { at: Spot; n: number }[] {
  const found: { at: Spot; n: number }[] = [];
  let left = gain.n;
  let last = lastOf(earlier, gain.of);
  for (const { seat, at, gained = [] } of words) {
    if (seat !== gain.of) continue;
    last = at ?? last;
    for (const [kind, n] of gained) {
      if (kind !== gain.kind || last === null || left === 0) continue;
      found.push({ at: last, n: Math.min(n, left) });
      left -= Math.min(n, left);
    }
  }
  return found;
}

/** In the order in which they are seen: what changed hands or was paid first, then what that brought. */
export function passagesBetween(before: readonly Stock[], after: readonly Stock[], told: Told): readonly Passage[] {
  const changes = changesBetween(before, after);
  const moved = takeMoves(changes);
  const paid = changes
    .filter(({ n }) => n < 0)
    .map(({ at, kind, n, of }): Passage => {
      const first = told.words.find((word) => word.seat === of && word.at !== null && word.at !== at)?.at;
      return { kind, n: -n, from: at, to: first ?? lastOf(told.earlier, of), of };
    });
  const gained = changes
    .filter(({ n }) => n > 0)
    .flatMap((gain) =>
      originsOf(gain, told)
        .filter(({ at }) => at !== gain.at)
        .map(({ at, n }): Passage => ({ kind: gain.kind, n, from: at, to: gain.at, of: gain.of })),
    );
  return [...moved, ...paid, ...gained];
}

/** More of one kind on one way are not told apart: each of these stands for several. */
const MOST_ON_A_WAY = 5;
/** More at once is another table, or a new round for everybody: that is not followed with the eyes. */
const MOST = 40;

/** A token on its way: it carries a number, and the next one sets out after it. */
export interface Carried extends Omit<Passage, 'n'> {
  readonly n: number;
  /** How many have set out before it. */
  readonly turn: number;
}

export function carriedBy(passages: readonly Passage[]): readonly Carried[] {
  const all: Carried[] = [];
  for (const { n, ...way } of passages) {
    const pieces = Math.min(n, MOST_ON_A_WAY);
    for (let i = 0; i < pieces; i++)
      all.push({ ...way, n: Math.floor(n / pieces) + (i < n % pieces ? 1 : 0), turn: all.length });
  }
  return all.length > MOST ? [] : all;
}
