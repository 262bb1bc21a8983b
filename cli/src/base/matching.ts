/** Options by number, or by what is typed of them. */
export interface Labelled {
  option: number;
  label: string;
}

/** Without accents and case, so that a card is found from any keyboard. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss');
}

/** Every typed word must occur; a label that is exactly what was typed beats longer ones. */
export function matching<O extends { label: string }>(options: readonly O[], typed: string): O[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const found = options.filter(({ label }) => {
    const text = folded(label);
    return words.every((word) => text.includes(word));
  });
  const exact = found.filter(({ label }) => folded(label) === words.join(' '));
  return exact.length === 1 ? exact : found;
}

/**
 * The number that is typed for each option, and what stands behind it: its place in the list, whatever the labels say; but
 * where each label begins with a number of its own, that one, so that 3 on a dial means 3.
 */
export function numbered(options: readonly Labelled[]): { number: number; text: string }[] {
  const found = options.flatMap(({ label }) => {
    const [, number, text] = /^(\d+) (.*)$/s.exec(label) ?? [];
    return number === undefined ? [] : [{ number: Number(number), text }];
  });
  const isOwn = found.length === options.length && new Set(found.map(({ number }) => number)).size === found.length;
  return isOwn ? found : options.map(({ label }, i) => ({ number: i + 1, text: label }));
}

export function chosen(options: readonly Labelled[], typed: string): Labelled[] {
  const numbers = numbered(options);
  if (/^\d+$/.test(typed)) return options.filter((_, i) => numbers[i].number === Number(typed));
  return matching(options, typed);
}
