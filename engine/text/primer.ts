/**
 * How a game is told to beginners: chapters of a few sentences, each with the rules that it tells. The outline is
 * written once a game; a language is a record over it, so that a line without words does not compile.
 */
export type Outline = Readonly<
  Record<
    string,
    {
      /** By line: the numbers of the rules, none for mere advice. */
      readonly rules: Readonly<Record<string, readonly string[]>>;
      /** Cards to show with it, by their names in the rules. */
      readonly cards?: readonly string[];
    }
  >
>;

/** `{gold}` stands for a sign before the word that says the same; without signs it is left out. */
export type PrimerWords<O extends Outline> = {
  readonly [C in keyof O]: { readonly title: string; readonly lines: { readonly [L in keyof O[C]['rules']]: string } };
};

export interface Chapter {
  readonly name: string;
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly rules: readonly string[] }[];
  readonly cards: readonly string[];
}

export function chaptersOf<O extends Outline>(outline: O, words: PrimerWords<O>): Chapter[] {
  return Object.entries(outline).map(([name, { rules, cards = [] }]) => {
    const { title, lines } = words[name];
    return {
      name,
      title,
      lines: Object.entries(rules).map(([line, told]) => ({ text: lines[line], rules: told })),
      cards,
    };
  });
}

const SIGN = /\{([a-z]+)\}/;

/** Words and signs in turn, beginning and ending with words. */
export const partsOf = (text: string): string[] => text.split(SIGN);

/** Without signs, as in the terminal. */
export const plain = (text: string): string =>
  text
    .split(SIGN)
    .filter((_, i) => i % 2 === 0)
    .join('');
