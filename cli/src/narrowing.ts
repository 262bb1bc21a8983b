/** Options by number, or by what is typed of them. */
export interface Labelled {
  option: number;
  label: string;
}

/** Without accents and case: whoever types on another keyboard finds the card, too. */
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

/** A number names an option by its place in the list, whatever the labels say. */
export function chosen(options: readonly Labelled[], typed: string): Labelled[] {
  if (/^\d+$/.test(typed)) return options.slice(Number(typed) - 1, Number(typed));
  return matching(options, typed);
}
