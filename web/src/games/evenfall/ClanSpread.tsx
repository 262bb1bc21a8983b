import type { Card, Seat } from '@gloaming/engine';
import type { ReactNode } from 'react';
import { CardsDialog } from '../../table/CardsDialog.tsx';
import { asShown, known, type Setting } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

interface Props {
  set: Setting;
  seat: Seat;
  onClose: () => void;
  /** The board. */
  children: ReactNode;
}

/** Everything of a player in full. */
export function ClanSpread({ set, seat, onClose, children }: Props) {
  const { t, language, names } = set;
  const p = t.players[seat];
  const zones = ZONE_WORDS[language];
  const held = (places: readonly Card[]): Card[] =>
    known(places).flatMap((place) => (t.ritualOn[place] < 0 ? [place] : [place, t.ritualOn[place]]));
  const group = (title: string, cards: readonly Card[]) => ({
    title,
    cards: known(cards).map((card) => asShown(set, card)),
  });
  return (
    <CardsDialog
      title={names[seat]}
      onClose={onClose}
      groups={[
        group(zones.outer, held(p.outer)),
        group(zones.inner, held(p.inner)),
        group(zones.specialists, p.specialists),
        group(zones.council, p.council),
      ]}
    >
      {children}
    </CardsDialog>
  );
}
