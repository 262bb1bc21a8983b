import { matching } from '@gloaming/engine';

/** Options by number, or by what is typed of them. */
export interface Labelled {
  option: number;
  label: string;
  /** What it is about besides how many; where that is one thing for all, a number alone tells them apart. */
  about?: string;
}

/**
 * The number that is typed for each option, and what stands behind it: its place in the list, whatever the labels say; but
 * where all are about one thing and each label begins with a number of its own, that one, so that 3 on a dial means 3.
 */
export function numbered(options: readonly Labelled[]): { number: number; text: string }[] {
  const found = options.flatMap(({ label }) => {
    const [, number, text] = /^(\d+) (.*)$/s.exec(label) ?? [];
    return number === undefined ? [] : [{ number: Number(number), text }];
  });
  const isOneThing = new Set(options.map(({ about }) => about)).size === 1;
  const areApart = new Set(found.map(({ number }) => number)).size === options.length;
  const isOwn = isOneThing && areApart && found.length === options.length;
  return isOwn ? found : options.map(({ label }, i) => ({ number: i + 1, text: label }));
}

export function chosen(options: readonly Labelled[], typed: string): readonly Labelled[] {
  const numbers = numbered(options);
  if (/^\d+$/.test(typed)) return options.filter((_, i) => numbers[i].number === Number(typed));
  return matching(options, ({ label }) => label, typed);
}
