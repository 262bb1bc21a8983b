/** Advice in words. */
import type { Advice } from '@gloaming/bots';
import type { Language } from '@gloaming/engine';
import type { Present } from '@gloaming/protocol';
import { say } from '../words/index.ts';
import type { Advising } from './useAdvice.ts';

/** Where there is nothing to choose there is nothing to advise. */
export const mayAsk = ({ table, question }: Present): boolean =>
  table.hints && question !== null && question.options.length > 1;

/** Chances to win that lie further apart than this are said with care, or not at all. */
const ABOUT = 0.1;
const ROUGHLY = 0.25;
/** Nobody can use a figure more exact than that. */
const STEP = 0.05;

/** How good an answer is thought to be, beside the best one, in words: only as exact as it is sure. */
export function sayChance(language: Language, { chance, low, high, gap }: Advice, isBest: boolean): string {
  const format = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : language, { style: 'percent' });
  const percent = (share: number): string => format.format(Math.round(share / STEP) * STEP);
  const reach = (high - low) / 2;
  const much =
    reach > ROUGHLY
      ? say(language, 'hint-unsure')
      : say(language, reach > ABOUT ? 'hint-rough' : 'hint-chance', { chance: percent(chance) });
  if (isBest) return much;
  return gap.high >= 0
    ? `${much}; ${say(language, 'hint-even')}`
    : say(language, 'hint-worse', { less: format.format(Math.max(0.01, -gap.mean)) });
}

/** The best first. */
export function adviceLines({ question }: Present, { advised }: Advising, language: Language): readonly string[] {
  const textOf = (option: number): string => question?.options.find((each) => each.option === option)?.text ?? '';
  if (advised.kind !== 'found') return [];
  return advised.best.map((advice, i) => `${textOf(advice.option)}: ${sayChance(language, advice, i === 0)}`);
}
