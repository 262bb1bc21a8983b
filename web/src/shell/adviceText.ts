/** Advice in words. */
import type { Advice } from '@gloaming/bots';
import type { Language } from '@gloaming/engine';
import type { Present } from '@gloaming/protocol';
import { say } from '../words/index.ts';
import type { Advising } from './useAdvice.ts';

/** Where there is nothing to choose there is nothing to advise. */
export const mayAsk = ({ table, question }: Present): boolean =>
  table.hints && question !== null && question.options.length > 1;

/** How good an answer is thought to be, and how sure that is. */
export function sayChance(language: Language, { chance, low, high }: Advice): string {
  const percent = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : language, { style: 'percent' });
  const [middle, from, to] = [chance, low, high].map((each) => percent.format(each));
  // Something so sure that its range cannot be told from it in whole numbers has none to speak of.
  return from === to
    ? say(language, 'hint-sure', { chance: middle })
    : say(language, 'hint-chance', { chance: middle, low: from, high: to });
}

/** The best first. */
export function adviceLines({ question }: Present, { advised }: Advising, language: Language): readonly string[] {
  const textOf = (option: number): string => question?.options.find((each) => each.option === option)?.text ?? '';
  if (advised.kind !== 'found') return [];
  return advised.best.map((advice) => `${textOf(advice.option)}: ${sayChance(language, advice)}`);
}
