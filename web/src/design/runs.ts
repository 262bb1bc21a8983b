import type { Run } from './face.ts';

/** A sentence by its words; a token is a word with whatever touches it. */
export function wordsOf(runs: readonly Run[]): Run[][] {
  const words: Run[][] = [[]];
  for (const run of runs) {
    const parts = typeof run === 'string' ? run.split(' ') : [run];
    for (const [i, part] of parts.entries()) {
      if (i > 0) words.push([]);
      if (part !== '') words[words.length - 1].push(part);
    }
  }
  return words.filter((word) => word.length > 0);
}
