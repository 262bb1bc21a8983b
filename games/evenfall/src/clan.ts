/** What a clan has and what holds for it. */
import { total } from '@gloaming/engine';
import {
  AUTOMA_TRACK,
  FIRST_RITUAL,
  isPerson,
  MOON_BOARDS,
  personFace,
  placeFace,
  ritualFace,
  SUN_BOARD,
} from './cards/index.ts';
import { type Cost, cost } from './goods.ts';
import { type Count, type Keyword, SHAPES } from './nouns.ts';
import {
  type Ability,
  type Card,
  type ClanBoard,
  type Effect,
  type Player,
  type Seat,
  type Switches,
  seatOfFigure,
  type Table,
} from './state.ts';
import type { Verb } from './verbs.ts';

const LATER_COUNCIL_ANY_FIVE: Cost = cost({ any: 5 });

export const boardOf = (t: Table, seat: Seat): ClanBoard =>
  t.side === 'sun' ? SUN_BOARD : MOON_BOARDS[t.players[seat].clan];
export const trackOf = (t: Table, seat: Seat): ClanBoard['track'] =>
  t.players[seat].automa === 1 ? AUTOMA_TRACK : boardOf(t, seat).track;

/** EV-7.1; the editions differ about the Mana of the moon Spike (EV-A.1), the clan with spaces for Powerstones. */
export function scoutOf({ scout, stoneSpaces }: ClanBoard, switches: Switches): readonly Verb[] {
  if (stoneSpaces.length === 0) return scout;
  const mana = switches.moonSpikeScoutMana;
  return scout.map((v) => (v.verb === 'gain' ? { ...v, goods: { ...v.goods, mana } } : v));
}

/** EV-11.12; the editions differ about the moon Star (EV-A.2), the clan with a Free Action of its own. */
export const laterCouncilCost = (board: ClanBoard, switches: Switches): Cost =>
  board.freeAction !== null && switches.moonStarCouncilAnyFive ? LATER_COUNCIL_ANY_FIVE : board.councilNext;
export function councilCost(t: Table, seat: Seat): Cost {
  const board = boardOf(t, seat);
  return t.players[seat].council.length === 0 ? board.councilFirst : laterCouncilCost(board, t.switches);
}

export const placesOf = (p: Player): Card[] => [...p.outer, ...p.inner];
export function ritualsOf(t: Table, p: Player): Card[] {
  const rituals: Card[] = [];
  for (const place of p.outer) if (t.ritualOn[place] >= 0) rituals.push(t.ritualOn[place]);
  for (const place of p.inner) if (t.ritualOn[place] >= 0) rituals.push(t.ritualOn[place]);
  return rituals;
}
/** A Place without a Ritual, in either circle (EV-11.1). */
export const freePlaces = (t: Table, p: Player): Card[] => placesOf(p).filter((place) => t.ritualOn[place] < 0);
export function hasFreePlace(t: Table, p: Player): boolean {
  for (const place of p.outer) if (t.ritualOn[place] < 0) return true;
  for (const place of p.inner) if (t.ritualOn[place] < 0) return true;
  return false;
}
export const freeSpaces = (t: Table, ritual: Card): number =>
  ritualFace(ritual).spaces - t.scythes[ritual - FIRST_RITUAL] - t.orbs[ritual - FIRST_RITUAL];
export const scythesOn = (t: Table, place: Card): number =>
  t.ritualOn[place] < 0 ? 0 : t.scythes[t.ritualOn[place] - FIRST_RITUAL];

/** Specialists whose effect works for a player: their own, and those an Elder of theirs stands on (EV-17.12). */
export const activeSpecialists = (p: Player): Card[] =>
  p.borrowed.length === 0 ? p.specialists : [...p.specialists, ...p.borrowed];

/** The effect a card has where it lies. */
export function effectOf(p: Player, card: Card): Effect {
  if (!isPerson(card)) return ritualFace(card).effect;
  return p.council.includes(card) ? personFace(card).council : personFace(card).specialist;
}

type Visit = (effect: Effect, card: Card) => void;
function visitRituals(t: Table, circle: readonly Card[], visit: Visit): void {
  for (let i = 0; i < circle.length; i++) {
    const ritual = t.ritualOn[circle[i]];
    if (ritual >= 0) visit(ritualFace(ritual).effect, ritual);
  }
}
/** Walks over every card whose effect works for a player, without a list of them: this is asked at every option. */
export function eachEffect(t: Table, p: Player, visit: Visit): void {
  visitRituals(t, p.outer, visit);
  visitRituals(t, p.inner, visit);
  for (let i = 0; i < p.specialists.length; i++) visit(personFace(p.specialists[i]).specialist, p.specialists[i]);
  for (let i = 0; i < p.borrowed.length; i++) visit(personFace(p.borrowed[i]).specialist, p.borrowed[i]);
  for (let i = 0; i < p.council.length; i++) visit(personFace(p.council[i]).council, p.council[i]);
}

export function abilitiesOf(t: Table, seat: Seat): Ability[] {
  const abilities: Ability[] = [];
  const own = boardOf(t, seat).ability;
  if (own !== null) abilities.push(own);
  eachEffect(t, t.players[seat], (effect) => {
    if (effect.effect === 'ability') abilities.push(effect.ability);
  });
  return abilities;
}
export function discountFor(abilities: readonly Ability[], on: 'ritual' | 'council'): number {
  let less = 0;
  for (const ability of abilities) if (ability.ability === 'discount' && ability.on === on) less += ability.less;
  return less;
}

/** Figures of a player in a Region: on the round space and on the Action Space (EV-A.21). */
export function figuresIn(t: Table, seat: Seat, region: number): number {
  const { witches, elders, space } = t.regions[region];
  let n = witches[seat] + elders[seat];
  for (const figure of space) if (seatOfFigure(figure) === seat) n++;
  return n;
}

/**
 * In a battle, before Mana is paid and before the Automa turns its cards over: figures (EV-14.5), what effects add, and what was
 * added for this phase; for the Automa the round instead (EV-19.15).
 */
export function strengthIn(t: Table, seat: Seat, region: number): number {
  const p = t.players[seat];
  const figures = figuresIn(t, seat, region);
  if (p.automa === 1) return figures + t.round;
  let added = p.boosts[region];
  for (const ability of abilitiesOf(t, seat)) if (ability.ability === 'strength') added += ability.n;
  return figures + added;
}

/** Asked for every card in hand at every option a bot looks at, so it makes no lists. */
export function countOf(t: Table, seat: Seat, count: Count): number {
  const p = t.players[seat];
  switch (count.count) {
    case 'keyword': {
      let n = 0;
      for (const card of p.specialists) if (personFace(card).keywords.includes(count.keyword)) n++;
      return n + sumOver(p, (place) => (hasKeyword(t.ritualOn[place], count.keyword) ? 1 : 0));
    }
    case 'places':
      return p[count.circle].length;
    case 'catalysts': {
      const of = count.catalyst === 'scythe' ? t.scythes : t.orbs;
      return sumOver(p, (place) => (t.ritualOn[place] < 0 ? 0 : of[t.ritualOn[place] - FIRST_RITUAL]));
    }
    case 'specialists':
      return p.specialists.length;
    case 'shape': {
      const shape = SHAPES.indexOf(count.shape);
      let n = 0;
      for (const place of p.inner) {
        if (placeFace(place, t.side).icon === count.shape) n++;
        if (t.stoneOn[place] === shape) n++;
      }
      return n;
    }
    case 'resourceSymbols':
      return sumOver(p, (place) => resourceSymbols(t, place));
    case 'eldersInReserve':
      return p.elders;
  }
}
const hasKeyword = (ritual: Card, keyword: Keyword): boolean =>
  ritual >= 0 && ritualFace(ritual).keywords.includes(keyword);
function sumOver(p: Player, each: (place: Card) => number): number {
  let sum = 0;
  for (const place of p.outer) sum += each(place);
  for (const place of p.inner) sum += each(place);
  return sum;
}
/** EV-17.10: the symbols of a Place that has any; and one more where there is a Scythe, or for each (EV-A.33). */
function resourceSymbols(t: Table, place: Card): number {
  const { resources, any } = placeFace(place, t.side).harvest;
  const symbols = total(resources) + any;
  if (symbols === 0) return 0;
  const scythes = scythesOn(t, place);
  return symbols + (t.switches.pointPerScythe ? scythes : Math.min(1, scythes));
}
