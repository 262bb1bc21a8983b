import { deciders, type Seat } from '@gloaming/engine';
import type { View } from '@gloaming/evenfall';
import { useMemo } from 'react';
import { LaidTable } from '../../table/layout/LaidTable.tsx';
import { useKept } from '../../table/layout/useKept.ts';
import { useStays } from '../../table/layout/useStays.ts';
import { LaidAutoma } from './LaidAutoma.tsx';
import { LaidClan } from './LaidClan.tsx';
import { LaidRegions } from './LaidRegions.tsx';
import { type PlaceOf, sizesOf, zonesOf } from './layout.ts';
import { Piles } from './RegionParts.tsx';
import { known, type Setting } from './setting.tsx';

/** All of the table in the window at once: rivals, the Regions, what is in play, and the hand at the bottom edge. */
export function LaidBoard({ view, set, own }: { view: View; set: Setting; own: Seat }) {
  const { t, desk, language } = set;
  // Whatever is answered in a turn, what lies there stays where it is and as large as it is.
  const turn = `${own} ${t.round} ${t.acting}`;
  const sizes = useKept(sizesOf(view, own), turn);
  const stays = useStays(known(t.players[own].hand), turn);
  const zones = useMemo(() => zonesOf(view, own, language, sizes, stays), [view, own, language, sizes, stays]);
  const acting = deciders(view);
  const n = t.players.length;
  const others = Array.from({ length: n - 1 }, (_, i) => (own + 1 + i) % n);
  const clan = (seat: Seat, placeOf: PlaceOf, unit: number) => {
    const props = { set, seat, stays, isMine: seat === desk.seat, isActing: acting.includes(seat), placeOf, unit };
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
