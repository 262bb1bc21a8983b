import { ARROW } from '@gloaming/engine';
import type { CardFace, Run } from './face.ts';
import type { IconName } from './Icon.tsx';

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

/** What a card says in a sentence, as it is shown. */
export interface Told {
  readonly words: readonly Run[][];
  /** How many of the first words tell when it works. */
  readonly opening: number;
  /** The sign that the row of signs which says the same begins with, and the kind of that row. */
  readonly sign: IconName | null;
  readonly when: string | undefined;
}

const LONGEST_OPENING = 5;
/** Up to the first colon, comma or arrow; where that is far off, to the dash behind what the card is then. */
function openingOf(words: readonly Run[][]): number {
  let role = 0;
  for (const [i, word] of words.slice(0, LONGEST_OPENING + 1).entries()) {
    const text = word.every((run) => typeof run === 'string') ? word.join('') : '';
    if (text === '') break;
    if (text === ARROW) return i;
    if (text === '–') role = i + 1;
    if (i < LONGEST_OPENING && /[:,]$/.test(text)) return i + 1;
  }
  return role;
}

function beginningOf({ when, signs: [first] }: CardFace['signs'][number]): IconName | null {
  if (when === 'reaction') return 'shield';
  return first !== undefined && 'sign' in first && !/\d/.test(first.n) ? first.sign : null;
}

/** Rows of signs stand in the order of sentences, unless sentences tell the two sides of a card apart. */
export function toldBy({ said, signs }: Pick<CardFace, 'said' | 'signs'>): Told[] {
  const isInOrder = said.length <= signs.length;
  return said.map((runs, i) => {
    const words = wordsOf(runs);
    const row = isInOrder ? signs[i] : undefined;
    const sign = row === undefined ? null : beginningOf(row);
    return { words, sign, when: row?.when, opening: sign === null ? 0 : openingOf(words) };
  });
}
export const brieflyToldBy = ({ brief, signs }: Pick<CardFace, 'brief' | 'signs'>): Told[] =>
  toldBy({ said: brief, signs });
