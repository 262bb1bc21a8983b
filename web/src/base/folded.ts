/** Without accents and case, so that a name is found from any keyboard. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss');

/** Every typed word must occur; what is called exactly so beats longer names. */
export function matching<T>(all: readonly T[], nameOf: (each: T) => string, typed: string): readonly T[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const found = all.filter((each) => words.every((word) => folded(nameOf(each)).includes(word)));
  const exact = found.filter((each) => folded(nameOf(each)) === words.join(' '));
  return exact.length > 0 ? exact : found;
}
