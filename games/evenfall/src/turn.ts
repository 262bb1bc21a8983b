/** A turn: one Main Action and any number of Free Actions (EV-8 to EV-13). */
import { again, EVERYBODY, insert, NONE, numbered, push, remove, show } from '@gloaming/engine';
import { canBegin } from './begin.ts';
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
import type { Action, Choices } from './choices.ts';
import { abilitiesOf, boardOf, freePlaces, hasFreePlace, ritualsOf } from './clan.ts';
import { canAfford, offerDesigns } from './costs.ts';
import type { Definitions } from './definitions.ts';
import { discoverPlace } from './effects.ts';
import { heard, tell } from './news.ts';
import type { Role } from './nouns.ts';
import { RED } from './nouns.ts';
import { STONE_SPACES } from './setup.ts';
import { canUseSpace } from './spaces.ts';
import type { Ability, Card, Exchange, Seat, Seen, State, Step } from './state.ts';
import { happened } from './triggers.ts';
import { discard, gain, type Space, type Verb } from './verbs.ts';

/** After the Main Action the same option only ends the turn. */
type Offered = Exclude<Action, { does: 'endTurn' } | Choices['playAs']>;
const END_TURN: Action = { does: 'endTurn' };
const from = <C>(start: number, n: number, each: (i: number) => C): C[] =>
  Array.from({ length: n }, (_, i) => each(start + i));
/** What can be done in a turn, by option. */
export const ACTIONS = numbered<Offered>({
  pass: [{ does: 'pass' }],
  discover: from(0, PLACE_DECK, (card) => ({ does: 'discover', card })),
  activateToken: [{ does: 'activateToken' }],
  buildCatalysts: [{ does: 'buildCatalysts' }],
  twoForOne: [{ does: 'twoForOne' }],
  oneForOne: [{ does: 'oneForOne' }],
  play: from(FIRST_RITUAL, CARDS - FIRST_RITUAL, (card) => ({ does: 'play', card })),
  useRegion: from(0, REGION_BOARDS.length, (region) => ({ does: 'useRegion', region })),
  useBoard: [{ does: 'useBoard' }],
  useRitual: from(FIRST_RITUAL, RITUAL_COUNT, (card) => ({ does: 'useRitual', card })),
  usePerson: from(FIRST_PERSON, PERSON_COUNT, (card) => ({ does: 'usePerson', card })),
  useStoneSpace: from(0, STONE_SPACES, (space) => ({ does: 'useStoneSpace', space })),
});
const { choices, first } = ACTIONS;

/** EV-8.6, as a card would say it; and as it is done, where the resource is asked for without a detour over `gain`. */
const FOR_ONE = 2;
export const TWO_FOR_ONE: Exchange = { cost: [discard(FOR_ONE)], effect: [gain({ any: 1 })] };
const TWO_FOR_ONE_VERBS: readonly Verb[] = [...TWO_FOR_ONE.cost, { verb: 'gainAny', n: 1, from: 0 }];
const RITUAL_VERBS: readonly Verb[] = [{ verb: 'payForIt', as: 'ritual' }, { verb: 'bind' }];
const PERSON_VERBS: readonly Verb[] = [{ verb: 'playAs' }];

function canPlay(s: Seen, seat: Seat, card: Card, abilities: readonly Ability[], room: boolean): boolean {
  if (!isPerson(card)) return room && canAfford(s, seat, card, 'ritual', abilities);
  return canBeSpecialist(s, seat, card, abilities) || canAfford(s, seat, card, 'council', abilities);
}
/** EV-11.7: no two Specialists of the same name. */
function canBeSpecialist(s: Seen, seat: Seat, card: Card, abilities: readonly Ability[]): boolean {
  const { specialists } = s.table.players[seat];
  for (const own of specialists) if (design(own) === design(card)) return false;
  return canAfford(s, seat, card, 'specialist', abilities);
}

/** What a person can be played as, by number. */
export const PERSON_ROLES = ['specialist', 'council'] as const satisfies readonly Role[];
export function offerRoles(s: Seen, seat: Seat, card: Card, out: number[]): void {
  const abilities = abilitiesOf(s.table, seat);
  if (canBeSpecialist(s, seat, card, abilities)) out.push(0);
  if (canAfford(s, seat, card, 'council', abilities)) out.push(1);
}

function offerMainActions(s: Seen, seat: Seat, out: number[]): void {
  const t = s.table;
  const p = t.players[seat];
  const abilities = abilitiesOf(t, seat);
  const places: Card[] = [];
  for (const { spots } of t.regions)
    for (const place of spots) if (place >= 0 && placeFace(place, t.side).witches <= p.witches) insert(places, place);
  for (const place of places) out.push(first.discover + place);
  if (p.tokenUsed === 0) out.push(first.activateToken);
  const builds: number[] = [];
  offerBuilds(s, seat, 0, abilities, builds);
  if (builds.length > 0) out.push(first.buildCatalysts);
  offerDiscards(s, seat, out);
  const hand: Card[] = [];
  offerDesigns(p.hand, hand);
  const room = hasFreePlace(t, p);
  for (const card of hand) if (canPlay(s, seat, card, abilities, room)) out.push(first.play + card - FIRST_RITUAL);
  for (let region = 0; region < t.regions.length; region++)
    if (canUseSpace(s, seat, { at: 'region', region }, abilities)) out.push(first.useRegion + region);
  if (boardOf(t, seat).space !== null && canUseSpace(s, seat, { at: 'board' }, abilities)) out.push(first.useBoard);
  const rituals: Card[] = [];
  for (const card of ritualsOf(t, p))
    if (ritualFace(card).effect.effect === 'space' && canUseSpace(s, seat, { at: 'ritual', card }, abilities))
      insert(rituals, card);
  for (const card of rituals) out.push(first.useRitual + card - FIRST_RITUAL);
}

function offerDiscards(s: Seen, seat: Seat, out: number[]): void {
  const { hand } = s.table.players[seat];
  if (hand.length >= FOR_ONE) out.push(first.twoForOne);
  if (hand.length >= 1 && boardOf(s.table, seat).freeAction !== null) out.push(first.oneForOne);
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
    if (effect.effect === 'turn' && canBegin(s, effect.exchange.cost, seat, card))
      out.push(first.usePerson + card - FIRST_PERSON);
  }
  if (!p.stones.some((n) => n > 0)) return;
  for (let space = 0; space < boardOf(t, seat).stoneSpaces.length; space++)
    if (p.stoneSpaces[space] < 0 || !t.switches.spikeSpacesOncePerGame) out.push(first.useStoneSpace + space);
}

function useTurnEffect(s: State, f: Step, card: Card): readonly Verb[] {
  const t = s.table;
  const p = t.players[f.seat];
  if (p.specialists.includes(card)) t.turned[card - FIRST_PERSON] = 1;
  else insert(p.borrowedUsed, card);
  if (heard()) tell({ news: 'usedTurn', seat: f.seat, card });
  const effect = personFace(card).specialist;
  f.from = card;
  return effect.effect === 'turn' ? [...effect.exchange.cost, ...effect.exchange.effect] : [];
}

/** A Main Action, and there is none after it. Its verbs are no part of the turn: what they remember is their own. */
function mainAction(s: State, f: Step, verbs: readonly Verb[], it: Card = NONE): undefined {
  push(s, verbs, f.seat, NONE, it);
  f.n = 1;
}
function play(s: State, f: Step, card: Card): undefined {
  show(s, card, EVERYBODY);
  if (heard()) tell({ news: 'announced', seat: f.seat, card });
  mainAction(s, f, isPerson(card) ? PERSON_VERBS : RITUAL_VERBS, card);
}
const useSpace = (s: State, f: Step, space: Space): undefined => mainAction(s, f, [{ verb: 'useSpace', space }]);

/** A Free Action gives the verbs that it leads to. */
function act(s: State, f: Step, action: Offered): readonly Verb[] | undefined {
  const board = boardOf(s.table, f.seat);
  switch (action.does) {
    case 'pass':
      return f.n === 0 ? [{ verb: 'pass' }] : undefined;
    case 'discover':
      return mainAction(s, f, [{ verb: 'discover' }], action.card);
    case 'activateToken':
      return mainAction(s, f, [{ verb: 'exhaustToken' }, ...board.token, { verb: 'happened', moment: 'token' }]);
    case 'buildCatalysts':
      return mainAction(s, f, [{ verb: 'build', last: 0, scythes: 0, orbs: 0 }]);
    case 'twoForOne':
      return TWO_FOR_ONE_VERBS;
    case 'oneForOne':
      return board.freeAction === null ? undefined : [...board.freeAction.cost, ...board.freeAction.effect];
    case 'play':
      return play(s, f, action.card);
    case 'useRegion':
      return useSpace(s, f, { at: 'region', region: action.region });
    case 'useBoard':
      return useSpace(s, f, { at: 'board' });
    case 'useRitual':
      return useSpace(s, f, { at: 'ritual', card: action.card });
    case 'usePerson':
      return useTurnEffect(s, f, action.card);
    case 'useStoneSpace':
      return [{ verb: 'placeStoneOnBoard', space: action.space }];
  }
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
      out.push(first.pass);
      if (f.n === 0) offerMainActions(s, f.seat, out);
      else offerDiscards(s, f.seat, out);
      offerFreeEffects(s, f.seat, out);
      if (f.n === 1 && out.length === 1) out.pop();
    },
    about: (_, __, f, option) => (option === first.pass && f.n === 1 ? END_TURN : choices[option]),
    then(s, _, f, option) {
      if (option !== first.pass) {
        again(f);
        f.from = NONE;
        f.it = NONE;
      }
      return act(s, f, choices[option]);
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
    about: (_, __, { it }, option) => ({ does: 'play', as: PERSON_ROLES[option], card: it }),
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
    about: (_, __, ___, card) => ({ does: 'bind', card }),
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
    about: (_, __, ___, stone) => ({ does: 'placeStone', stone }),
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
