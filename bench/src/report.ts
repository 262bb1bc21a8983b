/** What the laps say, in numbers and as a table. */
import type { Name } from './benchmarks.ts';
import type { Lap } from './laps.ts';

export type Laps = Record<Name, Lap[]>;
/** How fast something is: the median of its laps; and each lap, to be compared with the lap of another beside it. */
export interface Pace {
  perSecond: number;
  roundsPerSecond: number;
  nanoseconds: number;
  laps: number[];
}

function median(of: readonly number[]): number {
  const sorted = of.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export function paceOf(laps: readonly Lap[]): Pace {
  const paces = laps.map(({ done, seconds }) => done / seconds);
  const perSecond = median(paces);
  return {
    perSecond,
    roundsPerSecond: median(laps.map(({ rounds, seconds }) => rounds / seconds)),
    nanoseconds: 1e9 / perSecond,
    laps: paces,
  };
}

interface Row {
  what: string;
  value: number;
  unit: string;
  /** What it has to be at least, and what we are after. */
  floor?: number;
  goal?: number;
}
export interface Report {
  rows: Row[];
}

export function reportOf(pace: Record<Name, Pace>): Report {
  const play = (players: 2 | 3 | 4): Row[] => {
    const { perSecond, roundsPerSecond, nanoseconds } = pace[`res-arcana ${players}`];
    const of = `Res Arcana, ${players} players:`;
    const aims =
      players === 2
        ? [
            { floor: 400_000, goal: 1_000_000 },
            { floor: 1_500, goal: 4_000 },
          ]
        : [{}, {}];
    return [
      { what: `${of} decisions`, value: perSecond, unit: '/s', ...aims[0] },
      { what: `${of} games`, value: roundsPerSecond, unit: '/s', ...aims[1] },
      { what: `${of} a decision`, value: nanoseconds, unit: 'ns' },
    ];
  };
  const call = (name: Name, what: string): Row => ({ what, value: pace[name].nanoseconds / 1000, unit: 'µs' });
  // Lap by lap: both ran at nearly the same moment, with the same noise around them.
  const times = (ours: Name, theirs: Name): number => median(pace[ours].laps.map((n, i) => n / pace[theirs].laps[i]));
  return {
    rows: [
      ...play(2),
      ...play(3),
      ...play(4),
      { what: 'Evenfall, 2 players: decisions', value: pace['evenfall 2'].perSecond, unit: '/s', floor: 300_000 },
      { what: 'Evenfall, 2 players: games', value: pace['evenfall 2'].roundsPerSecond, unit: '/s' },
      { what: 'Evenfall, 4 players: decisions', value: pace['evenfall 4'].perSecond, unit: '/s' },
      { what: 'Res Arcana, 2 players: search', value: pace['search res-arcana'].perSecond, unit: '/s' },
      { what: 'Evenfall, 2 players: search', value: pace['search evenfall'].perSecond, unit: '/s' },
      { what: 'Duskfall, 2 players: search', value: pace['search duskfall'].perSecond, unit: '/s' },
      { what: "  boardgame.io's own MCTS bot, its phases", value: pace['search boardgame.io'].perSecond, unit: '/s' },
      { what: '    ours is faster', value: times('search duskfall', 'search boardgame.io'), unit: '×', floor: 50 },
      { what: '  the same, one turn', value: pace['search boardgame.io, one turn'].perSecond, unit: '/s' },
      { what: '    ours is faster', value: times('search duskfall', 'search boardgame.io, one turn'), unit: '×' },
      { what: 'clone of a state', value: pace.clone.nanoseconds, unit: 'ns' },
      { what: '  faster than structuredClone', value: times('clone', 'structuredClone'), unit: '×' },
      { what: '  faster than JSON there and back', value: times('clone', 'JSON'), unit: '×' },
      call('view', 'view of a state'),
      call('imagine', 'state imagined from a view'),
      call('hash', 'hash of a state'),
      { what: 'Duskfall, 2 players: decisions', value: pace.duskfall.perSecond, unit: '/s' },
      { what: '  on boardgame.io, its phases and client', value: pace['boardgame.io client'].perSecond, unit: '/s' },
      { what: '    ours is faster', value: times('duskfall', 'boardgame.io client'), unit: '×', floor: 100 },
      { what: '  on boardgame.io, its bare reducer', value: pace['boardgame.io reducer'].perSecond, unit: '/s' },
      { what: '    ours is faster', value: times('duskfall', 'boardgame.io reducer'), unit: '×' },
    ],
  };
}

function makeNumber(n: number): string {
  return n.toLocaleString('en', n < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 });
}

export function makeTable({ rows }: Report): string {
  const lines = rows.map(({ what, value, unit, floor, goal }) => {
    const aims = [
      floor === undefined ? '' : `${value >= floor ? '✓' : '✗'} floor ${makeNumber(floor)}`,
      goal === undefined ? '' : `${value >= goal ? '✓' : '·'} goal ${makeNumber(goal)}`,
    ];
    return `${what.padEnd(42)}${makeNumber(value).padStart(12)} ${unit.padEnd(4)}${aims.join('  ')}`.trimEnd();
  });
  return lines.join('\n');
}
