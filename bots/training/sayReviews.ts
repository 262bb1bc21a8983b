/** What many reviews say together: a table's rows for docs/review.md. */
import { MISTAKE } from '@gloaming/bots';
import type { Planted, ReviewedGame } from './reviewing.ts';

/** A line of the file. */
export interface Kept {
  readonly game?: ReviewedGame;
  /** Where a position was looked for, and what was found there. */
  readonly from?: number;
  readonly planted?: Planted | null;
}

/** A loss that both reviews should see. */
const LARGE = 0.08;

const points = (n: number): string => (100 * n).toFixed(1);
const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);
/** A share with its 95 % interval (Wilson). */
function share(k: number, n: number): string {
  if (n === 0) return '0 of 0';
  const z = 1.96;
  const p = k / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const reach = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return `${k} of ${n}, ${points(p)} % (${points(Math.max(0, middle - reach))}–${points(Math.min(1, middle + reach))})`;
}

export function sayReviews(name: string, kept: readonly Kept[]): string {
  const games = kept.flatMap(({ game }) => (game === undefined ? [] : [game]));
  const planted = kept.flatMap((one) => one.planted ?? []);
  const off = games.flatMap(({ parts, result }) =>
    parts.map((each) => Math.abs(each.reduce((a, b) => a + b) - result)),
  );
  const pairs = games.flatMap(({ costs }) => costs.map(([, one, other]) => [one, other] as const));
  const large = pairs.flatMap(([one, other]) => [
    ...(one >= LARGE ? [[one, other]] : []),
    ...(other >= LARGE ? [[other, one]] : []),
  ]);
  const between = (part: number): string =>
    points(Math.sqrt(mean(games.map(({ parts: [a, b] }) => (a[part] - b[part]) ** 2)) / 2));
  const lucks = games.flatMap(({ parts }) => parts.map(([, , , luck]) => luck));
  const rows: [string, string][] = [
    [
      'games reviewed twice, own answers judged',
      `${games.length}, ${games.reduce((n, { answers }) => n + answers, 0)}`,
    ],
    ['iterations of one review', String(Math.round(mean(games.map(({ iterations }) => iterations))))],
    ['start + own + others + luck − result, at most', `${points(Math.max(0, ...off))} points`],
    [
      'losses of 8 points or more that the other review calls a mistake, too',
      share(large.filter(([, other]) => other >= MISTAKE).length, large.length),
    ],
    [
      'how far the two differ about these',
      `${points(mean(large.map(([one, other]) => Math.abs(one - other))))} points`,
    ],
    ['spread of own play, others’ play, luck between reviews', [1, 2, 3].map(between).join(', ')],
    ['mean luck of a game', `${points(mean(lucks))} points`],
    [
      'planted answers, worse by 10 points or more, that are called mistakes',
      share(planted.filter(({ cost }) => cost >= MISTAKE).length, planted.length),
    ],
    [
      'best answers that are called mistakes',
      share(planted.filter(({ best }) => best >= MISTAKE).length, planted.length),
    ],
    ['best answers of which any loss is told', share(planted.filter(({ best }) => best > 0).length, planted.length)],
  ];
  return [`| ${name} | |`, '|---|---|', ...rows.map(([what, figure]) => `| ${what} | ${figure} |`)].join('\n');
}
