/** How a length is shared by parts that give way in turn: the least important first, and none below what it needs while another can. */

/** In pixels. `rank` 1 is the last to give way; what is left over goes to those that may be longer than they wish. */
export interface Part {
  readonly rank: number;
  readonly least: number;
  readonly wish: number;
  readonly most: number;
}

const sum = (lengths: readonly number[]): number => lengths.reduce((all, each) => all + each, 0);

/** So much of what each could give or take that it is `amount` together, or all of it. */
const partsOf = (could: readonly number[], amount: number): number[] => {
  const all = sum(could);
  return could.map((each) => (all <= 0 ? 0 : each * Math.min(1, amount / all)));
};

/** Whole numbers that end where the exact ones end, so that nothing is beyond the edge. */
function rounded(lengths: readonly number[]): number[] {
  let end = 0;
  let before = 0;
  return lengths.map((length) => {
    end += length;
    const whole = Math.floor(end + 1e-6) - before;
    before += whole;
    return whole;
  });
}

export function share(total: number, gap: number, parts: readonly Part[]): number[] {
  const length = Math.max(0, total - gap * Math.max(0, parts.length - 1));
  let lengths = parts.map(({ least, wish }) => Math.max(least, wish));
  for (const rank of [...new Set(parts.map((part) => part.rank))].toSorted((a, b) => b - a)) {
    const could = parts.map((part, i) => (part.rank === rank ? lengths[i] - part.least : 0));
    const given = partsOf(could, Math.max(0, sum(lengths) - length));
    lengths = lengths.map((each, i) => each - given[i]);
  }
  const could = parts.map(({ most }, i) => Math.max(0, most - lengths[i]));
  const taken = partsOf(could, Math.max(0, length - sum(lengths)));
  lengths = lengths.map((each, i) => each + taken[i]);
  // A window in which not even that fits: all give way alike.
  const all = sum(lengths);
  return rounded(all > length ? lengths.map((each) => (each * length) / all) : lengths);
}
