/** What can be done and won in a Region: in whole sentences, or in fewer words with tokens where there is less room. */
import type { Language } from '@gloaming/engine';
import { briefRegion, type Region, regionText } from '@gloaming/evenfall';
import type { Run } from '../../design/face.ts';

export interface RegionSaid {
  readonly space: readonly Run[];
  readonly rewards: readonly { readonly strength: number; readonly said: readonly Run[] }[];
}

/** What it is about is told by where it stands. */
const afterColon = (text: string): string => text.slice(text.indexOf(':') + 1).trim();

export function wholeRegion(language: Language, region: Region): RegionSaid {
  const { space, rewards } = regionText(language, region);
  return { space: [afterColon(space)], rewards: rewards.map(({ strength, text }) => ({ strength, said: [text] })) };
}
export const brieflyOf = (language: Language, region: Region): RegionSaid => briefRegion(language, region);
