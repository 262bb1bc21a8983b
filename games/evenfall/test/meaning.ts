/** What a player sees and could mean by an answer: found from the table alone, not from what is offered. */
import { asking, type Card, choiceOf, optionsOf } from '@gloaming/engine';
import { boardOf, type Choice, evenfall, type Player, RESOURCES, type Verb, type View } from '../src/index.ts';

const placesOf = (p: Player): Card[] => [...p.outer, ...p.inner];

export function meant(view: View): Choice[] {
  const f = asking(view, view.seat);
  if (f === undefined) return [];
  const t = view.table;
  const own = t.players[view.seat];
  const places = t.players.flatMap(placesOf);
  const open = t.regions.flatMap(({ spots }) => spots.filter((place) => place >= 0));
  const allPlaces = [...places, ...open];
  const rituals = places.flatMap((place) => (t.ritualOn[place] < 0 ? [] : [t.ritualOn[place]]));
  const persons = t.players.flatMap(({ specialists, council }) => [...specialists, ...council]);
  const regions = [...t.regions.keys()];
  const kinds = [...RESOURCES.keys()];
  const verb: Verb = f.verbs[f.at];
  switch (verb.verb) {
    case 'takeTurn':
      return [
        { does: f.n === 0 ? 'pass' : 'endTurn' },
        ...allPlaces.map((card): Choice => ({ does: 'discover', card })),
        ...own.hand.map((card): Choice => ({ does: 'play', card })),
        ...rituals.map((card): Choice => ({ does: 'useRitual', card })),
        ...persons.map((card): Choice => ({ does: 'usePerson', card })),
        ...regions.map((region): Choice => ({ does: 'useRegion', region })),
        { does: 'activateToken' },
        { does: 'buildCatalysts' },
        { does: 'twoForOne' },
        ...(boardOf(t, view.seat).freeAction === null ? [] : [{ does: 'oneForOne' } as const]),
        ...(boardOf(t, view.seat).space === null ? [] : [{ does: 'useBoard' } as const]),
        ...[...boardOf(t, view.seat).stoneSpaces.keys()].map((space): Choice => ({ does: 'useStoneSpace', space })),
      ];
    case 'payRest':
      return kinds.map((kind) => ({ does: 'pay', kind }));
    case 'gainAny':
      return kinds.map((kind) => ({ does: 'gain', kind }));
    case 'discard':
      return own.hand.map((card) => ({ does: 'discard', card }));
    case 'removeFromHand':
      return own.hand.map((card) => ({ does: 'remove', card }));
    case 'removeRitual':
      return rituals.map((card) => ({ does: 'remove', card }));
    case 'choose':
      return verb.of.map((_, n) => ({ does: 'choose', n }));
    case 'transfer':
      return allPlaces.map((card) => ({ does: 'transfer', card }));
    case 'harvest':
      return allPlaces.map((card) => ({ does: 'harvest', card }));
    case 'discoverFreely':
      return regions.map((region) => ({ does: 'discoverIn', region }));
    case 'discoverThere':
      return allPlaces.map((card) => ({ does: 'discover', card }));
    case 'putElders':
      return regions.map((region) => ({ does: 'putElder', region }));
    case 'returnFigure':
      if (verb.from === 'ritual') return rituals.map((card) => ({ does: 'takeBack', figure: verb.figure, card }));
      return regions.flatMap((region) =>
        (['round', 'action'] as const).map((from): Choice => ({ does: 'takeBack', figure: verb.figure, region, from })),
      );
    case 'moveFigures':
      return rituals.map((card) => ({ does: 'moveFrom', card }));
    case 'moveFiguresTo':
      return regions.map((region) => ({ does: 'moveTo', region }));
    case 'buildFreely':
      return rituals.map((card) => ({ does: 'build', catalyst: verb.catalyst, card }));
    case 'build':
      return rituals.flatMap((card) =>
        (['scythe', 'orb'] as const).map((catalyst): Choice => ({ does: 'build', catalyst, card, for: 'goods' })),
      );
    case 'borrow':
      return persons.map((card) => ({ does: 'borrow', card }));
    case 'trackBonus':
      return boardOf(t, view.seat).track.map((_, i) => ({ does: 'repeatStep', n: i + 1 }));
    case 'boost':
      return regions.map((region) => ({ does: 'boost', region }));
    case 'order':
      return verb.cards.map((card) => ({ does: 'resolve', card }));
    case 'bind':
      return allPlaces.map((card) => ({ does: 'bind', card }));
    case 'setDial':
    case 'adjustDial':
      return Array.from({ length: 10 }, (_, n) => ({ does: 'setDial', n }));
    case 'takeStone':
      return [...new Set(t.regions.flatMap(({ stones }) => stones))].map((stone) => ({ does: 'takeStone', stone }));
    case 'placeStone': {
      const asked = optionsOf(evenfall, view, view.seat).map((option) => choiceOf(evenfall, view, view.seat, option));
      const stone = asked.flatMap((choice) => (choice !== null && 'stone' in choice ? [choice.stone] : []))[0];
      return allPlaces.map((card) => ({ does: 'placeStone', stone, card }));
    }
    default:
      return [];
  }
}
