/** Who has what, and what lies in the Regions. */
import type { Card, Language, Seat } from '@gloaming/engine';
import { REGIONS, RESOURCES, regionText, type Table, type View } from '@gloaming/evenfall';
import type { Counted, Heap, Lying, Side } from '../../table/sides.ts';
import { say } from '../../words/index.ts';
import { isTurned, known, stoneIcon, thingsOn } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

const GROUPS = ['outer', 'inner', 'specialists', 'council', 'borrowed'] as const;

const stonesOf = (stones: readonly number[]): readonly Counted[] =>
  stones.flatMap((n, stone) => (n === 0 ? [] : [[stoneIcon(stone), n] as const]));

/** Each card, and after a Place the Ritual that is bound to it. */
function lying(t: Table, cards: readonly Card[]): readonly Lying[] {
  const all = known(cards).flatMap((card) => known([card, t.ritualOn[card] ?? -1]));
  return all.map((card) => {
    const stone = t.stoneOn[card] ?? -1;
    const on = stone < 0 ? thingsOn(t, card) : [...thingsOn(t, card), [stoneIcon(stone), 1] as const];
    return { card, isTurned: isTurned(t, card), on };
  });
}

function sideOf(t: Table, language: Language, names: readonly string[], seat: Seat): Side {
  const p = t.players[seat];
  const zones = ZONE_WORDS[language];
  const pool = RESOURCES.map((kind, i): Counted => [kind, p.resources[i]]);
  return {
    seat,
    title: names[seat],
    points: p.points,
    pool: p.automa === 1 ? null : { title: zones.pool, goods: [...pool, ['mana', p.mana]] },
    hand: p.automa === 1 ? null : { title: say(language, 'hand'), n: p.hand.length, cards: lying(t, p.hand) },
    others: [
      {
        title: zones.reserve,
        goods: [
          ['witch', p.witches],
          ['elder', p.elders],
        ],
      },
      { title: zones.stones, goods: stonesOf(p.stones) },
      { title: zones.coven, n: p.coven },
      ...GROUPS.map((group): Heap => ({ title: zones[group], n: p[group].length, cards: lying(t, p[group]) })),
    ],
  };
}

/** A Region: its Places, its Powerstones, and who stands there. */
function regionHeaps(t: Table, language: Language, names: readonly string[], region: number): readonly Heap[] {
  const { spots, stones, witches, elders } = t.regions[region];
  const { name } = regionText(language, REGIONS[region]);
  const counted = stones.filter((stone) => stone >= 0).map((stone): Counted => [stoneIcon(stone), 1]);
  const places = known(spots);
  return [
    { title: `${name}: ${ZONE_WORDS[language].places}`, n: places.length, cards: lying(t, places) },
    { title: `${name}: ${ZONE_WORDS[language].stones}`, goods: counted },
    ...names.map((who, seat): Heap => {
      const figures: readonly Counted[] = [
        ['witch', witches[seat] ?? 0],
        ['elder', elders[seat] ?? 0],
      ];
      return { title: `${name}: ${who}`, goods: figures.filter(([, n]) => n > 0) };
    }),
  ];
}

export function sides({ table: t }: View, language: Language, names: readonly string[]): readonly Side[] {
  return [
    ...t.players.map((_, seat) => sideOf(t, language, names, seat)),
    {
      seat: null,
      title: ZONE_WORDS[language].regions,
      points: 0,
      pool: null,
      hand: null,
      others: t.regions.flatMap((_, region) => regionHeaps(t, language, names, region)),
    },
  ];
}
