/** Verbs that stand in effects: gaining, harvesting, transferring, the Coven track. */
import { can, insert, NONE, numbered, push, remove } from '@gloaming/engine';
import { canBegin } from './begin.ts';
import { BEYOND, PLACE_COUNT, placeFace } from './cards/index.ts';
import { type Choices, DECLINE } from './choices.ts';
import { boardOf, countOf, placesOf, scythesOn, trackOf } from './clan.ts';
import type { Definitions } from './definitions.ts';
import { type Goods, goods, KINDS, RESOURCES, times, total } from './goods.ts';
import { heard, tell } from './news.ts';
import { RED } from './nouns.ts';
import { refuseEach, refusePlacesOfOthers, refuseUndiscovered } from './others.ts';
import { drawCards, popPlace } from './piles.ts';
import { PASSED_OVER, type Reason } from './reasons.ts';
import type { Card, Seat, State } from './state.ts';
import { happened } from './triggers.ts';
import type { Verb } from './verbs.ts';

const EXCHANGES = numbered<Choices['exchange']>({ decline: [DECLINE], exchange: [{ does: 'exchange' }] });
const TRANSFERS = numbered<Choices['transfer']>({
  decline: [DECLINE],
  transfer: Array.from({ length: PLACE_COUNT }, (_, card) => ({ does: 'transfer', card })),
});

/** The Automa gains points for whatever else it would gain (EV-19.3). */
export function gainGoods(s: State, seat: Seat, what: Goods, card: Card): void {
  const t = s.table;
  const p = t.players[seat];
  if (p.automa === 1) {
    const others = total(what.resources) + what.any + what.mana + what.cards;
    const points = what.points + others * t.switches.automaPointsPerGood;
    p.points += points;
    if (heard() && points > 0) tell({ news: 'gained', seat, goods: goods({ points }), card });
    return;
  }
  for (let kind = 0; kind < KINDS; kind++) p.resources[kind] += what.resources[kind];
  // What is beyond the track is lost (EV-A.3), so nobody hears that it was gained.
  const mana = Math.min(what.mana, t.switches.manaCap - p.mana);
  p.mana += mana;
  p.points += what.points;
  if (heard() && total(what.resources) + mana + what.points > 0)
    tell({ news: 'gained', seat, goods: { ...what, mana, any: 0, cards: 0 }, card });
  if (what.any > 0) push(s, [{ verb: 'gainAny', n: what.any, from: 0 }], seat, card);
  if (what.cards > 0) drawCards(s, seat, what.cards);
}

/** EV-10.3: the bonus once, and once more for each Scythe; then whatever answers it (EV-10.5). */
export function harvestPlace(s: State, seat: Seat, place: Card): void {
  const n = 1 + scythesOn(s.table, place);
  if (heard()) tell({ news: 'harvested', seat, card: place, times: n });
  push(s, [{ verb: 'happened', moment: 'harvest' }], seat, NONE, place);
  gainGoods(s, seat, times(n, placeFace(place, s.table.side).harvest), place);
}

/** One Place from the Outer to the Inner Circle, with whatever lies on it (EV-12.10); `cause` is the card that gives it. */
export function transferPlace(s: State, seat: Seat, place: Card, cause: Card): void {
  const p = s.table.players[seat];
  remove(p.outer, place);
  p.inner.push(place);
  if (heard()) tell({ news: 'transferred', seat, card: place, cause });
  happened(s, 'transfer', seat, place);
}

/** The bonus of a step; where "/" counts as "+", all that it offers. */
export function stepBonus(s: State, seat: Seat, step: number, both: boolean): readonly Verb[] {
  const verbs = trackOf(s.table, seat)[step] ?? BEYOND;
  return both ? verbs.flatMap((v) => (v.verb === 'choose' ? v.of.flat() : [v])) : verbs;
}

const isDraw = ({ resources, any, mana, points }: Goods): boolean => total(resources) + any + mana + points === 0;

const WOULD_DO_NOTHING: Reason = { reason: 'wouldDoNothing', rule: 'EV-A.64' };
const IN_INNER_CIRCLE: Reason = { reason: 'inInnerCircle', rule: 'EV-12.11' };
const IS_YOURS: Reason = { reason: 'isYours', rule: 'EV-A.55' };

export const EFFECTS: Pick<
  Definitions,
  | 'gain'
  | 'gainAny'
  | 'gainPer'
  | 'choose'
  | 'exchange'
  | 'transfer'
  | 'coven'
  | 'harvest'
  | 'harvestOuter'
  | 'takePlace'
  | 'takeRedStone'
  | 'trackBonus'
> = {
  gain: {
    can: (s, v) => !isDraw(v.goods) || s.table.mainDeck.length + s.table.discards.length > 0,
    run: (s, v, f) => gainGoods(s, f.seat, v.goods, f.from),
  },

  /** One resource after the other, kinds never going back; the last kind comes at once. */
  gainAny: {
    options(_, v, __, out, unavailable) {
      for (let kind = v.from; kind < KINDS; kind++) out.push(kind);
      if (unavailable === undefined) return;
      for (let kind = 0; kind < v.from; kind++)
        unavailable.push({ choice: { does: 'gain', kind }, why: [PASSED_OVER] });
    },
    about: (_, __, ___, kind) => ({ does: 'gain', kind }),
    then(s, v, f, kind) {
      const n = kind === KINDS - 1 ? v.n : 1;
      s.table.players[f.seat].resources[kind] += n;
      if (heard()) tell({ news: 'gained', seat: f.seat, goods: goods({ [RESOURCES[kind]]: n }), card: f.from });
      return n < v.n ? [{ verb: 'gainAny', n: v.n - 1, from: kind }] : undefined;
    },
  },

  gainPer: {
    run: (s, v, f) => gainGoods(s, f.seat, times(countOf(s.table, f.seat, v.per), v.goods), f.from),
  },

  /** What can do nothing is chosen only if nothing else can (EV-A.64). */
  choose: {
    options(s, v, f, out, unavailable) {
      for (let i = 0; i < v.of.length; i++) if (v.of[i].some((verb) => can(EFFECTS, s, verb, f))) out.push(i);
      if (out.length === 0) for (let i = 0; i < v.of.length; i++) out.push(i);
      if (unavailable === undefined) return;
      for (let n = 0; n < v.of.length; n++)
        if (!out.includes(n)) unavailable.push({ choice: { does: 'choose', n }, why: [WOULD_DO_NOTHING] });
    },
    about: (_, __, ___, n) => ({ does: 'choose', n }),
    then: (_, v, __, n) => v.of[n],
  },

  /** Optional. */
  exchange: {
    options(s, v, f, out) {
      if (canBegin(s, v.cost, f.seat, f.from)) out.push(EXCHANGES.first.decline, EXCHANGES.first.exchange);
    },
    about: (_, __, ___, option) => EXCHANGES.choices[option],
    then: (_, v, __, option) => (EXCHANGES.choices[option].does === 'exchange' ? [...v.cost, ...v.effect] : undefined),
  },

  /** Each one may be declined. */
  transfer: {
    options(s, _, f, out, unavailable) {
      const { outer, inner } = s.table.players[f.seat];
      for (const place of outer) insert(out, TRANSFERS.first.transfer + place);
      if (outer.length > 0) out.unshift(TRANSFERS.first.decline);
      if (unavailable === undefined) return;
      const about = (card: Card) => ({ does: 'transfer', card }) as const;
      refuseEach(inner, about, IN_INNER_CIRCLE, unavailable);
      refusePlacesOfOthers(s.table, f.seat, about, unavailable);
    },
    about: (_, __, ___, option) => TRANSFERS.choices[option],
    then(s, v, f, option) {
      const choice = TRANSFERS.choices[option];
      if (choice.does === 'decline') return;
      if (v.n > 1) push(s, [{ verb: 'transfer', n: v.n - 1 }], f.seat, f.from);
      transferPlace(s, f.seat, choice.card, f.from);
    },
  },

  /** Step by step, each with its bonus and then what answers it. */
  coven: {
    run(s, v, f) {
      const p = s.table.players[f.seat];
      if (v.n > 1) push(s, [{ verb: 'coven', n: v.n - 1, both: v.both }], f.seat, f.from);
      p.coven++;
      if (heard()) tell({ news: 'advanced', seat: f.seat, step: p.coven });
      push(s, [{ verb: 'happened', moment: 'coven' }], f.seat);
      push(s, stepBonus(s, f.seat, p.coven - 1, v.both), f.seat);
    },
  },

  harvest: {
    options(s, v, f, out, unavailable) {
      const { players } = s.table;
      if (v.which === 'it') out.push(f.it);
      else if (v.which === 'own') for (const place of placesOf(players[f.seat])) insert(out, place);
      else
        players.forEach((p, seat) => {
          if (seat !== f.seat) for (const place of placesOf(p)) insert(out, place);
        });
      if (unavailable === undefined) return;
      const about = (card: Card) => ({ does: 'harvest', card }) as const;
      if (v.which === 'own') refusePlacesOfOthers(s.table, f.seat, about, unavailable);
      if (v.which !== 'other') return;
      refuseEach(placesOf(players[f.seat]), about, IS_YOURS, unavailable);
      refuseUndiscovered(s.table, about, unavailable);
    },
    about: (_, __, ___, card) => ({ does: 'harvest', card }),
    then: (s, _, f, place) => harvestPlace(s, f.seat, place),
  },

  harvestOuter: {
    run(s, _, f) {
      const { outer } = s.table.players[f.seat];
      for (let i = outer.length - 1; i >= 0; i--) push(s, [{ verb: 'harvest', which: 'it' }], f.seat, NONE, outer[i]);
    },
  },

  /** Not a discovery (EV-A.60). */
  takePlace: {
    can: (s) => s.table.placeDeck.length > 0,
    run(s, _, f) {
      const place = popPlace(s);
      if (place === undefined) return;
      s.table.players[f.seat].outer.push(place);
      if (heard()) tell({ news: 'tookPlace', seat: f.seat, card: place });
    },
  },

  takeRedStone: {
    run(s, _, f) {
      if (s.table.redStone === 0) return;
      s.table.redStone = 0;
      s.table.players[f.seat].stones[RED]++;
      if (heard()) tell({ news: 'redStone', seat: f.seat });
    },
  },

  /** EV-A.45: any step reached so far, the present one included. */
  trackBonus: {
    options(s, _, f, out, unavailable) {
      const { coven } = s.table.players[f.seat];
      const { track } = boardOf(s.table, f.seat);
      for (let step = 1; step <= coven && step <= track.length; step++) out.push(step);
      if (unavailable === undefined) return;
      for (let n = coven + 1; n <= track.length; n++)
        unavailable.push({
          choice: { does: 'repeatStep', n },
          why: [{ reason: 'lacksSteps', rule: 'EV-A.45', n: n - coven }],
        });
    },
    about: (_, __, ___, n) => ({ does: 'repeatStep', n }),
    then: (s, _, f, step) => stepBonus(s, f.seat, step - 1, false),
  },
};
