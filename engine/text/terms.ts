/** Words of a game that may be pointed at for their meaning, found in what is asked. */
/** How words that mean it begin in a language, `|` between them, and what it is. */
type Term = readonly [begins: string, means: string];
export type Terms<Name extends string = string> = Readonly<Record<Name, Term>>;

interface Found {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Letters with which a word may end: cases, numbers and genders. */
const MOST_LETTERS = 4;

/** What begins with a small letter may begin a sentence, too. */
const anyCase = (begin: string): string =>
  begin[0] === begin[0].toLowerCase() ? `[${begin[0]}${begin[0].toUpperCase()}]${begin.slice(1)}` : begin;

function patternOf([begins]: Term): RegExp {
  const all = begins.split('|').map(anyCase).join('|');
  return new RegExp(`(?<!\\p{L})(?:${all})\\p{L}{0,${MOST_LETTERS}}(?!\\p{L})`, 'gu');
}

/** The card that asks stands before a colon: what it is called means only itself. */
const endOfName = (text: string): number => text.indexOf(': ');

/** Each term once, where it stands first, in the order of the text; of those that overlap the longer one. */
export function termsIn(text: string, terms: Terms): readonly Found[] {
  const name = endOfName(text);
  const found = Object.entries(terms).flatMap(([term, of]): Found[] => {
    const all = [...text.matchAll(patternOf(of))].map(({ 0: word, index }) => ({
      name: term,
      from: index,
      to: index + word.length,
    }));
    const first = all.find(({ from, to }) => from > name || (from === 0 && to === name));
    return first === undefined ? [] : [first];
  });
  const length = ({ from, to }: Found): number => to - from;
  const overlaps = (a: Found, b: Found): boolean => a !== b && a.from < b.to && b.from < a.to;
  return found
    .filter((each) => !found.some((other) => overlaps(each, other) && length(other) > length(each)))
    .toSorted((a, b) => a.from - b.from);
}
