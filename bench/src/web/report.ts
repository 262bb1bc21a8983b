/** What was found, as rows of the table. */
import { paceOf } from '../server/pace.ts';
import type { Report } from '../server/report.ts';
import type { Drawn } from './drawing.ts';
import type { Visited } from './visit.ts';
import type { Weight } from './weight.ts';

type Rows = Report['rows'];

const KB = 1000;
/** A frame and a half: one did not come in time. */
const LATE = 25;

export const rowsOfWeight = (what: string, { gzip, plain }: Weight, most?: number): Rows => [
  { what: `${what}: JavaScript, gzip`, value: gzip / KB, unit: 'kB', ...(most === undefined ? {} : { most }) },
  { what: '  as it is', value: plain / KB, unit: 'kB' },
];

export function rowsOfWaits(what: string, { waits, cpu }: Pick<Visited, 'waits' | 'cpu'>, most?: number): Rows {
  const { p50, p95 } = spread(waits);
  return [
    {
      what: `${what}: half of the news is seen after`,
      value: p50,
      unit: 'ms',
      ...(most === undefined ? {} : { most }),
    },
    { what: '  95 of 100', value: p95, unit: 'ms', ...(most === undefined ? {} : { most }) },
    { what: '  news', value: waits.length, unit: '' },
    // The clock tells of everything else on the machine, too; the processor time is the page's own.
    { what: '  processor time of the page, each', value: (1000 * cpu) / waits.length, unit: 'ms' },
  ];
}

interface Moved {
  readonly moves: readonly (readonly number[])[];
  readonly drawn: Drawn;
}

export function rowsOfFrames(what: string, { moves, drawn }: Moved, least?: number, things = 'cards'): Rows {
  if (moves.length === 0) return [{ what: `${what}: times that ${things} moved`, value: 0, unit: '' }];
  const frames = moves.flat();
  const { p50, p95 } = spread(frames);
  const steady = moves.flatMap(([, ...rest]) => rest);
  return [
    {
      what: `${what}: frames while ${things} move`,
      value: perSecond(frames),
      unit: '/s',
      ...(least === undefined ? {} : { least }),
    },
    { what: '  without the first of each move', value: perSecond(steady), unit: '/s' },
    { what: '  drawn', value: drawn.frames / drawn.seconds, unit: '/s' },
    { what: '  half of the frames take', value: p50, unit: 'ms' },
    { what: '  95 of 100', value: p95, unit: 'ms' },
    { what: '  late', value: (100 * frames.filter((ms) => ms > LATE).length) / frames.length, unit: '%' },
    { what: `  times that ${things} moved`, value: moves.length, unit: '' },
  ];
}

/** The same of an empty page, and how much of it ours reaches. */
export function rowsOfPeer(what: string, page: Moved, peer: Moved): Rows {
  if (page.moves.length === 0) return [];
  const value = perSecond(peer.moves.flat());
  const drawn = peer.drawn.frames / peer.drawn.seconds;
  return [
    { what, value, unit: '/s' },
    { what: '  drawn', value: drawn, unit: '/s' },
    { what: '  of which our page reaches', value: (100 * perSecond(page.moves.flat())) / value, unit: '%' },
    { what: '  drawn', value: (100 * page.drawn.frames) / page.drawn.seconds / drawn, unit: '%' },
  ];
}

const perSecond = (frames: readonly number[]): number =>
  (1000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0);

function spread(times: readonly number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: paceOf(sorted, 1, 0).p50, p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN };
}
