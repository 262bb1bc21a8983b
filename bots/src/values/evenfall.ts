/** How well a seat stands in Evenfall, in points. */
import type { Card, Frame, Seat } from '@gloaming/engine';
import {
  boardOf,
  councilCost,
  countOf,
  design,
  END,
  figuresIn,
  hasFreePlace,
  isPerson,
  ONE_FOR_ONE,
  type Player,
  personFace,
  placeFace,
  ritualFace,
  SHAPES,
  size,
  type Table,
  TURN_EFFECT,
  TWO_FOR_ONE,
  type Verb,
} from '@gloaming/evenfall';
import type { Estimate, Value } from '../greedy.ts';
import { type Tables, tablesWith } from './evenfall-tables.ts';
import { WEIGHTS, type Weights } from './evenfall-weights.ts';
import { growthOf } from './evenfall-worth.ts';

const ROUNDS = 3;
/** Up to FEW of a kind count in full. */
const FEW = 4;
const MUCH_MANA = 9;
const HIGHEST_REWARD = 8;
/** Places for Rituals that are still to come; more are worth little. */
const CARRIERS = 2;
const FIGURES = 4;
const MOST_COST = 9;
/** A won game, beyond its points. */
const WON = 20;

/** From where one looks: the round, and in a battle which Region's dials are set. */
interface Horizon {
  round: number;
  region: number;
}

/** Keeps a list falling: sorting a few numbers costs more than putting each in its place. */
function insertFalling(list: number[], n: number): void {
  let i = list.length;
  list.push(n);
  for (; i > 0 && list[i - 1] < n; i--) list[i] = list[i - 1];
  list[i] = n;
}

function stoneCount({ stones }: Player): number {
  let n = 0;
  for (const each of stones) n += each;
  return n;
}

function estimate(w: Weights): Estimate<Table, Verb> {
  const scoring: number[] = [];
  const tablesFor = tablesWith(w);
  /** By need and what is missing of it: powers are slow. */
  const bends = Array.from({ length: MOST_COST + 1 }, (_, need) =>
    Array.from({ length: need + 1 }, (__, missing) => (need === 0 ? 1 : 1 - missing / need) ** w.planBend),
  );
  /** How much of a cost is there already, from 0 to 1. */
  const ready = (resources: readonly number[], fixed: readonly number[]): number => {
    let need = 0;
    let missing = 0;
    for (let kind = 0; kind < fixed.length; kind++) {
      need += fixed[kind];
      if (resources[kind] < fixed[kind]) missing += fixed[kind] - resources[kind];
    }
    return bends[need][missing];
  };

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
    for (let region = h.region + 1; region < t.regions.length; region++) {
      const own = figuresIn(t, seat, region);
      if (own === 0) continue;
      const strength = own + p.boosts[region];
      const might = strength + Math.min(p.mana, MUCH_MANA) / 2;
      let rival = 2;
      for (let other = 0; other < t.players.length; other++) {
        const theirs = other === seat ? 0 : figuresIn(t, other, region);
        if (theirs > 0) rival = Math.max(rival, theirs + Math.min(t.players[other].mana, MUCH_MANA) / 2);
      }
      const chance = (might * might) / (might * might + rival * rival);
      sum += w.fight + w.arm * Math.min(strength, HIGHEST_REWARD) + w.win * chance;
    }
    return sum;
  };

  /** Places: what they will be harvested for, what can still be played on them, and what they score. */
  const places = (t: Table, p: Player, seat: Seat, h: Horizon, tables: Tables, isIn: boolean): number => {
    const board = boardOf(t, seat);
    const left = ROUNDS - 1 - h.round;
    const present = isIn ? w.present : 0;
    const hasToken = board.token.some(({ verb }) => verb === 'harvestOuter');
    const now = isIn && p.tokenUsed === 0 && hasToken ? w.later : 0;
    let sum = 0;
    let free = 0;
    scoring.length = 0;
    for (let c = 0; c < 2; c++) {
      const isInner = c === 1;
      for (const place of isInner ? p.inner : p.outer) {
        const ritual = t.ritualOn[place];
        let own = tables.points[place];
        if (ritual < 0) {
          free++;
          sum += tables.bare[place] * (free <= CARRIERS ? 1 : 0.3) * (left + present > 0 ? 1 : 0);
        } else {
          own += tables.points[ritual];
          sum += rituals(t, p, ritual, h, tables, isIn, isInner);
        }
        if (isInner) sum += own;
        else {
          insertFalling(scoring, own);
          const times = 1 + (ritual < 0 ? 0 : t.scythes[ritual - tables.firstRitual]);
          sum += times * (now * tables.harvest[h.round][place] + tables.harvestLater[h.round][place]);
        }
      }
    }
    // Only so many Transfers are still to come; the best Places go first.
    const after = left > 0 ? w.transfers[h.round + 1] : 0;
    let transfers = after + present * (w.transfers[h.round] - after);
    for (const points of scoring) {
      sum += points * Math.min(1, Math.max(0, transfers));
      transfers--;
    }
    if (isIn && p.tokenUsed === 0) sum += w.later * tables.token[h.round][p.clan];
    return sum;
  };

  const rituals = (
    t: Table,
    p: Player,
    ritual: Card,
    h: Horizon,
    tables: Tables,
    isIn: boolean,
    isInner: boolean,
  ): number => {
    const i = ritual - tables.firstRitual;
    const { effect, spaces } = ritualFace(ritual);
    const left = ROUNDS - 1 - h.round;
    const free = spaces - t.scythes[i] - t.orbs[i];
    let sum = free * (isIn ? w.space[h.round] : left > 0 ? w.space[h.round + 1] : 0);
    if (effect.effect === 'space') {
      const isFree = effect.space.many || t.witchesOn[i] + t.eldersOn[i] === 0;
      const figure = isInner ? p.elders + p.witches > 0 : p.witches > 0;
      if (isIn && isFree && figure) sum += Math.max(0, tables.aRound[h.round][ritual] - figureCost(h.round, isInner));
      for (let later = h.round + 1; later < ROUNDS; later++)
        sum += Math.max(0, tables.aRound[later][ritual] - figureCost(later, isInner));
      return sum;
    }
    if (isInner && effect.effect === 'ongoing' && effect.when.moment === 'harvest' && effect.when.place === 'this')
      return sum;
    return (
      sum + tables.later[h.round][ritual] + (isIn ? presentOf(p, effect.effect) : 0) * tables.aRound[h.round][ritual]
    );
  };
  const figureCost = (round: number, isInner: boolean): number => (isInner ? w.elder[round] : w.witch[round] * 0.7);

  /** How much of this round is still to come for what happens again and again. */
  const presentOf = (p: Player, effect: string): number => {
    if (effect === 'roundEnd' || effect === 'battle') return 1;
    return w.present * (0.3 + (0.7 * (p.witches + p.elders / 2)) / (FIGURES * 1.5));
  };

  /** What a Game End effect will count, with so many rounds to come. */
  const atEnd = (t: Table, seat: Seat, verbs: readonly Verb[], rounds: number): number => {
    let sum = 0;
    for (const v of verbs)
      if (v.verb === 'gainPer') sum += v.goods.points * (countOf(t, seat, v.per) + growthOf(w, v.per) * rounds);
    return sum;
  };

  const persons = (t: Table, p: Player, seat: Seat, h: Horizon, tables: Tables, isIn: boolean): number => {
    const left = ROUNDS - 1 - h.round;
    let sum = 0;
    for (const card of p.specialists) {
      const { points, specialist } = personFace(card);
      const isUsed = specialist.effect === 'turn' && t.turned[card - tables.firstPerson] === 1;
      const present = isIn && !isUsed ? (specialist.effect === 'turn' ? w.later : presentOf(p, specialist.effect)) : 0;
      sum += points + tables.later[h.round][card] + present * tables.aRound[h.round][card];
    }
    for (const card of p.council) {
      const { council } = personFace(card);
      if (council.effect === 'gameEnd') {
        sum += atEnd(t, seat, council.verbs, left + (isIn ? w.present : 0));
      } else {
        const present = isIn || council.effect === 'roundEnd' ? presentOf(p, council.effect) : 0;
        sum += tables.councilLater[h.round][card] + present * tables.councilARound[h.round][card];
      }
    }
    return sum;
  };

  /** Stones double the best Rituals that they fit; the others may still find one. */
  const stones = (t: Table, p: Player, seat: Seat, h: Horizon, tables: Tables, isIn: boolean): number => {
    let sum = 0;
    const left = ROUNDS - 1 - h.round;
    const chance = isIn ? w.transfers[h.round] / FIGURES : left > 0 ? w.transfers[h.round + 1] / FIGURES : 0;
    for (let stone = 0; stone < p.stones.length; stone++) {
      let n = p.stones[stone];
      if (n === 0) continue;
      scoring.length = 0;
      for (let c = 0; c < 2; c++)
        for (const place of c === 0 ? p.outer : p.inner) {
          const ritual = t.ritualOn[place];
          if (ritual < 0 || (stone < SHAPES.length && placeFace(place, t.side).icon !== SHAPES[stone])) continue;
          insertFalling(scoring, tables.points[ritual] * (c === 1 ? 1 : chance));
        }
      for (const points of scoring) if (n-- > 0) sum += points;
      for (; n > 0; n--) sum += isIn || left > 0 ? w.stone[h.round] / 2 : 0;
    }
    const open = boardOf(t, seat).stoneSpaces.length;
    if (open > 0 && (isIn || left > 0)) {
      const unused = stoneCount(p);
      const free = p.stoneSpaces.reduce((n, stone) => (stone < 0 ? n + 1 : n), 0);
      sum += Math.min(unused, free) * w.stone[0];
    }
    return sum;
  };

  /** Cards in hand: what each is worth by itself, and as a plan. */
  const worths: number[] = [];
  const plans: number[] = [];
  const weighHand = (t: Table, p: Player, seat: Seat, tables: Tables, late: number): void => {
    worths.length = 0;
    plans.length = 0;
    const hasRoom = hasFreePlace(t, p);
    const price = councilCost(t, seat);
    // A card that can become a resource at any time is worth no less, until the resource is needed.
    const least = boardOf(t, seat).freeAction === null ? 0 : w.resource[late] * w.atWill;
    const councilPrice = size(price) * w.resource[late];
    for (const card of p.hand) {
      if (card < 0) continue;
      let profit = tables.profit[late][card];
      let plan = profit <= 0 ? 0 : profit * ready(p.resources, tables.cost[card]);
      if (!isPerson(card)) {
        if (!hasRoom) plan = 0;
      } else {
        for (const own of p.specialists) if (design(own) === design(card)) profit = plan = 0;
        const effect = personFace(card).council;
        const end = effect.effect === 'gameEnd' ? atEnd(t, seat, effect.verbs, ROUNDS - 1 - late + w.present) : 0;
        const council = tables.council[late][card] + end - councilPrice;
        if (council > profit) profit = council;
        if (council > 0) plan = Math.max(plan, council * ready(p.resources, price.fixed));
      }
      plans.push(plan);
      worths.push(Math.max(least, w.card[late] + w.promise * Math.max(0, profit)));
    }
  };
  /** Of all that could be played only the best counts in full: the same resources do not pay twice. */
  const hand = (t: Table, p: Player, seat: Seat, tables: Tables, late: number): number => {
    if (late >= ROUNDS) return 0;
    weighHand(t, p, seat, tables, late);
    let sum = 0;
    let best = 0;
    for (let i = 0; i < worths.length; i++) {
      best = Math.max(best, plans[i]);
      sum += worths[i];
    }
    return sum + w.plan * best;
  };
  /** The card of one's hand that is missed least. */
  const leastMissed = (t: Table, seat: Seat, options: readonly Card[]): Card => {
    const p = t.players[seat];
    const round = Math.max(0, t.round - 1);
    const late = p.passed === 0 ? round : round + 1;
    if (late >= ROUNDS) return options[0];
    weighHand(t, p, seat, tablesFor(t), late);
    let best = 0;
    let second = 0;
    for (const plan of plans)
      if (plan > best) {
        second = best;
        best = plan;
      } else if (plan > second) second = plan;
    let found = options[0];
    let least = Number.POSITIVE_INFINITY;
    for (const card of options) {
      const i = p.hand.indexOf(card);
      const missed = worths[i] + w.plan * (plans[i] === best ? best - second : 0);
      if (missed < least) {
        least = missed;
        found = card;
      }
    }
    return found;
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
      hand(t, p, seat, tables, late)
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
    if (f.verbs[f.at].verb !== 'takeTurn' || option !== END || f.n !== 0) return undefined;
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
  /** Free Actions: the turn is still to be taken. */
  const again = (f: Frame<Verb>, option: number): boolean =>
    f.verbs[f.at].verb === 'takeTurn' && (option === TWO_FOR_ONE || option === ONE_FOR_ONE || option >= TURN_EFFECT);
  return { from, rest, again, sure, fresh: new Set(['takeTurn', 'setDial', 'adjustDial']), worlds: 1 };
}

export const EVENFALL: Estimate<Table, Verb> = estimate(WEIGHTS);
