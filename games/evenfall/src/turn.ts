/** A turn: one Main Action and any number of Free Actions (EV-8 to EV-13). */
import { again, EVERYBODY, insert, NONE, push, remove, show } from '@gloaming/engine';
import { offerBuilds } from './building.ts';
import {
  CARDS,
  design,
  FIRST_PERSON,
  FIRST_RITUAL,
  isPerson,
  PERSON_COUNT,
  PLACE_DECK,
  personFace,
  placeFace,
  REGION_BOARDS,
  RITUAL_COUNT,
  ritualFace,
} from './cards/index.ts';
import { boardOf, freePlaces, hasFreePlace, ritualsOf, rulesOf } from './clan.ts';
import { canAfford, offerDesigns } from './costs.ts';
import { canBegin, discoverPlace } from './effects.ts';
import { heard, tell } from './news.ts';
import type { Definitions } from './rules.ts';
import { canUseSpace } from './spaces.ts';
import { type Card, type Exchange, RED, type Rule, type Seat, type Seen, type State, type Step } from './state.ts';
import { happened } from './triggers.ts';
import { discard, gain, type Role, type Verb } from './verbs.ts';

/** What can be done in a turn, as options: small numbers, one range a kind of action. */
export const END = 0;
export const DISCOVER = 1;
export const TOKEN = DISCOVER + PLACE_DECK;
export const BUILD = TOKEN + 1;
export const TWO_FOR_ONE = BUILD + 1;
export const ONE_FOR_ONE = TWO_FOR_ONE + 1;
export const PLAY = ONE_FOR_ONE + 1;
export const SPACE_IN_REGION = PLAY + (CARDS - FIRST_RITUAL);
export const SPACE_ON_BOARD = SPACE_IN_REGION + REGION_BOARDS.length;
export const SPACE_ON_RITUAL = SPACE_ON_BOARD + 1;
export const TURN_EFFECT = SPACE_ON_RITUAL + RITUAL_COUNT;
export const STONE_SPACE = TURN_EFFECT + PERSON_COUNT;

/** EV-8.6, as a card would say it; and as it is done, where the resource is asked for without a detour over `gain`. */
const FOR_ONE = 2;
export const TWO_FOR_ONE_EXCHANGE: Exchange = { cost: [discard(FOR_ONE)], verbs: [gain({ any: 1 })] };
const TWO_FOR_ONE_VERBS: readonly Verb[] = [...TWO_FOR_ONE_EXCHANGE.cost, { verb: 'gainAny', n: 1, from: 0 }];
const RITUAL_VERBS: readonly Verb[] = [{ verb: 'payForIt', as: 'ritual' }, { verb: 'bind' }];
const PERSON_VERBS: readonly Verb[] = [{ verb: 'playAs' }];

function canPlay(s: Seen, seat: Seat, card: Card, rules: readonly Rule[], room: boolean): boolean {
  if (!isPerson(card)) return room && canAfford(s, seat, card, 'ritual', rules);
  return canBeSpecialist(s, seat, card, rules) || canAfford(s, seat, card, 'council', rules);
}
/** EV-11.7: no two Specialists of the same name. */
function canBeSpecialist(s: Seen, seat: Seat, card: Card, rules: readonly Rule[]): boolean {
  const { specialists } = s.table.players[seat];
  for (const own of specialists) if (design(own) === design(card)) return false;
  return canAfford(s, seat, card, 'specialist', rules);
}

/** What a person can be played as, by number. */
export const PERSON_ROLES = ['specialist', 'council'] as const satisfies readonly Role[];
export function offerRoles(s: Seen, seat: Seat, card: Card, out: number[]): void {
  const rules = rulesOf(s.table, seat);
  if (canBeSpecialist(s, seat, card, rules)) out.push(0);
  if (canAfford(s, seat, card, 'council', rules)) out.push(1);
}

function offerMainActions(s: Seen, seat: Seat, out: number[]): void {
  const t = s.table;
  const p = t.players[seat];
  const rules = rulesOf(t, seat);
  const places: Card[] = [];
  for (const { spots } of t.regions)
    for (const place of spots) if (place >= 0 && placeFace(place, t.side).witches <= p.witches) insert(places, place);
  for (const place of places) out.push(DISCOVER + place);
  if (p.tokenUsed === 0) out.push(TOKEN);
  const builds: number[] = [];
  offerBuilds(s, seat, 0, rules, builds);
  if (builds.length > 0) out.push(BUILD);
  offerDiscards(s, seat, out);
  const hand: Card[] = [];
  offerDesigns(p.hand, hand);
  const room = hasFreePlace(t, p);
  for (const card of hand) if (canPlay(s, seat, card, rules, room)) out.push(PLAY + card - FIRST_RITUAL);
  for (let region = 0; region < t.regions.length; region++)
    if (canUseSpace(s, seat, { at: 'region', region }, rules)) out.push(SPACE_IN_REGION + region);
  if (boardOf(t, seat).space !== null && canUseSpace(s, seat, { at: 'board' }, rules)) out.push(SPACE_ON_BOARD);
  const rituals: Card[] = [];
  for (const card of ritualsOf(t, p))
    if (ritualFace(card).effect.effect === 'space' && canUseSpace(s, seat, { at: 'ritual', card }, rules))
      insert(rituals, card);
  for (const card of rituals) out.push(SPACE_ON_RITUAL + card - FIRST_RITUAL);
}

function offerDiscards(s: Seen, seat: Seat, out: number[]): void {
  const { hand } = s.table.players[seat];
  if (hand.length >= FOR_ONE) out.push(TWO_FOR_ONE);
  if (hand.length >= 1 && boardOf(s.table, seat).freeAction !== null) out.push(ONE_FOR_ONE);
}

/** Turn effects of one's own Specialists, of borrowed ones, and the Spike's spaces. */
function offerFreeEffects(s: Seen, seat: Seat, out: number[]): void {
  const t = s.table;
  const p = t.players[seat];
  const usable: Card[] = [];
  for (const card of p.specialists) if (t.turned[card - FIRST_PERSON] === 0) insert(usable, card);
  for (const card of p.borrowed) if (!p.borrowedUsed.includes(card)) insert(usable, card);
  for (const card of usable) {
    const effect = personFace(card).specialist;
    if (effect.effect === 'turn' && canBegin(s, effect.cost, seat, card)) out.push(TURN_EFFECT + card - FIRST_PERSON);
  }
  if (!p.stones.some((n) => n > 0)) return;
  for (let space = 0; space < boardOf(t, seat).stoneSpaces.length; space++)
    if (p.stoneSpaces[space] < 0 || !t.switches.spikeSpacesOncePerGame) out.push(STONE_SPACE + space);
}

function freeAction(s: State, f: Step, option: number): readonly Verb[] | undefined {
  const board = boardOf(s.table, f.seat);
  if (option === TWO_FOR_ONE) return TWO_FOR_ONE_VERBS;
  if (option === ONE_FOR_ONE && board.freeAction !== null) return [...board.freeAction.cost, ...board.freeAction.verbs];
  if (option >= STONE_SPACE) return [{ verb: 'placeStoneOnBoard', space: option - STONE_SPACE }];
  return undefined;
}

function useTurnEffect(s: State, f: Step, card: Card): readonly Verb[] {
  const t = s.table;
  const p = t.players[f.seat];
  if (p.specialists.includes(card)) t.turned[card - FIRST_PERSON] = 1;
  else insert(p.borrowedUsed, card);
  if (heard()) tell({ news: 'usedTurn', seat: f.seat, card });
  const effect = personFace(card).specialist;
  f.from = card;
  return effect.effect === 'turn' ? [...effect.cost, ...effect.verbs] : [];
}

function mainAction(s: State, f: Step, option: number): readonly Verb[] {
  const t = s.table;
  if (option < TOKEN) {
    f.it = option - DISCOVER;
    return [{ verb: 'discover' }];
  }
  if (option === TOKEN)
    return [{ verb: 'exhaustToken' }, ...boardOf(t, f.seat).token, { verb: 'happened', moment: 'token' }];
  if (option === BUILD) return [{ verb: 'build', last: 0, scythes: 0, orbs: 0 }];
  if (option < SPACE_IN_REGION) {
    f.it = option - PLAY + FIRST_RITUAL;
    show(s, f.it, EVERYBODY);
    if (heard()) tell({ news: 'announced', seat: f.seat, card: f.it });
    return isPerson(f.it) ? PERSON_VERBS : RITUAL_VERBS;
  }
  if (option < SPACE_ON_BOARD) return [{ verb: 'useSpace', space: { at: 'region', region: option - SPACE_IN_REGION } }];
  if (option === SPACE_ON_BOARD) return [{ verb: 'useSpace', space: { at: 'board' } }];
  return [{ verb: 'useSpace', space: { at: 'ritual', card: option - SPACE_ON_RITUAL + FIRST_RITUAL } }];
}

export const TURNS: Pick<
  Definitions,
  'takeTurn' | 'discover' | 'exhaustToken' | 'playAs' | 'bind' | 'enter' | 'placeStoneOnBoard' | 'pass'
> = {
  /**
   * The frame remembers whether the Main Action was done; without one the turn ends in a pass (EV-8.3). Nobody passes by
   * themselves: that would tell what is not in the hand.
   */
  takeTurn: {
    always: () => true,
    options(s, _, f, out) {
      out.push(END);
      if (f.n === 0) offerMainActions(s, f.seat, out);
      else offerDiscards(s, f.seat, out);
      offerFreeEffects(s, f.seat, out);
      if (f.n === 1 && out.length === 1) out.pop();
    },
    then(s, _, f, option) {
      if (option === END) return f.n === 0 ? [{ verb: 'pass' }] : undefined;
      again(f);
      f.from = NONE;
      f.it = NONE;
      const free = freeAction(s, f, option);
      if (free !== undefined) return free;
      if (option >= TURN_EFFECT) return useTurnEffect(s, f, option - TURN_EFFECT + FIRST_PERSON);
      const verbs = mainAction(s, f, option);
      push(s, verbs, f.seat, NONE, f.it);
      f.n = 1;
      f.it = NONE;
      return;
    },
  },

  discover: {
    run(s, _, f) {
      const region = s.table.regions.findIndex(({ spots }) => spots.includes(f.it));
      const { witches } = placeFace(f.it, s.table.side);
      s.table.players[f.seat].witches -= witches;
      s.table.regions[region].witches[f.seat] += witches;
      discoverPlace(s, f.seat, region, f.it, witches);
    },
  },

  exhaustToken: {
    run(s, _, f) {
      s.table.players[f.seat].tokenUsed = 1;
      if (heard()) tell({ news: 'token', seat: f.seat });
    },
  },

  playAs: {
    options: (s, _, f, out) => offerRoles(s, f.seat, f.it, out),
    then(_, __, ___, option) {
      const as = PERSON_ROLES[option];
      return [
        { verb: 'payForIt', as },
        { verb: 'enter', as },
      ];
    },
  },

  /** EV-A.42: place it, Binding Bonus, immediate effect, then what answers it. */
  bind: {
    options(s, _, f, out) {
      for (const place of freePlaces(s.table, s.table.players[f.seat])) insert(out, place);
    },
    then(s, _, f, place) {
      const t = s.table;
      const ritual = ritualFace(f.it);
      remove(t.players[f.seat].hand, f.it);
      t.ritualOn[place] = f.it;
      if (heard()) tell({ news: 'bound', seat: f.seat, cards: [f.it, place] });
      push(s, [{ verb: 'happened', moment: 'play' }], f.seat, NONE, f.it);
      if (ritual.effect.effect === 'immediate') push(s, ritual.effect.verbs, f.seat, f.it);
      const { binding, bindingWith } = placeFace(place, t.side);
      if (bindingWith !== null && ritual.keywords.includes(bindingWith.keyword))
        push(s, bindingWith.verbs, f.seat, place);
      push(s, binding, f.seat, place);
    },
  },

  enter: {
    run(s, v, f) {
      const p = s.table.players[f.seat];
      remove(p.hand, f.it);
      insert(v.as === 'specialist' ? p.specialists : p.council, f.it);
      if (heard()) tell({ news: 'played', seat: f.seat, card: f.it, as: v.as });
      if (v.as === 'specialist') happened(s, 'play', f.seat, f.it);
    },
  },

  /** EV-18.4e: which of one's stones, the red one last. */
  placeStoneOnBoard: {
    options(s, _, f, out) {
      for (let stone = 0; stone <= RED; stone++) if (s.table.players[f.seat].stones[stone] > 0) out.push(stone);
    },
    then(s, v, f, stone) {
      const p = s.table.players[f.seat];
      p.stones[stone]--;
      // Where spaces may be used again, the stones of earlier uses stay, too: they still double at the end.
      if (p.stoneSpaces[v.space] === NONE) p.stoneSpaces[v.space] = stone;
      else p.stoneSpaces.push(stone);
      if (heard()) tell({ news: 'stoneOnBoard', seat: f.seat, stone, space: v.space });
      return boardOf(s.table, f.seat).stoneSpaces[v.space];
    },
  },

  pass: {
    run(s, _, f) {
      s.table.players[f.seat].passed = 1;
      if (heard()) tell({ news: 'passed', seat: f.seat });
      happened(s, 'pass', f.seat, NONE);
    },
  },
};
