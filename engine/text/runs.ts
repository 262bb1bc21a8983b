/**
 * Sentences in which tokens can be drawn. Whoever words a game says each noun that has a token with `noun`: read as text it is just that,
 * and read in runs (`inRuns`) it is apart from the words around it, with its number. So nothing has to be found in a sentence afterwards.
 */

/** A part of a sentence: words, or a noun that has a token; `n` is empty where none are counted. */
export type Run<T extends string = string> = string | { readonly token: T; readonly n: string; readonly text: string };

/** Characters that stand for nothing else, in no language. */
const [BEGINS, THEN, ENDS] = ['\uE000', '\uE001', '\uE002'];

/** Only while `inRuns` is at work, which waits for nothing. */
let isMarking = false;

export const noun = (token: string, n: number | string, text: string): string =>
  isMarking ? [BEGINS, token, THEN, n, THEN, text, ENDS].join('') : text;

function split<T extends string>(marked: string): Run<T>[] {
  const [before, ...others] = marked.split(BEGINS);
  const runs = others.flatMap((part): Run<T>[] => {
    const [said, after] = part.split(ENDS);
    const [token, n, text] = said.split(THEN);
    return [{ token: token as T, n, text }, after];
  });
  return [before, ...runs].filter((run) => run !== '');
}

/** The sentences that `say` makes, each in runs. */
export function inRuns<T extends string>(say: () => readonly string[]): Run<T>[][] {
  isMarking = true;
  try {
    return say().map((line) => split<T>(line));
  } finally {
    isMarking = false;
  }
}
