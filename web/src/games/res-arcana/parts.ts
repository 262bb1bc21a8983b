/** The parts of the table, and what in each of them may glow. */
import type { Card, Seat } from '@gloaming/engine';
import { ESSENCES } from '@gloaming/res-arcana';
import type { Target } from '../../table/game.ts';
import type { Part } from '../../table/JumpBar.tsx';
import { say } from '../../words/index.ts';
import { known, type Setting } from './setting.tsx';

const cardsOf = (cards: readonly Card[]): Target[] => known(cards).map((card) => `card:${card}` as const);

export function partsOf({ t, desk, language }: Setting, own: Seat): Part[] {
  const { mages, pack, hand, inPlay } = t.players[own];
  const rivals = t.players.flatMap((p, seat) =>
    seat === own ? [] : ([...cardsOf(p.inPlay), `seat:${seat}`] satisfies Target[]),
  );
  const kinds = own === desk.seat ? ESSENCES.map((_, kind) => `kind:${kind}` as const) : [];
  const middle = cardsOf([...t.open, ...t.places, ...t.monuments, ...t.items]);
  return [
    { id: 'rivals', label: say(language, 'opponents'), targets: rivals },
    {
      id: `player-${own}`,
      label: desk.seat < 0 ? desk.names[own] : say(language, 'seat-you'),
      targets: [...kinds, ...cardsOf([...mages, ...pack, ...hand, ...inPlay])],
    },
    { id: 'middle', label: say(language, 'places'), targets: [...middle, 'deck'] },
  ];
}
