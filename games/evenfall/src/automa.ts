/** The Automa (EV-19): no choices, so everything it does is done at once, and told step by step. */
import { EVERYBODY, insert, NONE, push, show } from '@gloaming/engine';
import {
  isPerson,
  LEVEL_POINTS,
  mainFace,
  placeFace,
  REGION_BOARDS,
  RINGS,
  RONDEL,
  type RondelSpace,
  ritualFace,
} from './cards/index.ts';
import { countOf, figuresIn } from './clan.ts';
import type { Definitions } from './definitions.ts';
import { discoverPlace } from './discovering.ts';
import { gainGoods, harvestPlace, stepBonus, transferPlace } from './effects.ts';
import { goods, times } from './goods.ts';
import { type Hindrance, heard, tell } from './news.ts';
import { popMain, popPlace } from './piles.ts';
import type { Card, Player, Seat, State, Table } from './state.ts';
import type { Verb } from './verbs.ts';

const seatOfAutoma = (t: Table): Seat => t.seats;
const automaOf = (t: Table): Player | undefined => t.players[t.seats];

/** Goods as points, points, Coven steps and Transfers; everything else means nothing to it (rule 14 of the card set). */
function gainVerbs(s: State, verbs: readonly Verb[], card: Card): void {
  const seat = seatOfAutoma(s.table);
  for (const v of verbs) {
    if (v.verb === 'gain') gainGoods(s, seat, v.goods, card);
    else if (v.verb === 'gainPer') gainGoods(s, seat, times(countOf(s.table, seat, v.per), v.goods), card);
    else if (v.verb === 'coven') for (let i = 0; i < v.n; i++) advance(s);
    else if (v.verb === 'transfer') for (let i = 0; i < v.n; i++) gainTransfer(s, card);
  }
}

function advance(s: State): void {
  const seat = seatOfAutoma(s.table);
  const p = s.table.players[seat];
  p.coven++;
  if (heard()) tell({ news: 'advanced', seat, step: p.coven });
  gainVerbs(s, stepBonus(s, seat, p.coven - 1, false), NONE);
}

/** A bonus is lost where there is nothing to transfer (EV-A.12). */
function gainTransfer(s: State, card: Card): void {
  if (transfer(s, card) !== null && heard()) tell({ news: 'transferLost', seat: seatOfAutoma(s.table), cause: card });
}

/** EV-19.11: the Place whose Ritual has the most points; of equal ones the leftmost. */
function transfer(s: State, card: Card): Hindrance | null {
  const t = s.table;
  const seat = seatOfAutoma(t);
  let best = NONE;
  for (const place of t.players[seat].outer) {
    const ritual = t.ritualOn[place];
    if (ritual < 0) continue;
    if (best === NONE || ritualFace(ritual).points > ritualFace(t.ritualOn[best]).points) best = place;
  }
  if (best === NONE) return 'noRitual';
  transferPlace(s, seat, best, card);
  return null;
}

/** EV-19.7: the leftmost Place; the last Witch may take one that asks for two. */
function discover(s: State, region: number): Hindrance | null {
  const t = s.table;
  const seat = seatOfAutoma(t);
  const p = t.players[seat];
  const places = t.regions[region].spots.filter((place) => place >= 0);
  const bound = places.find((place) => hasBinding(t, place));
  const place = t.switches.automaPrefersBinding && bound !== undefined ? bound : places[0];
  if (p.witches === 0) return 'noWitch';
  if (place === undefined) return 'noPlace';
  const witches = Math.min(placeFace(place, t.side).witches, p.witches);
  p.witches -= witches;
  t.regions[region].witches[seat] += witches;
  discoverPlace(s, seat, region, place, witches);
  return null;
}
const hasBinding = (t: Table, place: Card): boolean => {
  const { binding, bindingWith } = placeFace(place, t.side);
  return binding.length > 0 || bindingWith !== null;
};

/** EV-19.12: a person for its points; a Ritual on the leftmost free Place with a Binding Bonus, else the leftmost. */
function play(s: State): Hindrance | null {
  const t = s.table;
  const seat = seatOfAutoma(t);
  const p = t.players[seat];
  const card = popMain(s);
  if (card === undefined) return 'noCard';
  show(s, card, EVERYBODY);
  if (isPerson(card)) {
    insert(p.specialists, card);
    if (heard()) tell({ news: 'played', seat, card, as: 'specialist' });
    return null;
  }
  const free = p.outer.filter((place) => t.ritualOn[place] < 0);
  const place = free.find((one) => hasBinding(t, one)) ?? free[0];
  if (place === undefined) {
    t.discards.push(card);
    if (heard()) tell({ news: 'discarded', seat, card });
    return 'noFreePlace';
  }
  t.ritualOn[place] = card;
  if (heard()) tell({ news: 'bound', seat, cards: [card, place] });
  const { binding, bindingWith } = placeFace(place, t.side);
  gainVerbs(s, binding, place);
  if (bindingWith !== null && ritualFace(card).keywords.includes(bindingWith.keyword))
    gainVerbs(s, bindingWith.verbs, place);
  return null;
}

/** Carries out a space, or says why that is impossible. Space X always is possible, so looking for one ends. */
function carryOut(s: State, space: RondelSpace): Hindrance | null {
  const t = s.table;
  const seat = seatOfAutoma(t);
  const p = t.players[seat];
  switch (space) {
    case 'northernLakes':
      return discover(s, 0);
    case 'centralMountains':
      return discover(s, 1);
    case 'coven':
      advance(s);
      return null;
    case 'drawPlace': {
      const place = popPlace(s);
      if (place === undefined) return 'noPlaceLeft';
      p.outer.push(place);
      if (heard()) tell({ news: 'tookPlace', seat, card: place });
      return null;
    }
    case 'harvest':
      if (p.outer.length === 0 && t.switches.automaGoesOn) return 'nothingToHarvest';
      // Counts as activating a Clan Token, so it is announced like one (rule 6 of the card set, EV-10.1).
      if (heard()) tell({ news: 'token', seat });
      push(s, [{ verb: 'happened', moment: 'token' }, { verb: 'automaHarvest' }], seat);
      return null;
    case 'transfer':
      return transfer(s, NONE);
    case 'play':
      return play(s);
    case 'xCoven':
      gainGoods(s, seat, goods({ points: LEVEL_POINTS[t.level] }), NONE);
      advance(s);
      return null;
  }
}

export const AUTOMA: Pick<Definitions, 'automaTurn' | 'automaSpace' | 'automaHarvest'> = {
  /** EV-19.5: a card, as many spaces as it has points, never past a ring. When the player passes it passes, too. */
  automaTurn: {
    run(s, _, f) {
      const t = s.table;
      if (t.players[0].passed === 1) return;
      const card = popMain(s);
      let steps = 0;
      if (card !== undefined) {
        show(s, card, EVERYBODY);
        t.discards.push(card);
        while (steps < mainFace(card).points) {
          steps++;
          t.rondel = (t.rondel + 1) % RONDEL.length;
          if (RINGS.includes(t.rondel)) break;
        }
        if (heard()) tell({ news: 'automaDrew', card, steps, space: RONDEL[t.rondel] });
      }
      push(s, [{ verb: 'automaSpace' }], f.seat);
    },
  },

  automaSpace: {
    run(s) {
      const t = s.table;
      for (let why = carryOut(s, RONDEL[t.rondel]); why !== null; why = carryOut(s, RONDEL[t.rondel])) {
        t.rondel = (t.rondel + 1) % RONDEL.length;
        if (heard()) tell({ news: 'automaMovedOn', why, space: RONDEL[t.rondel] });
      }
    },
  },

  /** EV-19.10; without a Place there is nothing in it, and its turn is over all the same (EV-A.65). */
  automaHarvest: {
    run(s, _, f) {
      const { outer } = s.table.players[f.seat];
      if (outer.length === 0 && heard()) tell({ news: 'automaFoundNothing' });
      for (const place of outer) harvestPlace(s, f.seat, place);
    },
  },
};

/** EV-19.15; −1 where it does not fight. */
export function automaStrength(s: State, region: number): number {
  const t = s.table;
  if (automaOf(t) === undefined) return -1;
  const seat = seatOfAutoma(t);
  const witches = figuresIn(t, seat, region);
  if (witches === 0) return -1;
  let drawn = 0;
  // All are turned up before any is discarded: a deck that is made anew in between has none of them (EV-A.17).
  const turnedUp: Card[] = [];
  for (let i = 0; i < witches; i++) {
    const card = popMain(s);
    if (card === undefined) break;
    show(s, card, EVERYBODY);
    turnedUp.push(card);
    drawn += mainFace(card).points;
    if (heard()) tell({ news: 'discarded', seat, card });
  }
  t.discards.push(...turnedUp);
  const n = witches + t.round + drawn;
  if (heard()) tell({ news: 'strength', seat, region, n, figures: witches, round: t.round, drawn, mana: 0, added: 0 });
  return n;
}

export function automaReward(s: State, region: number, strength: number): void {
  const seat = seatOfAutoma(s.table);
  for (const reward of REGION_BOARDS[region].rewards) {
    if (strength < reward.strength) continue;
    if (heard()) tell({ news: 'reward', seat, region, strength: reward.strength });
    gainVerbs(s, reward.verbs, NONE);
  }
}

/** The leftmost Powerstone; the marker stays with the player (EV-19.1). */
export function automaWins(s: State, region: number): void {
  const seat = seatOfAutoma(s.table);
  const stone = s.table.regions[region].stones.shift();
  if (stone === undefined) return;
  s.table.players[seat].stones[stone]++;
  if (heard()) tell({ news: 'tookStone', seat, stone });
}

/** EV-19.16: its stones double its highest Rituals in the Inner Circle, symbols ignored. */
export function automaDoubled(t: Table): number {
  const p = automaOf(t);
  if (p === undefined) return 0;
  const stones = p.stones.reduce((sum, n) => sum + n, 0);
  return p.inner
    .map((place) => (t.ritualOn[place] < 0 ? 0 : ritualFace(t.ritualOn[place]).points))
    .sort((a, b) => b - a)
    .slice(0, stones)
    .reduce((sum, n) => sum + n, 0);
}
