/** The chance of winning over time, and what changed it: what is drawn, reckoned apart from how it is drawn. */
import type { Account } from '@gloaming/bots';

interface Size {
  readonly width: number;
  readonly height: number;
}
const tenths = (n: number): number => Math.round(n * 10) / 10;
export const xOf = (step: number, steps: number, width: number): number => tenths((step / Math.max(1, steps)) * width);

/** Up to a moment, as far as one has looked. */
export function curve(
  { chances }: Account,
  { width, height }: Size,
  upTo = chances.length - 1,
): { line: string; area: string; y: number[] } {
  const steps = chances.length - 1;
  const y = chances.map((chance) => tenths((1 - Math.min(1, Math.max(0, chance))) * height));
  const line = y
    .slice(0, upTo + 1)
    .map((each, step) => `${step === 0 ? 'M' : 'L'}${xOf(step, steps, width)} ${each}`)
    .join('');
  return { line, area: `${line}L${xOf(upTo, steps, width)} ${height}L0 ${height}Z`, y };
}

/** A bar that hangs from the middle line or stands on it. */
export interface Bar {
  readonly step: number;
  readonly kind: 'own' | 'luck' | 'others';
  readonly x: number;
  readonly y: number;
  readonly height: number;
}
/** What is smaller would be a speck. */
const LEAST = 0.01;

export function bars({ entries }: Account, { width, height }: Size): { bars: Bar[]; thick: number } {
  const middle = height / 2;
  const most = Math.max(0.15, ...entries.flatMap(({ cost, luck, others }) => [cost, Math.abs(luck), Math.abs(others)]));
  const thick = Math.max(2, Math.min(9, width / Math.max(1, entries.length) - 0.5));
  const bar = (step: number, kind: Bar['kind'], change: number): Bar[] => {
    if (Math.abs(change) < LEAST) return [];
    const tall = tenths((Math.abs(change) / most) * middle);
    const x = tenths(xOf(step + 1, entries.length, width) - thick / 2);
    return [{ step, kind, x, y: tenths(change > 0 ? middle - tall : middle), height: tall }];
  };
  return {
    bars: entries.flatMap(({ step, cost, luck, others }) => [
      ...bar(step, 'others', others),
      ...bar(step, 'luck', luck),
      ...bar(step, 'own', -cost),
    ]),
    thick,
  };
}

export interface RoundSum {
  readonly n: number;
  readonly chance: number;
  readonly own: number;
  readonly others: number;
  readonly luck: number;
}
/** By round: the chance where it began, and what it did. What lies before the first round counts to it. */
export function sumsByRound({ chances, entries }: Account, rounds: readonly number[]): RoundSum[] {
  const sums: { n: number; chance: number; own: number; others: number; luck: number }[] = [];
  for (const { step, cost, others, luck } of entries) {
    const n = rounds[step];
    let sum = sums.at(-1);
    if (sum === undefined || (n !== sum.n && !(sum.n === 0 && n === 1))) {
      sum = { n, chance: chances[step], own: 0, others: 0, luck: 0 };
      sums.push(sum);
    }
    sum.n = n;
    sum.own -= cost;
    sum.others += others;
    sum.luck += luck;
  }
  return sums;
}

/** The largest gifts and blows of chance. */
export const swings = ({ entries }: Account, least: number, many: number) =>
  entries
    .filter(({ luck }) => Math.abs(luck) >= least)
    .toSorted((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
    .slice(0, many)
    .toSorted((a, b) => a.step - b.step);

export const percent = (n: number): number => Math.round(100 * n);
export const signed = (n: number): string => (percent(n) === 0 ? '±0' : `${n < 0 ? '−' : '+'}${Math.abs(percent(n))}`);
