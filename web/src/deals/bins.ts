/** A histogram: leads in columns of equal width, as few as are still read with ease. */

interface Lead {
  readonly lead: number;
  readonly count: number;
}
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const MOST = 15;
const WIDTHS = [1, 2, 5, 10, 20, 50, 100];

/** `also` are leads that have a column, whether or not anybody is counted there. */
export function binsOf(leads: readonly Lead[], also: readonly number[]): Bin[] {
  const all = [...leads.map(({ lead }) => lead), ...also];
  if (all.length === 0) return [];
  const [least, most] = [Math.min(...all, -1), Math.max(...all, 1)];
  const columns = (width: number): number => Math.floor(most / width) - Math.floor(least / width) + 1;
  const width = WIDTHS.find((each) => columns(each) <= MOST) ?? most - least;
  const first = Math.floor(least / width);
  return Array.from({ length: columns(width) }, (_, i) => {
    const from = (first + i) * width;
    const to = from + width - 1;
    const within = leads.filter(({ lead }) => lead >= from && lead <= to);
    return { from, to, count: within.reduce((sum, { count }) => sum + count, 0) };
  });
}

export const isIn = ({ from, to }: Bin, lead: number | null): boolean => lead !== null && lead >= from && lead <= to;
