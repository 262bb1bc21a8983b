/** Names of players: cleaned, so that none looks empty, or like a part of the page. */
import { LONGEST_NAME } from '@gloaming/protocol';
import { refuse } from './faults.ts';

/**
 * Control and format characters, among them those that turn the direction of text; private and unassigned ones; and letters and
 * marks that are drawn as nothing (the fillers of Hangul, selectors of variants, the empty cell of Braille).
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** More marks on one letter than any language needs climb over the lines around it. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

/** Who types a name does not think of capitals, or of which of two equal signs it was. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

/** As it can be seen. */
export const plainName = (text: string): string =>
  text.normalize('NFC').replace(INVISIBLE, '').replace(PILED_MARKS, '$1').replace(/\s+/gu, ' ').trim();

export function cleanName(text: string): string {
  const name = plainName(text);
  const length = [...name].length;
  if (length === 0 || length > LONGEST_NAME || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(name))
    refuse('bad-name', { longest: LONGEST_NAME });
  return name;
}
