/** How well a clan stands in Evenfall, in points, whatever the others do: what it has, what lies in it, and its battles. */
import type { Frame, Seat } from '@gloaming/engine';
import { figuresIn, type Player, type Table, type Verb } from '@gloaming/evenfall';
import { handWith } from './hand.ts';
import { type Horizon, ROUNDS } from './horizon.ts';
import { personsWith } from './persons.ts';
import { placesWith } from './places.ts';
import { stonesWith } from './stones.ts';
import { type Tables, tablesWith } from './tables.ts';
import type { Weights } from './weights.ts';

/** Up to FEW of a kind count in full. */
const FEW = 4;
const MUCH_MANA = 9;
const HIGHEST_REWARD = 8;
/** The squared force of somebody who may still come. */
const LEAST_RIVALS = 4;

export function horizonOf(t: Table, f: Frame<Verb>): Horizon {
  const verb = f.verbs[f.at];
  const inBattle = verb.verb === 'setDial' || verb.verb === 'adjustDial';
  return { round: Math.max(0, t.round - 1), region: inBattle ? verb.region : -1 };
}

/** The round in which what is not yet used can be used next. */
export const nextUse = (h: Horizon, isIn: boolean): number => (isIn ? h.round : h.round + 1);

export interface Standing {
  readonly tablesFor: (t: Table) => Tables;
  /** Resources, Mana, and figures that are not yet used; `late` is the round in which they can be used next. */
  goods(t: Table, p: Player, seat: Seat, h: Horizon, late: number, isIn: boolean): number;
  hand(t: Table, p: Player, seat: Seat, tables: Tables, late: number): number;
  leastMissed(t: Table, seat: Seat, options: readonly number[]): number;
  stones(t: Table, p: Player, seat: Seat, h: Horizon, tables: Tables, isIn: boolean): number;
  /** All of it; `isIn`: still to act in this round. */
  of(t: Table, seat: Seat, h: Horizon, isIn: boolean): number;
}

export function standingWith(w: Weights): Standing {
  const tablesFor = tablesWith(w);
  const places = placesWith(w);
  const persons = personsWith(w);
  const stones = stonesWith(w);
  const goods = goodsWith(w);
  const battles = battlesWith(w);
  const { hand, leastMissed } = handWith(w, tablesFor);
  const of = (t: Table, seat: Seat, h: Horizon, isIn: boolean): number => {
    const p = t.players[seat];
    const tables = tablesFor(t);
    const late = nextUse(h, isIn);
    return (
      p.points +
      goods(t, p, seat, h, late, isIn) +
      battles(t, p, seat, h) +
      places(t, p, seat, h, tables, isIn) +
      persons(t, p, seat, h, tables, isIn) +
      stones(t, p, seat, h, tables, isIn) +
      hand(t, p, seat, tables, late) +
      (p.council.length === 0 && late < ROUNDS ? w.firstSeat[late] : 0)
    );
  };
  return { tablesFor, goods, hand, leastMissed, stones, of };
}

function goodsWith(w: Weights): Standing['goods'] {
  const isInLaterBattle = (t: Table, seat: Seat, region: number): boolean => {
    for (let later = region + 1; later < t.regions.length; later++) if (figuresIn(t, seat, later) > 0) return true;
    return false;
  };
  const counted = (n: number, few: number): number => (n <= few ? n : few + w.many * (n - few));
  const manaAfter = (t: Table, seat: Seat, h: Horizon): number =>
    h.region < 0 || isInLaterBattle(t, seat, h.region) ? w.mana[ROUNDS - 1] : w.idle;
  return (t, p, seat, h, late, isIn) => {
    let sum = 0;
    const each = late < ROUNDS ? w.resource[late] : 0;
    for (const n of p.resources) sum += each * counted(n, FEW);
    sum += (late < ROUNDS ? w.mana[late] : manaAfter(t, seat, h)) * counted(p.mana, MUCH_MANA);
    return isIn ? sum + (p.witches * w.witch[h.round] + p.elders * w.elder[h.round]) : sum;
  };
}

/** Battles still to come in this round. */
function battlesWith(w: Weights) {
  const rivalForce = (t: Table, seat: Seat, region: number): number => {
    let sum = 0;
    for (let other = 0; other < t.players.length; other++) {
      const theirs = other === seat ? 0 : figuresIn(t, other, region);
      if (theirs > 0) sum += (theirs + Math.min(t.players[other].mana, MUCH_MANA) / 2) ** 2;
    }
    return sum;
  };
  return (t: Table, p: Player, seat: Seat, h: Horizon): number => {
    let sum = 0;
    const crowd = t.players.length > 2 ? w.crowd : 1;
    for (let region = h.region + 1; region < t.regions.length; region++) {
      const own = figuresIn(t, seat, region);
      if (own === 0) continue;
      const strength = own + p.boosts[region];
      const might = strength + Math.min(p.mana, MUCH_MANA) / 2;
      const chance = (might * might) / (might * might + Math.max(LEAST_RIVALS, rivalForce(t, seat, region)));
      sum += crowd * (w.fight + w.arm * Math.min(strength, HIGHEST_REWARD)) + w.win * chance;
    }
    return sum;
  };
}
