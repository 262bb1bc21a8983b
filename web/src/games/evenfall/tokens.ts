/** Where resources, figures and Powerstones lie, and what news says of their ways. */
import {
  CLANS,
  type Goods,
  type News,
  nameOfFigure,
  RESOURCES,
  seatOfFigure,
  type Table,
  type View,
} from '@gloaming/evenfall';
import type { Painted } from '../../design/Icon.tsx';
import type { Stock, Word } from '../../table/tokens.ts';
import { known, stoneIcon, thingsOn } from './setting.tsx';

const NOBODYS = -1;

function counted({ resources, mana, points }: Goods): (readonly [Painted, number])[] {
  const all = [
    ...RESOURCES.map((kind, i) => [kind, resources[i]] as const),
    ['mana', mana],
    ['points', points],
  ] as const;
  return all.filter(([, n]) => n > 0);
}

function ofPlayer(t: Table, of: number): Stock[] {
  const p = t.players[of];
  const stock = (at: string, kind: Painted, n: number): Stock => ({ at: `${at}:${of}`, kind, n, of });
  const rituals = [...p.outer, ...p.inner].flatMap((place) => known([t.ritualOn[place] ?? -1]));
  return [
    ...RESOURCES.map((kind, i) => stock('pool', kind, p.resources[i])),
    stock('pool', 'mana', p.mana),
    stock('score', 'points', p.points),
    stock('reserve', 'witch', p.witches),
    stock('reserve', 'elder', p.elders),
    stock('sign', 'witch', p.boardWitch),
    // The marker on its track bears the sign of its clan, the Automa's any: what is on another step has climbed there.
    { at: `coven:${of}:${p.coven}`, kind: CLANS[Math.max(0, p.clan)], n: 1, of },
    ...p.stones.map((n, stone) => stock('stones', stoneIcon(stone), n)),
    ...p.borrowed.map((card): Stock => ({ at: `card:${card}`, kind: 'elder', n: 1, of })),
    ...rituals.flatMap((card) => thingsOn(t, card).map(([kind, n]): Stock => ({ at: `card:${card}`, kind, n, of }))),
    ...[...p.outer, ...p.inner].flatMap((card): Stock[] => {
      const stone = t.stoneOn[card] ?? -1;
      return stone < 0 ? [] : [{ at: `card:${card}`, kind: stoneIcon(stone), n: 1, of }];
    }),
  ];
}

function inRegion({ regions, players }: Table, region: number): Stock[] {
  const { stones, witches, elders, space } = regions[region];
  return [
    ...known(stones).map((stone): Stock => ({ at: `stones:r${region}`, kind: stoneIcon(stone), n: 1, of: NOBODYS })),
    ...players.flatMap((_, of): Stock[] => [
      { at: `region:${region}:${of}`, kind: 'witch', n: witches[of] ?? 0, of },
      { at: `region:${region}:${of}`, kind: 'elder', n: elders[of] ?? 0, of },
    ]),
    ...space.map(
      (figure): Stock => ({ at: `space:${region}`, kind: nameOfFigure(figure), n: 1, of: seatOfFigure(figure) }),
    ),
  ];
}

export const stocks = ({ table: t }: View): Stock[] => [
  ...t.players.flatMap((_, seat) => ofPlayer(t, seat)),
  ...t.regions.flatMap((_, region) => inRegion(t, region)),
];

export function wordOf(told: unknown): Word | null {
  const news = told as News;
  switch (news.news) {
    case 'gained':
      return { seat: news.seat, at: news.card < 0 ? null : `card:${news.card}`, gained: counted(news.goods) };
    case 'announced':
    case 'played':
    case 'discovered':
    case 'tookPlace':
    case 'harvested':
    case 'usedRitual':
    case 'usedTurn':
    case 'transferred':
    case 'builtOn':
      return { seat: news.seat, at: `card:${news.card}` };
    case 'discarded':
      return { seat: news.seat, at: 'discards' };
    case 'bound':
      return { seat: news.seat, at: `card:${news.cards[0]}` };
    case 'usedRegion':
      return { seat: news.seat, at: `space:${news.region}` };
    case 'reward':
    case 'strength':
      return { seat: news.seat, at: `rewards:${news.region}` };
    case 'token':
    case 'usedBoard':
    case 'advanced':
      return { seat: news.seat, at: `sign:${news.seat}` };
  }
  return null;
}
