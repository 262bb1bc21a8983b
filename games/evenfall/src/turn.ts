/** A turn: one Main Action and any number of Free Actions (EV-8 to EV-13). */
import { again, EVERYBODY, insert, NONE, numbered, push, show } from '@gloaming/engine';
import { offerBuilds } from './building.ts';
import {
  CARDS,
  FIRST_PERSON,
  FIRST_RITUAL,
  PERSON_COUNT,
  PLACE_DECK,
  REGION_BOARDS,
  RITUAL_COUNT,
  ritualFace,
} from './cards/index.ts';
import type { Action } from './choices.ts';
import { abilitiesOf, activeSpecialists, boardOf, hasFreePlace, ritualsOf } from './clan.ts';
import { offerDesigns } from './costs.ts';
import type { Definitions } from './definitions.ts';
import { canDiscover } from './discovering.ts';
import { canUsePerson, canUseStoneSpace, FOR_ONE, TWO_FOR_ONE_VERBS, useTurnEffect } from './freeActions.ts';
import { heard, tell } from './news.ts';
import { canPlay, playingVerbs } from './playing.ts';
import { STONE_SPACES } from './setup.ts';
import { canUseSpace } from './spaces.ts';
import type { Card, Frame, Seat, Seen, State } from './state.ts';
import { happened } from './triggers.ts';
import { refuseInTurn } from './turnUnavailable.ts';
import type { Space, Verb } from './verbs.ts';

/** After the Main Action the same option only ends the turn. */
type Offered = Exclude<Action, { does: 'endTurn' }>;
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

function offerDiscards(s: Seen, seat: Seat, out: number[]): void {
  const { hand } = s.table.players[seat];
  if (hand.length >= FOR_ONE) out.push(first.twoForOne);
  if (hand.length >= 1 && boardOf(s.table, seat).freeAction !== null) out.push(first.oneForOne);
}

/** Turn effects of one's own Specialists, of borrowed ones, and the Spike's spaces. */
function offerFreeEffects(s: Seen, seat: Seat, out: number[]): void {
  const usable: Card[] = [];
  for (const card of activeSpecialists(s.table.players[seat])) if (canUsePerson(s, seat, card)) insert(usable, card);
  for (const card of usable) out.push(first.usePerson + card - FIRST_PERSON);
  for (let space = 0; space < boardOf(s.table, seat).stoneSpaces.length; space++)
    if (canUseStoneSpace(s.table, seat, space)) out.push(first.useStoneSpace + space);
}

function offerMainActions(s: Seen, seat: Seat, out: number[]): void {
  const t = s.table;
  const p = t.players[seat];
  const abilities = abilitiesOf(t, seat);
  const places: Card[] = [];
  for (const { spots } of t.regions)
    for (const place of spots) if (place >= 0 && canDiscover(t, seat, place)) insert(places, place);
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

/** A Main Action, and there is none after it. Its verbs are no part of the turn: what they remember is their own. */
function mainAction(s: State, f: Frame, verbs: readonly Verb[], it: Card = NONE): undefined {
  push(s, verbs, f.seat, NONE, it);
  f.n = 1;
}
function play(s: State, f: Frame, card: Card): undefined {
  show(s, card, EVERYBODY);
  if (heard()) tell({ news: 'announced', seat: f.seat, card });
  mainAction(s, f, playingVerbs(card), card);
}
const useSpace = (s: State, f: Frame, space: Space): undefined => mainAction(s, f, [{ verb: 'useSpace', space }]);

/** A Free Action gives the verbs that it leads to. */
function act(s: State, f: Frame, action: Offered): readonly Verb[] | undefined {
  const board = boardOf(s.table, f.seat);
  switch (action.does) {
    case 'pass':
      return f.n === 0 ? [{ verb: 'pass' }] : undefined;
    case 'discover':
      return mainAction(s, f, [{ verb: 'discover' }], action.card);
    case 'activateToken':
      // Announced first: what answers it comes before its effect (EV-10.1).
      return mainAction(s, f, [{ verb: 'exhaustToken' }, { verb: 'happened', moment: 'token' }, ...board.token]);
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

export const TURNS: Pick<Definitions, 'takeTurn' | 'exhaustToken' | 'pass'> = {
  /**
   * The frame remembers whether the Main Action was done; without one the turn ends in a pass (EV-8.3). Nobody passes by
   * themselves: that would tell what is not in the hand.
   */
  takeTurn: {
    always: () => true,
    options(s, _, f, out, unavailable) {
      if (unavailable !== undefined) refuseInTurn(s, f, unavailable);
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

  exhaustToken: {
    run(s, _, f) {
      s.table.players[f.seat].tokenUsed = 1;
      if (heard()) tell({ news: 'token', seat: f.seat });
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
