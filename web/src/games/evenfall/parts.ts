/** The parts of the table, and what in each of them may glow. */
import { type Card, NONE, type Seat } from '@gloaming/engine';
import { type Player, RESOURCES, SHAPES, type Table } from '@gloaming/evenfall';
import type { Target } from '../../table/game.ts';
import type { Part } from '../../table/JumpBar.tsx';
import { say } from '../../words/index.ts';
import { regionFought } from './Battle.tsx';
import { known, type Setting } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

const cardsOf = (cards: readonly Card[]): Target[] => known(cards).map((card) => `card:${card}` as const);

/** All that lies before a player. */
function heldBy(t: Table, { outer, inner, specialists, council, borrowed }: Player): Target[] {
  const places = known([...outer, ...inner]);
  return cardsOf([...places, ...places.map((place) => t.ritualOn[place]), ...specialists, ...council, ...borrowed]);
}

export function partsOf({ view, t, desk, language }: Setting, own: Seat): Part[] {
  const mine = t.players[own];
  const rivals = t.players.flatMap((p, seat) =>
    seat === own ? [] : ([...heldBy(t, p), `seat:${seat}`] satisfies Target[]),
  );
  const regions = t.regions.flatMap(({ spots }, region) => [...cardsOf(spots), `region:${region}` as const]);
  // The red stone has no shape, and comes after those that have one.
  const stones = [...SHAPES, 'red'].map((_, stone) => `stone:${stone}` as const);
  const kinds = RESOURCES.map((_, kind) => `kind:${kind}` as const);
  const hand = cardsOf(mine.hand);
  return [
    // Where it is fought with dials, one looks up how strong the others are.
    ...(regionFought(view) === NONE ? [] : [{ id: 'fought', label: say(language, 'phase-battles'), targets: [] }]),
    { id: 'rivals', label: say(language, 'opponents'), targets: rivals },
    { id: 'regions', label: ZONE_WORDS[language].regions, targets: [...regions, ...stones] },
    ...(hand.length === 0 || own !== desk.seat ? [] : [{ id: 'hand', label: say(language, 'hand'), targets: hand }]),
    {
      id: `held-${own}`,
      label: say(language, 'in-play'),
      targets: [...(own === desk.seat ? kinds : []), ...heldBy(t, mine)],
    },
  ];
}
