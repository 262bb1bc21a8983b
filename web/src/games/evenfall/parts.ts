/** The parts of the table, and what in each of them may glow. */
import { type Card, NONE, type Seat } from '@gloaming/engine';
import { type Player, REGIONS, regionText, SHAPES, type Table } from '@gloaming/evenfall';
import type { Target } from '../../table/game.ts';
import type { Part } from '../../table/JumpBar.tsx';
import { say } from '../../words/index.ts';
import { regionOfStone } from './asking.ts';
import { regionFought } from './Battle.tsx';
import { known, type Setting } from './setting.tsx';

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
  // The red stone has no shape, and comes after those that have one.
  const stones = [...SHAPES, 'red'].map((_, stone) => `stone:${stone}` as const);
  // Stones of the same sign may lie in another Region.
  const stonesOf = regionOfStone(view);
  const regions = t.regions.map(({ spots }, region) => ({
    id: `region-${region}`,
    label: regionText(language, REGIONS[region]).name,
    targets: [
      ...cardsOf(spots),
      `region:${region}` as const,
      ...(stonesOf === NONE || stonesOf === region ? stones : []),
    ],
  }));
  return [
    // Where it is fought with dials, one looks up how strong the others are.
    ...(regionFought(view) === NONE ? [] : [{ id: 'fought', label: say(language, 'phase-battles'), targets: [] }]),
    ...regions,
    {
      id: `player-${own}`,
      label: own === desk.seat ? say(language, 'seat-you') : desk.names[own],
      targets: heldBy(t, mine),
    },
    { id: 'rivals', label: say(language, 'opponents'), targets: rivals },
  ];
}
