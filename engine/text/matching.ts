/** Without accents and case, so that a name is found from any keyboard. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss');

/**
 * Every typed word must occur; what is called exactly so beats longer names, and where words begin with what was typed, it
 * is not looked for in the middle of others: "owl" is an owl before it is a part of "knowledge".
 */
export function matching<T>(all: readonly T[], nameOf: (each: T) => string, typed: string): readonly T[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const found = all
    .map((each) => ({ each, name: folded(nameOf(each)) }))
    .filter(({ name }) => words.every((word) => name.includes(word)));
  const begun = found.filter(({ name }) =>
    words.every((word) => ` ${name.replace(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${word}`)),
  );
  const exact = found.filter(({ name }) => name === words.join(' '));
  return [exact, begun, found].find((some) => some.length > 0)?.map(({ each }) => each) ?? [];
}
