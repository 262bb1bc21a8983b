/** The zones of Evenfall's table, as data: how large each is, in which order they give way, and which cards lie there. */
import type { Card, Language, Seat } from '@gloaming/engine';
import type { Player, Table, View } from '@gloaming/evenfall';
import type { Box, CardBox, Measured, Step } from '../../table/layout/arrange.ts';
import { measured } from '../../table/layout/measured.ts';
import type { Area, Place, Zone, Zones } from '../../table/layout/solve.ts';
import { faceOf } from './faces.ts';
import { known } from './setting.tsx';

type Held = 'outer' | 'inner' | 'specialists' | 'council' | 'borrowed';
export type ZoneName =
  | `head:${Seat}`
  | `held:${Seat}`
  | `${'banner' | 'spots' | 'side'}:${number}`
  | Held
  | 'rondel'
  | 'last'
  | 'bar'
  | 'hand';
export type PlaceOf = (name: ZoneName) => Place | undefined;

/** What lies before a player, in the order in which it lies there: a Place and the Ritual that is bound to it are one thing. */
export const GROUPS = ['specialists', 'outer', 'inner', 'borrowed', 'council'] as const satisfies readonly Held[];
export const isCircle = (group: Held): group is 'outer' | 'inner' => group === 'outer' || group === 'inner';
const lyingIn = (p: Player): Card[] => GROUPS.flatMap((group) => known(p[group]));

const ALL: readonly Step[] = ['words', 'signs', 'plaque', 'tile'];
/** A long hand is as narrow as can be before it says less. */
const HAND: readonly Step[] = ['words', 'signs', 'strip'];
const SMALL: readonly Step[] = ['signs', 'plaque', 'tile'];
const TILES: readonly Step[] = ['tile'];
/** The title above a row. */
const TITLE = 20;
/** As wide as that a title with a number has room. */
const HEADED = 124;
/** The picture of a Ritual lies under its Place, and so does the edge of its paper. */
const UNDER = 37;
/** What a Ritual has on a small Place: the strip with what it does. */
const STRIP = 22;

type Measure = (card: Card) => Measured;

export const measureOf =
  (language: Language, { side }: Table, unit: number): Measure =>
  (card) =>
    measured(faceOf(language, card, side), unit);

/** A Place on its Ritual, of which the lower part is in sight. */
function together({ ritualOn }: Table, measure: Measure): Measure {
  return (card) => {
    const ritual = ritualOn[card] ?? -1;
    if (ritual < 0) return measure(card);
    const [place, below] = [measure(card), measure(ritual)];
    const under = (form: 'words' | 'signs') => (width: number) => place[form](width) + below[form](width) - UNDER;
    const plaque = (width: number): number => place.plaque(width) + below.plaque(width);
    return { words: under('words'), signs: under('signs'), plaque };
  };
}

/** Where a Place and its Ritual lie in the room of both. */
export function pairOf(box: CardBox, ritual: Measured | null, unit: number): { place: Box; ritual: Box } {
  const { width, height, form } = box;
  const strip = Math.round(STRIP * Math.max(1, unit));
  const under = form === 'tile' ? strip : form === 'plaque' ? 0 : UNDER;
  const seen = ritual === null ? 0 : form === 'tile' ? strip : ritual[form](width) - under;
  const place = { left: 0, top: 0, width, height: height - seen };
  return { place, ritual: { left: 0, top: place.height - under, width, height: seen + under } };
}

/** One rival has their things beside them; of several each has a column. The Automa has a rondel, and what it did last. */
function rivals({ table: t }: View, own: Seat, measure: Measure): Zones<ZoneName>[] {
  const n = t.players.length;
  const others = Array.from({ length: n - 1 }, (_, i) => (own + 1 + i) % n);
  const held = together(t, measure);
  return others.map((seat) => {
    const p = t.players[seat];
    const isAlone = n === 2;
    const high = { least: 62, wish: 92, most: 128 };
    const head: Zone<ZoneName> = {
      name: `head:${seat}`,
      rank: 6,
      wide: isAlone ? { least: 344, wish: 350, most: 420 } : { least: 200, wish: 340 },
      high: isAlone ? high : { least: 56, wish: 62, most: 76 },
    };
    const lies: Zone<ZoneName> = {
      name: `held:${seat}`,
      rank: 6,
      wide: { least: 200, wish: 340 },
      high: isAlone ? high : { least: 44, wish: 72, most: 120 },
      inset: 2,
      steps: TILES,
      cards: [...lyingIn(p).map(held), ...(seat === own ? [] : known(p.hand)).map(measure)],
    };
    if (!isAlone) return { below: [head, lies] };
    if (p.automa === 0) return { beside: [head, lies] };
    const wheel: Zone<ZoneName> = { name: 'rondel', rank: 6, wide: { least: 62, wish: 108, most: 132 }, high };
    const last: Zone<ZoneName> = { name: 'last', rank: 6, wide: { least: 220, wish: 400, most: 620 }, high };
    return { beside: [wheel, head, last, lies] };
  });
}

/** What it is called and who stands there; the Places that can be discovered; what else can be done there and won. */
function region({ regions }: Table, i: number, measure: Measure): Zones<ZoneName> {
  const rank = 4;
  const isLow = regions.length > 2;
  const spots: Zone<ZoneName> = {
    name: `spots:${i}`,
    rank,
    wide: { least: 300, wish: 430 },
    high: isLow ? { least: 96, wish: 190, most: 280 } : { least: 140, wish: 226, most: 300 },
    inset: 6,
    steps: ALL,
    cards: known(regions[i].spots).map(measure),
  };
  const banner: Zone<ZoneName> = {
    name: `banner:${i}`,
    rank,
    wide: { least: 240, wish: 360 },
    high: { least: 30, wish: 32, most: 40 },
  };
  const side: Zone<ZoneName> = {
    name: `side:${i}`,
    rank,
    wide: isLow ? { least: 240, wish: 360 } : { least: 168, wish: 172, most: 290 },
    high: isLow ? { least: 84, wish: 92, most: 130 } : { least: 110, wish: 176 },
  };
  return isLow ? { below: [banner, spots, side] } : { below: [banner, { beside: [spots, side] }] };
}

/** All that one has in play: so much room for each group as things lie in it. */
function inPlay(t: Table, own: Seat, measure: Measure): Zones<ZoneName> {
  const p = t.players[own];
  const held = together(t, measure);
  const groups = GROUPS.filter((group) => isCircle(group) || known(p[group]).length > 0);
  return {
    beside: groups.map((group): Zone<ZoneName> => {
      const cards = known(p[group]);
      const n = Math.max(1, cards.length);
      return {
        name: group,
        rank: 3,
        wide: { least: Math.max(HEADED, 46 * n), wish: Math.max(HEADED, 118 * n + 12), most: 150 * n + 12 },
        high: { least: t.regions.length > 2 ? 84 : 92, wish: t.regions.length > 2 ? 120 : 130, most: 240 },
        above: TITLE,
        inset: 4,
        steps: SMALL,
        cards: cards.map(isCircle(group) ? held : measure),
      };
    }),
  };
}

export const zonesOf =
  (view: View, own: Seat, language: Language) =>
  ({ unit }: Area): Zones<ZoneName> => {
    const t = view.table;
    const measure = measureOf(language, t, unit);
    const hand: Zone<ZoneName> = {
      name: 'hand',
      rank: 1,
      wide: { least: 400, wish: 1100 },
      high: t.regions.length > 2 ? { least: 204, wish: 250, most: 340 } : { least: 216, wish: 270, most: 340 },
      inset: 4,
      steps: HAND,
      cards: known(t.players[own].hand).map(measure),
      isAtBottom: true,
    };
    return {
      below: [
        { beside: rivals(view, own, measure) },
        { beside: t.regions.map((_, i) => region(t, i, measure)) },
        inPlay(t, own, measure),
        { name: 'bar', rank: 2, wide: { least: 400, wish: 1100 }, high: { least: 40, wish: 46, most: 54 } },
        hand,
      ],
    };
  };
