/** The zones of Evenfall's table, as data: how large each is, in which order they give way, and which cards lie there. */
import type { Card, Language, Seat } from '@gloaming/engine';
import { type Player, phaseOf, REGIONS, type Table, type View } from '@gloaming/evenfall';
import { type Box, type CardBox, GAP, type Measured, type Step } from '../../table/layout/arrange.ts';
import { measured } from '../../table/layout/measured.ts';
import type { Area, Place, Zone, Zones } from '../../table/layout/solve.ts';
import { facesAt } from './faces.ts';
import { sideHeight } from './regionMeasures.ts';
import { brieflyOf } from './regionSaid.ts';
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
  | 'piles'
  | 'hand';
export type PlaceOf = (name: ZoneName) => Place | undefined;

/** What lies before a player, in the order in which it lies there: a Place and the Ritual that is bound to it are one thing. */
export const GROUPS = ['specialists', 'outer', 'inner', 'borrowed', 'council'] as const satisfies readonly Held[];
export const isCircle = (group: Held): group is 'outer' | 'inner' => group === 'outer' || group === 'inner';
const lyingIn = (p: Player): Card[] => GROUPS.flatMap((group) => known(p[group]));

const ALL: readonly Step[] = ['words', 'brief', 'panel', 'signs', 'plaque', 'tile'];
/** A long hand is as narrow as can be before it says less. */
const HAND: readonly Step[] = ['words', 'panel', 'signs', 'plaque', 'strip'];
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
/** In a table that is lower one's own line is a block beside what one has in play, so that Places have its height for what they say. */
const LOW = 830;

/** So high are Places in two rows that say all they do, in few words, in any language. */
const TWO_ROWS = 2 * 84 + GAP;

/** From that unit on more cards have to say all they do, in no more units of width. */
const LARGE = 1.4;

type Measure = (card: Card) => Measured;

export const measureOf =
  (language: Language, table: Table, unit: number): Measure =>
  (card) =>
    measured(facesAt(table)(language, card), unit);

/** A Place on its Ritual, of which the lower part is in sight. */
function together({ ritualOn }: Table, measure: Measure): Measure {
  return (card) => {
    const ritual = ritualOn[card] ?? -1;
    if (ritual < 0) return measure(card);
    const [place, below] = [measure(card), measure(ritual)];
    const under = (form: 'words' | 'brief' | 'signs') => (width: number) =>
      place[form](width) + below[form](width) - UNDER;
    const over = (form: 'panel' | 'plaque') => (width: number) => place[form](width) + below[form](width);
    return {
      words: under('words'),
      brief: under('brief'),
      panel: over('panel'),
      signs: under('signs'),
      plaque: over('plaque'),
    };
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
function rivals({ table: t }: View, own: Seat, measure: Measure, unit: number): Zones<ZoneName>[] {
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
      // Two lines of text, which is as large as the window is.
      high: isAlone ? high : { least: 58 * Math.max(1, unit), wish: 66, most: 76 },
    };
    const lies: Zone<ZoneName> = {
      name: `held:${seat}`,
      rank: 6,
      wide: { least: 200, wish: 340 },
      high: isAlone ? high : { least: 44 * Math.max(1, unit), wish: 72, most: 120 },
      inset: 2,
      steps: TILES,
      cards: [...lyingIn(p).map(held), ...(seat === own ? [] : known(p.hand)).map(measure)],
    };
    if (!isAlone) return { below: [head, lies] };
    if (p.automa === 0) return { beside: [head, lies] };
    const wheel: Zone<ZoneName> = { name: 'rondel', rank: 6, wide: { least: 62, wish: 108, most: 132 }, high };
    const last: Zone<ZoneName> = { name: 'last', rank: 6, wide: { least: 220, wish: 520, most: 620 }, high };
    return { beside: [wheel, head, last, lies] };
  });
}

/** What it is called and who stands there; the Places that can be discovered; what else can be done there and won. */
function region({ regions }: Table, i: number, measure: Measure, language: Language, area: Area): Zones<ZoneName> {
  const rank = 3;
  const isNarrow = regions.length > 2;
  const isLow = area.height < LOW;
  const width = (area.width - GAP * (regions.length - 1)) / regions.length;
  const said = sideHeight(brieflyOf(language, REGIONS[i]), width, area.unit);
  const spots: Zone<ZoneName> = {
    name: `spots:${i}`,
    rank,
    wide: { least: 300, wish: 430 },
    high: isNarrow ? { least: TWO_ROWS, wish: 200, most: 280 } : { least: 186, wish: 216, most: 300 },
    inset: isNarrow ? 4 : 6,
    margin: isNarrow ? 0 : 6,
    steps: ALL,
    seats: regions[i].spots.map((card) => (card < 0 ? null : measure(card))),
  };
  const banner: Zone<ZoneName> = {
    name: `banner:${i}`,
    rank,
    wide: { least: 240, wish: 360 },
    high: { least: isLow ? 26 : 30, wish: 32, most: 40 },
  };
  const side: Zone<ZoneName> = {
    name: `side:${i}`,
    rank: isNarrow ? rank + 1 : rank,
    wide: isNarrow ? { least: 240, wish: 360 } : { least: 168, wish: 172, most: 290 },
    high: isNarrow ? { least: said, wish: Math.max(said, 84), most: 92 } : { least: 110, wish: 176 },
  };
  return isNarrow ? { below: [banner, spots, side] } : { below: [banner, { beside: [spots, side] }] };
}

/** How many cards each group had when the turn began. */
export type Sizes = Readonly<Record<Held, number>>;
export const sizesOf = ({ table }: View, own: Seat): Sizes => {
  const p = table.players[own];
  const n = (group: Held): number => known(p[group]).length;
  return {
    outer: n('outer'),
    inner: n('inner'),
    specialists: n('specialists'),
    council: n('council'),
    borrowed: n('borrowed'),
  };
};

/** Nothing will be held again: what was the hand's room is that of what is counted. */
const isCounting = (view: View): boolean => ['scoring', 'over'].includes(phaseOf(view));

/** All that one has in play: so much room for each group as things lay in it when the turn began. */
function inPlay(
  t: Table,
  own: Seat,
  sizes: Sizes,
  measure: Measure,
  { isLow, isLast }: { isLow: boolean; isLast: boolean },
): Zones<ZoneName> {
  const p = t.players[own];
  const held = together(t, measure);
  const groups = GROUPS.filter((group) => isCircle(group) || Math.max(sizes[group], known(p[group]).length) > 0);
  return {
    beside: groups.map((group): Zone<ZoneName> => {
      const cards = known(p[group]);
      const n = Math.max(1, sizes[group]);
      return {
        name: group,
        rank: 4,
        wide: {
          least: Math.max(HEADED, (isLow ? 40 : 46) * n),
          wish: Math.max(HEADED, 118 * n + 12),
          most: 150 * n + 12,
        },
        high: isLast
          ? { least: 120, wish: 300 }
          : t.regions.length > 2
            ? { least: isLow ? 78 : 84, wish: 120, most: 240 }
            : { least: 92, wish: 130, most: 240 },
        above: TITLE,
        inset: isLow ? 2 : 4,
        steps: isLast ? ALL : SMALL,
        cards: cards.map(isCircle(group) ? held : measure),
      };
    }),
  };
}

/** What one has in play, and the line of one's goods below it or beside it. */
function ownRows(t: Table, own: Seat, sizes: Sizes, measure: Measure, area: Area, isLast: boolean): Zones<ZoneName>[] {
  const played = inPlay(t, own, sizes, measure, { isLow: area.height < LOW, isLast });
  if (area.height >= LOW || isLast)
    return [
      played,
      { name: 'bar', rank: 2, wide: { least: 400, wish: 1100 }, high: { least: 40, wish: 46, most: 54 } },
    ];
  const high = { least: 78, wish: 84, most: 240 };
  const bar: Zone<ZoneName> = { name: 'bar', rank: 4, wide: { least: 324, wish: 324, most: 324 }, high };
  const piles: Zone<ZoneName> = { name: 'piles', rank: 4, wide: { least: 46, wish: 46 }, high };
  return [{ beside: [bar, played, piles] }];
}

export const zonesOf =
  (view: View, own: Seat, language: Language, sizes: Sizes, stays: readonly Card[]) =>
  (area: Area): Zones<ZoneName> => {
    const { unit } = area;
    const t = view.table;
    const isLast = isCounting(view);
    const measure = measureOf(language, t, unit);
    const hand: Zone<ZoneName> = {
      name: 'hand',
      rank: 1,
      wide: { least: 400, wish: 1100 },
      high:
        t.regions.length > 2
          ? { least: area.height < LOW ? 194 : 204, wish: area.unit > LARGE ? 292 : 250, most: 340 }
          : { least: 240, wish: 312, most: 350 },
      inset: 4,
      steps: HAND,
      cards: stays.map(measure),
      isAtBottom: true,
    };
    return {
      below: [
        { beside: rivals(view, own, measure, unit) },
        { beside: t.regions.map((_, i) => region(t, i, measure, language, area)) },
        ...ownRows(t, own, sizes, measure, area, isLast),
        ...(isLast ? [] : [hand]),
      ],
    };
  };
