import { deciders, type Seat } from '@gloaming/engine';
import type { View } from '@gloaming/evenfall';
import { useMemo } from 'react';
import { LaidTable } from '../../table/layout/LaidTable.tsx';
import { LaidAutoma } from './LaidAutoma.tsx';
import { LaidClan } from './LaidClan.tsx';
import { LaidRegions } from './LaidRegions.tsx';
import { type PlaceOf, zonesOf } from './layout.ts';
import { Piles } from './RegionParts.tsx';
import type { Setting } from './setting.tsx';

/** All of the table in the window at once: rivals, the Regions, what is in play, and the hand at the bottom edge. */
export function LaidBoard({ view, set, own }: { view: View; set: Setting; own: Seat }) {
  const { t, desk, language } = set;
  const zones = useMemo(() => zonesOf(view, own, language), [view, own, language]);
  const acting = deciders(view);
  const n = t.players.length;
  const others = Array.from({ length: n - 1 }, (_, i) => (own + 1 + i) % n);
  const clan = (seat: Seat, placeOf: PlaceOf, unit: number) => {
    const props = { set, seat, isMine: seat === desk.seat, isActing: acting.includes(seat), placeOf, unit };
    return t.players[seat].automa === 1 ? (
      <LaidAutoma key={seat} {...props} />
    ) : (
      <LaidClan key={seat} {...props} isOwn={seat === own} piles={<Piles set={set} areSigns />} />
    );
  };
  return (
    <LaidTable zones={zones}>
      {(placeOf, unit) => {
        return (
          <>
            <div id="rivals">{others.map((seat) => clan(seat, placeOf, unit))}</div>
            <LaidRegions set={set} placeOf={placeOf} unit={unit} />
            {clan(own, placeOf, unit)}
          </>
        );
      }}
    </LaidTable>
  );
}
