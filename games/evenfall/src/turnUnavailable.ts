/** What a player sees in a turn and could mean, but cannot do just now, and why. */
import { NONE, noBecause, noteUnavailable, type Unavailable } from '@gloaming/engine';
import { canBegin } from './begin.ts';
import { whyNoBuilds } from './building.ts';
import { design, ritualFace } from './cards/index.ts';
import type { Action } from './choices.ts';
import { abilitiesOf, activeSpecialists, boardOf, effectOf, hasFreePlace, placesOf, ritualsOf } from './clan.ts';
import { canDiscover } from './discovering.ts';
import { canUsePerson, canUseStoneSpace, TWO_FOR_ONE } from './freeActions.ts';
import { refuseEach, refusePersonsOfRivals, refuseRitualsOfRivals } from './others.ts';
import { canPlay } from './playing.ts';
import { IS_DISCOVERED, MAIN_ACTION_DONE, OTHER_COPY, type Reason, type Working } from './reasons.ts';
import { canUseSpace } from './spaces.ts';
import type { Ability, Card, Effect, Frame, Seat, Seen } from './state.ts';

const TOKEN_USED: Reason = { reason: 'tokenUsed', rule: 'EV-10.1' };

/** The effect of a card that nobody has to use; null for one that is used. */
function working({ effect }: Effect): Working | null {
  switch (effect) {
    case 'immediate':
      return 'atOnce';
    case 'ongoing':
    case 'ability':
      return 'always';
    case 'battle':
    case 'roundEnd':
    case 'gameEnd':
      return effect;
    case 'space':
    case 'turn':
      return null;
  }
}
const WORKING_RULES = {
  atOnce: 'EV-11.4',
  always: 'EV-11.9',
  battle: 'EV-11.10',
  roundEnd: 'EV-11.14',
  gameEnd: 'EV-11.14',
} as const;
const worksByItself = (when: Working): Reason => ({ reason: 'worksByItself', rule: WORKING_RULES[when], when });

interface Turn {
  readonly s: Seen;
  readonly seat: Seat;
  readonly acted: boolean;
  readonly abilities: readonly Ability[];
  readonly out: Unavailable<Action, Reason>[];
}
/** Notes what stands against something, if anything does. */
type Look = (why: Reason[]) => unknown;
function freeAction({ out }: Turn, choice: Action, look: Look, why: Reason[] = []): void {
  look(why);
  noteUnavailable(choice, why, out);
}
const mainAction = (turn: Turn, choice: Action, look: Look): void =>
  freeAction(turn, choice, look, turn.acted ? [MAIN_ACTION_DONE] : []);

export function refuseInTurn(s: Seen, { seat, n }: Frame, out: Unavailable<Action, Reason>[]): void {
  const turn: Turn = { s, seat, acted: n === 1, abilities: abilitiesOf(s.table, seat), out };
  const { tokenUsed } = s.table.players[seat];
  refusePlaces(turn);
  mainAction(turn, { does: 'activateToken' }, (why) => tokenUsed === 0 || noBecause(why, TOKEN_USED));
  mainAction(turn, { does: 'buildCatalysts' }, (why) => why.push(...whyNoBuilds(s, seat, turn.abilities)));
  refuseHand(turn);
  refuseSpaces(turn);
  refuseRituals(turn);
  refusePersons(turn);
  refuseFreeActions(turn);
}

/** Those at the Regions are discovered; those in a clan were. */
function refusePlaces(turn: Turn): void {
  const { table } = turn.s;
  const about = (card: Card) => ({ does: 'discover', card }) as const;
  for (const { spots } of table.regions)
    for (const place of spots)
      if (place >= 0) mainAction(turn, about(place), (why) => canDiscover(table, turn.seat, place, why));
  for (const p of table.players) refuseEach(placesOf(p), about, IS_DISCOVERED, turn.out);
}

/** Of two copies the first is offered; the other one is refused for the same reasons, or for that. */
function refuseHand(turn: Turn): void {
  const { s, seat, abilities } = turn;
  const p = s.table.players[seat];
  const room = hasFreePlace(s.table, p);
  p.hand.forEach((card, i) => {
    const isCopy = i > 0 && design(p.hand[i - 1]) === design(card);
    mainAction(turn, { does: 'play', card }, (why) => {
      canPlay(s, seat, card, abilities, room, why);
      if (isCopy && why.length === 0) why.push(OTHER_COPY);
    });
  });
}

function refuseSpaces(turn: Turn): void {
  const { s, seat, abilities } = turn;
  for (const region of s.table.regions.keys())
    mainAction(turn, { does: 'useRegion', region }, (why) =>
      canUseSpace(s, seat, { at: 'region', region }, abilities, why),
    );
  if (boardOf(s.table, seat).space !== null)
    mainAction(turn, { does: 'useBoard' }, (why) => canUseSpace(s, seat, { at: 'board' }, abilities, why));
}

function refuseRituals(turn: Turn): void {
  const { s, seat, abilities, out } = turn;
  const about = (card: Card) => ({ does: 'useRitual', card }) as const;
  for (const card of ritualsOf(s.table, s.table.players[seat])) {
    const when = working(ritualFace(card).effect);
    if (when !== null) refuseEach([card], about, worksByItself(when), out);
    else mainAction(turn, about(card), (why) => canUseSpace(s, seat, { at: 'ritual', card }, abilities, why));
  }
  refuseRitualsOfRivals(s.table, seat, about, out);
}

function refusePersons(turn: Turn): void {
  const { s, seat, out } = turn;
  const about = (card: Card) => ({ does: 'usePerson', card }) as const;
  const p = s.table.players[seat];
  for (const card of [...activeSpecialists(p), ...p.council]) {
    const when = working(effectOf(p, card));
    if (when !== null) refuseEach([card], about, worksByItself(when), out);
    else freeAction(turn, about(card), (why) => canUsePerson(s, seat, card, why));
  }
  refusePersonsOfRivals(s.table, seat, about, out);
}

function refuseFreeActions(turn: Turn): void {
  const { s, seat } = turn;
  const board = boardOf(s.table, seat);
  freeAction(turn, { does: 'twoForOne' }, (why) => canBegin(s, TWO_FOR_ONE.cost, seat, NONE, why));
  const { freeAction: own } = board;
  if (own !== null) freeAction(turn, { does: 'oneForOne' }, (why) => canBegin(s, own.cost, seat, NONE, why));
  for (const space of board.stoneSpaces.keys())
    freeAction(turn, { does: 'useStoneSpace', space }, (why) => canUseStoneSpace(s.table, seat, space, why));
}
