/** The parts of the table, and what in each of them may glow. */
import type { Card, Seat } from '@gloaming/engine';
import type { Target } from '../../table/game.ts';
import type { Part } from '../../table/JumpBar.tsx';
import { say } from '../../words/index.ts';
import { known, type Setting } from './setting.tsx';

const cardsOf = (cards: readonly Card[]): Target[] => known(cards).map((card) => `card:${card}` as const);

/** What one holds is always in sight, and no part to be looked for. */
export function partsOf({ t, desk, language }: Setting, own: Seat): Part[] {
  const rivals = t.players.flatMap((p, seat) =>
    seat === own ? [] : ([...cardsOf(p.inPlay), `seat:${seat}`] satisfies Target[]),
  );
  return [
    ...(t.open.length === 0 ? [] : [{ id: 'open', label: say(language, 'open-cards'), targets: cardsOf(t.open) }]),
    { id: 'places', label: say(language, 'part-places'), targets: cardsOf(t.places) },
    { id: 'monuments', label: say(language, 'monuments'), targets: [...cardsOf(t.monuments), 'deck'] },
    { id: 'items', label: say(language, 'part-items'), targets: cardsOf(t.items) },
    {
      id: `player-${own}`,
      label: desk.seat < 0 ? desk.names[own] : say(language, 'seat-you'),
      targets: cardsOf(t.players[own].inPlay),
    },
    { id: 'rivals', label: say(language, 'opponents'), targets: rivals },
  ];
}
