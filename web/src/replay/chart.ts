/** Points over time as lines: what is drawn, reckoned apart from how it is drawn. */
interface Line {
  readonly seat: number;
  /** An SVG path of steps: points stay until they change. */
  readonly path: string;
  readonly end: { readonly x: number; readonly y: number };
}
export interface Plot {
  readonly lines: readonly Line[];
  /** Where a round begins. */
  readonly rounds: readonly { readonly n: number; readonly x: number }[];
  readonly levels: readonly { readonly n: number; readonly y: number }[];
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** About four lines, at round numbers. */
export function levelsUpTo(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((each) => most / each <= 5) ?? 200;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

export function plot(points: readonly (readonly number[])[], rounds: readonly number[], { width, height }: Size): Plot {
  const last = Math.max(1, points.length - 1);
  const most = Math.max(1, ...points.flat());
  const x = (step: number): number => Math.round((step / last) * width * 10) / 10;
  const y = (n: number): number => Math.round((1 - Math.max(0, n) / most) * height * 10) / 10;
  const seats = points[0]?.length ?? 0;
  return {
    lines: Array.from({ length: seats }, (_, seat) => {
      let path = `M0 ${y(points[0][seat])}`;
      for (let step = 1; step < points.length; step++)
        if (points[step][seat] !== points[step - 1][seat]) path += `H${x(step)}V${y(points[step][seat])}`;
      return { seat, path: `${path}H${x(last)}`, end: { x: x(last), y: y(points[points.length - 1][seat]) } };
    }),
    rounds: rounds.flatMap((n, step) => (n > 0 && n !== rounds[step - 1] ? [{ n, x: x(step) }] : [])),
    levels: levelsUpTo(most).map((n) => ({ n, y: y(n) })),
  };
}

/** The points at the end of each round, and at the end. */
export function byRound(
  points: readonly (readonly number[])[],
  rounds: readonly number[],
): { readonly n: number; readonly points: readonly number[] }[] {
  return rounds.flatMap((n, step) => (n > 0 && rounds[step + 1] !== n ? [{ n, points: points[step] }] : []));
}
