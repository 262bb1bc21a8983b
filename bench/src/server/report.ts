/** What was measured, in numbers and as a table. */
import type { Cold } from '../../../server/testing/cold.ts';
import type { Extent } from './extent.ts';
import type { Used } from './measured.ts';
import type { Rate } from './pace.ts';

interface Row {
  what: string;
  value: number;
  unit: string;
  /** What it has to be at least, or at most. */
  least?: number;
  most?: number;
}
export interface Report {
  rows: Row[];
}
/** Of tables that were played. */
export interface Played {
  full: Rate;
  half: Rate;
  /** After cleaning, with all tables being played. */
  heaps: readonly number[];
  finished: number;
  /** Requests that the server put off, and that were sent again. */
  sentAgain: number;
  tables: readonly string[];
}
/** Of tables and streams that are only there, after cleaning. */
export interface Looked {
  fresh: Used;
  withTables: Used;
  withStreams: Used;
}
export interface Findings extends Played, Looked {
  extent: Extent;
  cold: readonly Cold[];
  bare: { perSecond: number };
  empty: Rate;
}

const MB = 1024 * 1024;
const KB = 1024;

export function reportOf(found: Findings): Report {
  const { extent, cold, bare, empty, full, half, heaps, finished, sentAgain, fresh, withTables, withStreams } = found;
  const { streams, tables, between } = extent;
  const waits = ({ p50, p99, most }: Rate, floor?: number): Row[] => [
    { what: '  half wait at most', value: p50, unit: 'ms' },
    { what: '  99 of 100 wait at most', value: p99, unit: 'ms', ...(floor === undefined ? {} : { most: floor }) },
    { what: '  the longest wait', value: most, unit: 'ms' },
  ];
  // The clock tells of everything else on the machine, too; the processor time is the server's own.
  const cpu = ({ cpu }: Rate): Row[] => [
    { what: '  processor time of the server, each', value: cpu, unit: 'ms' },
    { what: '  so many in a second of processor time', value: 1000 / cpu, unit: '' },
  ];
  const loading = ({ game, players, entries, tail, first, usual, longest, cpu, whole }: Cold): Row[] => [
    { what: `longest ${game}, ${players} players: entries`, value: entries, unit: '' },
    { what: '  of them after the last snapshot', value: tail, unit: '' },
    { what: '  loaded from the store, half of the times', value: usual, unit: 'ms', most: 50 },
    { what: '  the slowest time', value: longest, unit: 'ms' },
    { what: '  processor time, each', value: cpu, unit: 'ms' },
    { what: '  the first thing a new process does', value: first, unit: 'ms' },
    { what: '  without a snapshot', value: whole, unit: 'ms' },
  ];
  return {
    rows: [
      ...cold.flatMap(loading),
      { what: 'limit: rows inserted and fsynced', value: bare.perSecond, unit: '/s' },
      { what: 'limit: empty requests', value: empty.perSecond, unit: '/s' },
      ...cpu(empty),
      { what: 'full load: moves acknowledged', value: full.perSecond, unit: '/s', least: 1_000 },
      ...waits(full),
      ...cpu(full),
      { what: 'half of the floor: moves acknowledged', value: half.perSecond, unit: '/s' },
      ...waits(half, 100),
      ...cpu(half),
      ...heaps.map((heap, i) => ({
        what: `heap, ${tables} tables, after ${((i + 1) * between).toLocaleString('en')} moves`,
        value: heap / MB,
        unit: 'MB',
      })),
      { what: '  games that ended meanwhile', value: finished, unit: '' },
      { what: '  requests that were put off (503)', value: sentAgain, unit: '' },
      { what: 'a new process', value: fresh.rss / MB, unit: 'MB' },
      {
        what: `${tables} tables in memory: growth of the process`,
        value: (withTables.rss - fresh.rss) / MB,
        unit: 'MB',
      },
      { what: '  heap a table', value: (withTables.heap - fresh.heap) / KB / tables, unit: 'KB' },
      {
        what: `${streams} idle streams: growth of the process`,
        value: (withStreams.rss - withTables.rss) / MB,
        unit: 'MB',
        most: 300,
      },
      { what: '  heap a stream', value: (withStreams.heap - withTables.heap) / KB / streams, unit: 'KB' },
    ],
  };
}

const makeNumber = (n: number): string =>
  n.toLocaleString('en', Math.abs(n) < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 });

export function makeTable({ rows }: Report): string {
  const lines = rows.map(({ what, value, unit, least, most }) => {
    const aims = [
      least === undefined ? '' : `${value >= least ? '✓' : '✗'} floor ${makeNumber(least)}`,
      most === undefined ? '' : `${value <= most ? '✓' : '✗'} at most ${makeNumber(most)}`,
    ];
    return `${what.padEnd(46)}${makeNumber(value).padStart(10)} ${unit.padEnd(4)}${aims.join('')}`.trimEnd();
  });
  return lines.join('\n');
}
