/** Answers in Evenfall that are best by themselves, so that nothing has to be tried. */
import type { Frame, Seat } from '@gloaming/engine';
import type { Player, Table, Verb } from '@gloaming/evenfall';
import { type Horizon, ROUNDS } from './horizon.ts';
import { horizonOf, nextUse, type Standing } from './standing.ts';

export function sureWith({ tablesFor, goods, hand, leastMissed, stones }: Standing) {
  /** Which kind comes first in the best way to gain so many resources: only goods and plans change by them. */
  const bestKind = (t: Table, f: Frame<Verb>, n: number, first: number): number => {
    const p = t.players[f.seat];
    const h = horizonOf(t, f);
    const isIn = p.passed === 0;
    const late = nextUse(h, isIn);
    if (late >= ROUNDS) return first;
    const tables = tablesFor(t);
    const worth = (): number => goods(t, p, f.seat, h, late, isIn) + hand(t, p, f.seat, tables, late);
    return firstOfBest(p.resources, n, first, worth);
  };
  const bestStone = (t: Table, f: Frame<Verb>, options: readonly number[]): number => {
    const p = t.players[f.seat];
    const h = horizonOf(t, f);
    return bestOf(options, (stone) => stonesWithOneMore(t, p, f.seat, h, stone));
  };
  const stonesWithOneMore = (t: Table, p: Player, seat: Seat, h: Horizon, stone: number): number => {
    p.stones[stone]++;
    const worth = stones(t, p, seat, h, tablesFor(t), p.passed === 0);
    p.stones[stone]--;
    return worth;
  };
  /**
   * What others choose in passing hardly touches how one stands oneself; stones are placed best by themselves; what is
   * given away is chosen by what it is worth in the hand.
   */
  return (t: Table, f: Frame<Verb>, options: readonly number[], whose: Seat): number | undefined => {
    const verb = f.verbs[f.at];
    if (f.seat !== whose || verb.verb === 'placeStones') return options[0];
    if (verb.verb === 'discard' || verb.verb === 'removeFromHand') return leastMissed(t, f.seat, options);
    if (verb.verb === 'gainAny') return bestKind(t, f, verb.n, verb.from);
    return verb.verb === 'takeStone' ? bestStone(t, f, options) : undefined;
  };
}

function bestOf(options: readonly number[], worthOf: (option: number) => number): number {
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = worthOf(option);
    if (worth <= most) continue;
    most = worth;
    best = option;
  }
  return best;
}

/** Gains so many resources in every way, kinds rising, and gives them back; returns the kind that the best way begins with. */
function firstOfBest(resources: number[], n: number, first: number, worthNow: () => number): number {
  let best = first;
  let most = Number.NEGATIVE_INFINITY;
  const look = (kind: number, left: number, started: number): void => {
    if (kind === resources.length - 1) {
      resources[kind] += left;
      const worth = worthNow();
      resources[kind] -= left;
      if (worth > most) {
        most = worth;
        best = started < 0 ? kind : started;
      }
      return;
    }
    for (let now = left; now >= 0; now--) {
      resources[kind] += now;
      look(kind + 1, left - now, started < 0 && now > 0 ? kind : started);
      resources[kind] -= now;
    }
  };
  look(first, n, -1);
  return best;
}
