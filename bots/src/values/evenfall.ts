/** How well a seat stands in Evenfall, in points. */
import type { Frame, Seat } from '@gloaming/engine';
import { ACTIONS, type Action, figuresIn, type Player, type Table, type Verb } from '@gloaming/evenfall';
import type { Estimate, Value } from '../base/greedy.ts';
import { clanWith, type Horizon, ROUNDS, stoneCount } from './evenfall-clan.ts';
import { handWith } from './evenfall-hand.ts';
import { tablesWith } from './evenfall-tables.ts';
import { WEIGHTS, type Weights } from './evenfall-weights.ts';

/** Up to FEW of a kind count in full. */
const FEW = 4;
const MUCH_MANA = 9;
const HIGHEST_REWARD = 8;
/** The squared force of somebody who may still come. */
const LEAST_RIVALS = 4;
/** By option of a turn: asked so often that nothing is looked up in what an option is about. */
const FREE: readonly Action['does'][] = ['twoForOne', 'oneForOne', 'usePerson', 'useStoneSpace'];
const IS_FREE = ACTIONS.choices.map(({ does }) => FREE.includes(does));
const PASSES = ACTIONS.choices.map(({ does }) => does === 'pass');
/** A won game, beyond its points. */
const WON = 20;

function estimate(w: Weights): Estimate<Table, Verb> {
  const tablesFor = tablesWith(w);
  const { places, persons, stones } = clanWith(w);
  const { hand, leastMissed } = handWith(w, tablesFor);

  /** Resources, Mana, and figures that are not yet used. `late` is the round in which they can be used next. */
  const goods = (t: Table, p: Player, seat: Seat, h: Horizon, late: number, isIn: boolean): number => {
    let sum = 0;
    const each = late < ROUNDS ? w.resource[late] : 0;
    for (const n of p.resources) sum += each * (n <= FEW ? n : FEW + w.many * (n - FEW));
    const isFighting = h.region < 0 || laterBattle(t, seat, h.region);
    const mana = late < ROUNDS ? w.mana[late] : isFighting ? w.mana[ROUNDS - 1] : w.idle;
    sum += mana * (p.mana <= MUCH_MANA ? p.mana : MUCH_MANA + w.many * (p.mana - MUCH_MANA));
    if (isIn) sum += p.witches * w.witch[h.round] + p.elders * w.elder[h.round];
    return sum;
  };
  const laterBattle = (t: Table, seat: Seat, region: number): boolean => {
    for (let later = region + 1; later < t.regions.length; later++) if (figuresIn(t, seat, later) > 0) return true;
    return false;
  };

  /** Battles still to come in this round. */
  const battles = (t: Table, p: Player, seat: Seat, h: Horizon): number => {
    let sum = 0;
    const crowd = t.players.length > 2 ? w.crowd : 1;
    for (let region = h.region + 1; region < t.regions.length; region++) {
      const own = figuresIn(t, seat, region);
      if (own === 0) continue;
      const strength = own + p.boosts[region];
      const might = strength + Math.min(p.mana, MUCH_MANA) / 2;
      let rivals = 0;
      for (let other = 0; other < t.players.length; other++) {
        const theirs = other === seat ? 0 : figuresIn(t, other, region);
        if (theirs > 0) rivals += (theirs + Math.min(t.players[other].mana, MUCH_MANA) / 2) ** 2;
      }
      const chance = (might * might) / (might * might + Math.max(LEAST_RIVALS, rivals));
      sum += crowd * (w.fight + w.arm * Math.min(strength, HIGHEST_REWARD)) + w.win * chance;
    }
    return sum;
  };

  /** `isIn`: still to act in this round. */
  const standing = (t: Table, seat: Seat, h: Horizon, isIn: boolean): number => {
    const p = t.players[seat];
    const tables = tablesFor(t);
    const late = isIn ? h.round : h.round + 1;
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

  const horizon = (t: Table, f: Frame<Verb>): Horizon => {
    const verb = f.verbs[f.at];
    const inBattle = verb.verb === 'setDial' || verb.verb === 'adjustDial';
    return { round: Math.max(0, t.round - 1), region: inBattle ? verb.region : -1 };
  };
  const from = (moment: Table, f: Frame<Verb>): Value<Table> => {
    const h = horizon(moment, f);
    const isIn = (seat: Seat): boolean => moment.players[seat].passed === 0;
    return (t, seat) => {
      let rival = 0;
      for (let other = 0; other < t.seats; other++)
        if (other !== seat) rival = Math.max(rival, t.players[other].points + w.win * stoneCount(t.players[other]));
      if (t.over === 1) return t.players[seat].points - w.rival * rival + (t.winners.includes(seat) ? WON : -WON);
      return standing(t, seat, h, isIn(seat)) - w.rival * rival;
    };
  };

  /** To pass is to give up what is still in the reserve; but the Automa has turns as long as one has them oneself. */
  const rest = (t: Table, f: Frame<Verb>, option: number): number | undefined => {
    if (f.verbs[f.at].verb !== 'takeTurn' || !PASSES[option] || f.n !== 0) return undefined;
    const h = horizon(t, f);
    const lost = standing(t, f.seat, h, true) - standing(t, f.seat, h, false);
    return (t.players.length > t.seats ? w.automa : 0) - lost;
  };
  /** Which kind comes first in the best way to gain so many resources: only goods and plans change by them. */
  const bestKind = (t: Table, f: Frame<Verb>, n: number, first: number): number => {
    const p = t.players[f.seat];
    const h = horizon(t, f);
    const isIn = p.passed === 0;
    const late = isIn ? h.round : h.round + 1;
    if (late >= ROUNDS) return first;
    const tables = tablesFor(t);
    const { resources } = p;
    let best = first;
    let most = Number.NEGATIVE_INFINITY;
    const look = (kind: number, left: number, started: number): void => {
      if (kind === resources.length - 1) {
        resources[kind] += left;
        const worth = goods(t, p, f.seat, h, late, isIn) + hand(t, p, f.seat, tables, late);
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
  };
  const bestStone = (t: Table, f: Frame<Verb>, options: readonly number[]): number => {
    const p = t.players[f.seat];
    const h = horizon(t, f);
    let best = options[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const stone of options) {
      p.stones[stone]++;
      const worth = stones(t, p, f.seat, h, tablesFor(t), p.passed === 0);
      p.stones[stone]--;
      if (worth > most) {
        most = worth;
        best = stone;
      }
    }
    return best;
  };
  /**
   * What others choose in passing hardly touches how one stands oneself; stones are placed best by themselves; what is
   * given away is chosen by what it is worth in the hand.
   */
  const sure = (t: Table, f: Frame<Verb>, options: readonly number[], whose: Seat): number | undefined => {
    const verb = f.verbs[f.at];
    if (f.seat !== whose || verb.verb === 'placeStones') return options[0];
    if (verb.verb === 'discard' || verb.verb === 'removeFromHand') return leastMissed(t, f.seat, options);
    if (verb.verb === 'gainAny') return bestKind(t, f, verb.n, verb.from);
    return verb.verb === 'takeStone' ? bestStone(t, f, options) : undefined;
  };
  const mayEnd = (t: Table, seat: Seat): boolean =>
    t.round === ROUNDS && t.players.every((p, other) => other === seat || p.automa === 1 || p.passed === 1);
  /** Free Actions: the turn is still to be taken. */
  const again = (f: Frame<Verb>, option: number): boolean => f.verbs[f.at].verb === 'takeTurn' && IS_FREE[option];
  const fresh = new Set(['takeTurn', 'setDial', 'adjustDial']);
  return { from, rest, mayEnd, again, sure, fresh, worlds: 1, secretWorlds: 3 };
}

export const EVENFALL: Estimate<Table, Verb> = estimate(WEIGHTS);
