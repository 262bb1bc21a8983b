/** Discovering Places at the Regions (EV-9). */
import { insert, NONE } from '@gloaming/engine';
import { placeFace } from './cards/index.ts';
import { placesOf } from './clan.ts';
import type { Definitions } from './definitions.ts';
import { heard, tell } from './news.ts';
import { refuseEach } from './others.ts';
import { fillSpots } from './piles.ts';
import { IS_DISCOVERED, type Reason } from './reasons.ts';
import type { Card, Seat, Seen, State, Table } from './state.ts';
import { happened } from './triggers.ts';

const IN_OTHER_REGION: Reason = { reason: 'inOtherRegion', rule: 'EV-17.6' };

export function offerRegions(s: Seen, out: number[], first: number): void {
  for (let region = 0; region < s.table.regions.length; region++) out.push(first + region);
}

/** With all the Witches it asks for (EV-9.2). */
export function canDiscover(t: Table, seat: Seat, place: Card, why?: Reason[]): boolean {
  const n = placeFace(place, t.side).witches - t.players[seat].witches;
  if (n > 0) why?.push({ reason: 'lacksWitches', rule: 'EV-9.2', n });
  return n <= 0;
}

export function discoverPlace(s: State, seat: Seat, region: number, place: Card, witches: number): void {
  const { spots } = s.table.regions[region];
  spots[spots.indexOf(place)] = NONE;
  s.table.players[seat].outer.push(place);
  if (heard()) tell({ news: 'discovered', seat, region, card: place, witches });
  happened(s, 'discover', seat, place);
}

export const DISCOVERING: Pick<Definitions, 'discover' | 'discoverFreely' | 'discoverThere'> = {
  discover: {
    run(s, _, f) {
      const region = s.table.regions.findIndex(({ spots }) => spots.includes(f.it));
      const { witches } = placeFace(f.it, s.table.side);
      s.table.players[f.seat].witches -= witches;
      s.table.regions[region].witches[f.seat] += witches;
      discoverPlace(s, f.seat, region, f.it, witches);
    },
  },

  /** EV-17.6: a Region, its empty spots filled, then any Place there without Witches. */
  discoverFreely: {
    options: (s, _, __, out) => offerRegions(s, out, 0),
    about: (_, __, ___, region) => ({ does: 'discoverIn', region }),
    then(s, _, f, region) {
      fillSpots(s, region);
      f.n = region;
      return [{ verb: 'discoverThere' }];
    },
  },
  discoverThere: {
    options({ table }, _, f, out, unavailable) {
      for (const place of table.regions[f.n].spots) if (place >= 0) insert(out, place);
      if (unavailable === undefined) return;
      const about = (card: Card) => ({ does: 'discover', card }) as const;
      for (const { spots } of table.regions)
        refuseEach(
          spots.filter((place) => place >= 0 && !out.includes(place)),
          about,
          IN_OTHER_REGION,
          unavailable,
        );
      for (const p of table.players) refuseEach(placesOf(p), about, IS_DISCOVERED, unavailable);
    },
    about: (_, __, ___, card) => ({ does: 'discover', card }),
    then: (s, _, f, place) => discoverPlace(s, f.seat, f.n, place, 0),
  },
};
