/** What a player sees and could mean by an answer: found from the table alone, not from what is offered. */
import { asking, type Card, choiceOf, optionsOf } from '@gloaming/engine';
import type { AskingVerb, Choices } from '../src/choices.ts';
import {
  boardOf,
  type Choice,
  evenfall,
  FIGURES,
  type Frame,
  type Player,
  RED,
  RESOURCES,
  type Verb,
  type View,
} from '../src/index.ts';

const placesOf = (p: Player): Card[] => [...p.outer, ...p.inner];

/** What lies on the table, by what it is. */
function look(view: View) {
  const t = view.table;
  const places = t.players.flatMap(placesOf);
  const open = t.regions.flatMap(({ spots }) => spots.filter((place) => place >= 0));
  return {
    t,
    own: t.players[view.seat],
    board: boardOf(t, view.seat),
    places: [...places, ...open],
    rituals: places.flatMap((place) => (t.ritualOn[place] < 0 ? [] : [t.ritualOn[place]])),
    persons: t.players.flatMap(({ specialists, council }) => [...specialists, ...council]),
    regions: [...t.regions.keys()],
  };
}
type Look = ReturnType<typeof look>;
type Meant<V extends AskingVerb> = (
  seen: Look,
  verb: Extract<Verb, { verb: V }>,
  f: Frame,
  view: View,
) => readonly Choices[V][];

const kinds = [...RESOURCES.keys()];
const roles = ['specialist', 'council'] as const;
const dials = Array.from({ length: 10 }, (_, n) => ({ does: 'setDial', n }) as const);
const stones = Array.from({ length: RED + 1 }, (_, stone) => stone);

/** The stone that is asked about just now. */
function stoneAsked(view: View): number[] {
  const asked = optionsOf(evenfall, view, view.seat).map((option) => choiceOf(evenfall, view, view.seat, option));
  return asked.flatMap((choice) => (choice !== null && 'stone' in choice ? [choice.stone] : [])).slice(0, 1);
}

const MEANT: { readonly [V in AskingVerb]: Meant<V> } = {
  takeTurn: ({ own, board, places, rituals, persons, regions }, _, f) => [
    { does: f.n === 0 ? 'pass' : 'endTurn' },
    ...places.map((card) => ({ does: 'discover', card }) as const),
    ...own.hand.map((card) => ({ does: 'play', card }) as const),
    ...rituals.map((card) => ({ does: 'useRitual', card }) as const),
    ...persons.map((card) => ({ does: 'usePerson', card }) as const),
    ...regions.map((region) => ({ does: 'useRegion', region }) as const),
    { does: 'activateToken' },
    { does: 'buildCatalysts' },
    { does: 'twoForOne' },
    ...(board.freeAction === null ? [] : [{ does: 'oneForOne' } as const]),
    ...(board.space === null ? [] : [{ does: 'useBoard' } as const]),
    ...[...board.stoneSpaces.keys()].map((space) => ({ does: 'useStoneSpace', space }) as const),
  ],
  payRest: () => kinds.map((kind) => ({ does: 'pay', kind })),
  gainAny: () => kinds.map((kind) => ({ does: 'gain', kind })),
  discard: ({ own }) => own.hand.map((card) => ({ does: 'discard', card })),
  removeFromHand: ({ own }) => own.hand.map((card) => ({ does: 'remove', card })),
  removeRitual: ({ rituals }) => rituals.map((card) => ({ does: 'remove', card })),
  choose: (_, { of }) => of.map((__, n) => ({ does: 'choose', n })),
  exchange: () => [{ does: 'decline' }, { does: 'exchange' }],
  transfer: ({ places }) => places.map((card) => ({ does: 'transfer', card })),
  harvest: ({ places }) => places.map((card) => ({ does: 'harvest', card })),
  discoverFreely: ({ regions }) => regions.map((region) => ({ does: 'discoverIn', region })),
  discoverThere: ({ places }) => places.map((card) => ({ does: 'discover', card })),
  putElders: ({ regions }) => regions.map((region) => ({ does: 'putElder', region })),
  returnFigure: ({ rituals, regions }, { from, figure }) =>
    from === 'ritual'
      ? rituals.map((card) => ({ does: 'takeBack', figure, card }))
      : regions.flatMap((region) =>
          (['round', 'action'] as const).map((where) => ({ does: 'takeBack', figure, region, from: where }) as const),
        ),
  moveFigures: ({ rituals }) => rituals.map((card) => ({ does: 'moveFrom', card })),
  moveFiguresTo: ({ regions }) => regions.map((region) => ({ does: 'moveTo', region })),
  buildFreely: ({ rituals }, { catalyst }) => rituals.map((card) => ({ does: 'build', catalyst, card })),
  build: ({ rituals }) =>
    rituals.flatMap((card) =>
      (['scythe', 'orb'] as const).map((catalyst) => ({ does: 'build', catalyst, card, for: 'goods' }) as const),
    ),
  borrow: ({ persons }) => persons.map((card) => ({ does: 'borrow', card })),
  trackBonus: ({ board }) => board.track.map((_, i) => ({ does: 'repeatStep', n: i + 1 })),
  boost: ({ regions }) => regions.map((region) => ({ does: 'boost', region })),
  order: (_, { cards }) => cards.map((card) => ({ does: 'resolve', card })),
  playAs: (_, __, { it }) => roles.map((as) => ({ does: 'play', as, card: it })),
  bind: ({ places }) => places.map((card) => ({ does: 'bind', card })),
  useSpace: () => FIGURES.map((figure) => ({ does: 'send', figure })),
  placeStoneOnBoard: () => stones.map((stone) => ({ does: 'placeStone', stone })),
  setDial: () => dials,
  adjustDial: () => dials,
  takeStone: ({ t }) =>
    [...new Set(t.regions.flatMap(({ stones: lying }) => lying))].map((stone) => ({ does: 'takeStone', stone })),
  placeStones: () => [{ does: 'placeBest' }, { does: 'placeOneByOne' }],
  placeStone: ({ places }, _, __, view) =>
    stoneAsked(view).flatMap((stone) => places.map((card) => ({ does: 'placeStone', stone, card }) as const)),
};

export function meant(view: View): readonly Choice[] {
  const f = asking(view, view.seat);
  if (f === undefined) return [];
  const verb = f.verbs[f.at];
  return (MEANT[verb.verb as AskingVerb] as Meant<AskingVerb>)(look(view), verb as never, f, view);
}
