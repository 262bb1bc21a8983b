/**
 * Goods that are chosen one after the other, laid out at once: all kinds with what there is of each, in any order, a proposal among
 * them. The rules ask in an order of their own, so that no choice comes in two orders; the answers in that order are found by playing.
 */
import { asking, type Card, type Game, type State, total, type Verb, type View } from '@gloaming/engine';
import type { Painted } from '../design/Icon.tsx';
import { answersUntil } from './preview.ts';
import { spare } from './spare.ts';
import type { Target } from './target.ts';

interface TrayLine {
  readonly kind: Painted;
  /** What it is paid for with, where there is more than one way. */
  readonly paid?: Painted;
  /** The card that it comes to lie on, where there are several. */
  readonly of?: Card;
  /** What on the table stands for it, if anything. */
  readonly target: Target | null;
  /** What there is of it before. */
  readonly has: number;
  /** By one of it, what there is becomes more, or less; or it stays, since it goes to a card. */
  readonly change: 1 | -1 | 0;
}

export interface Tray {
  readonly does: 'pay' | 'lose' | 'gain' | 'put' | 'build';
  /** So many, no more and no less; null for as many as one likes, at least one. */
  readonly n: number | null;
  readonly lines: readonly TrayLine[];
  /** By line, as everything that is chosen. */
  readonly proposal: readonly number[];
  /** Whether so many of each, and perhaps more, can be chosen. */
  mayHold(amounts: readonly number[]): boolean;
  /** In the order of the rules; none where so many of each are no choice. */
  answers(amounts: readonly number[]): readonly number[];
}

/** What a verb asks for, one good after the other. */
export interface Units {
  readonly does: keyof typeof CHANGE;
  readonly left: number;
  /** What has to be of these kinds; the rest, up to `any`, may be of any kind. */
  readonly need: readonly number[];
  readonly any: number;
  /** By kind, how many there may be at most. */
  readonly most: readonly number[];
}

/** Kinds that were passed over before are not asked for again. */
export const fromKind = (most: readonly number[], first: number): number[] =>
  most.map((n, kind) => (kind < first ? 0 : n));

const CHANGE = { pay: -1, lose: -1, gain: 1, put: 0 } as const;

/** By so much less a card counts for each good that it lacks. */
const NEARER = 3;

/** How much one more of each kind brings the cards nearer that one would pay for: those that lack little count for most. */
function towards(costs: readonly (readonly number[])[], pool: readonly number[]): number[] {
  const worth = pool.map(() => 0);
  for (const cost of costs) {
    const lacks = cost.map((n, kind) => Math.max(0, n - pool[kind]));
    for (const kind of lacks.keys()) if (lacks[kind] > 0) worth[kind] += NEARER ** -total(lacks);
  }
  return worth;
}

/** What one lacks for the cards in hand, and else what there is least of, kind by kind; `worth` says what is hard to come by. */
function wanted({ left, most }: Units, { pool, worth, costs }: Goods): number[] {
  const taken = most.map(() => 0);
  for (let n = 0; n < left; n++) {
    const held = pool.map((has, kind) => has + taken[kind]);
    const nearer = towards(costs, held);
    const plenty = (kind: number): number => (held[kind] + 1) / worth[kind];
    const isBetter = (a: number, b: number): boolean =>
      nearer[a] > nearer[b] || (nearer[a] === nearer[b] && plenty(a) < plenty(b));
    const open = [...most.keys()].filter((kind) => taken[kind] < most[kind]);
    taken[open.reduce((best, kind) => (isBetter(kind, best) ? kind : best))]++;
  }
  return taken;
}

/** What a table has of goods, and what one may want more for. */
interface Goods {
  readonly kinds: readonly Painted[];
  readonly pool: readonly number[];
  readonly worth: readonly number[];
  /** By kind, what each card costs that one might come to pay for. */
  readonly costs: readonly (readonly number[])[];
}

export function trayOf<T, V extends Verb, O>(
  game: Game<T, V, O>,
  view: View<T, V>,
  unitsOf: (verb: V) => Units | null,
  goods: Goods,
): Tray | null {
  const unitsAsked = (s: State<T, V> | View<T, V>): Units | null => {
    const f = asking(s, view.seat);
    return f === undefined ? null : unitsOf(f.verbs[f.at]);
  };
  const units = unitsAsked(view);
  if (units === null) return null;
  const { does, left: n, need, any, most } = units;
  const { kinds, pool, worth } = goods;
  const mayHold = (amounts: readonly number[]): boolean =>
    total(amounts) <= n &&
    amounts.every((amount, kind) => amount <= most[kind]) &&
    total(amounts.map((amount, kind) => Math.max(0, amount - need[kind]))) <= any;
  const answers = (amounts: readonly number[]): readonly number[] => {
    if (total(amounts) !== n || !mayHold(amounts)) return [];
    const wanted = amounts.flatMap((amount, kind) => new Array<number>(amount).fill(kind));
    let before = n + 1;
    return answersUntil(game, view, (s) => {
      const now = unitsAsked(s);
      // The same goods are still asked for only as long as there are fewer to go.
      if (now === null || now.does !== does || now.left >= before) return undefined;
      before = now.left;
      return wanted[n - now.left];
    });
  };
  const isPaid = CHANGE[does] < 0;
  const proposal = isPaid
    ? kinds.map((_, kind) => spare(most, need, any, n, worth).filter((each) => each === kind).length)
    : wanted(units, goods);
  return {
    ...{ does, n, proposal, mayHold, answers },
    lines: kinds.map((kind, i) => ({ kind, target: `kind:${i}`, has: pool[i], change: CHANGE[does] })),
  };
}

/** What lies in a tray, and what it becomes when something is added or taken off. */
export interface Filling {
  readonly amounts: readonly number[];
  /** How many are missing. */
  readonly left: number;
  /** None as long as it is not full. */
  readonly answers: readonly number[];
  mayAdd(line: number): boolean;
  /** Into a full tray one of something else makes room. */
  added(line: number): readonly number[];
  less(line: number): readonly number[];
}

export function fillingOf(tray: Tray, chosen: readonly number[] | null): Filling {
  const amounts = chosen ?? tray.proposal;
  const changed = (line: number, by: number, from = amounts): readonly number[] =>
    from.map((n, i) => (i === line ? n + by : n));
  const laid = total(amounts);
  const left = tray.n === null ? (laid === 0 ? 1 : 0) : tray.n - laid;
  const added = (line: number): readonly number[] | null => {
    const more = changed(line, 1);
    if (left > 0 || tray.n === null) return tray.mayHold(more) ? more : null;
    const others = amounts.map((n, i) => [n, i] as const).filter(([n, i]) => n > 0 && i !== line);
    const swaps = others.toSorted(([a], [b]) => b - a).map(([, i]) => changed(i, -1, more));
    return swaps.find(tray.mayHold) ?? null;
  };
  return {
    amounts,
    left,
    answers: left === 0 ? tray.answers(amounts) : [],
    mayAdd: (line) => added(line) !== null,
    added: (line) => added(line) ?? amounts,
    less: (line) => (amounts[line] > 0 ? changed(line, -1) : amounts),
  };
}
