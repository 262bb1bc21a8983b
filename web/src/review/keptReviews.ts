/** What was found of reviews, in this browser: one that was left goes on where it was. Of many the oldest are forgotten. */
import type { FoundByName } from '@gloaming/bots';
import { drop, keep, recall } from '../base/browserStorage.ts';

const LIST = 'reviews';
const MOST = 12;
const nameOf = (key: string): string => `review.${key}`;

function read<R>(name: string, otherwise: R): R {
  try {
    return (JSON.parse(recall(name) ?? 'null') as R | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export const keptReview = (key: string): FoundByName => read<FoundByName>(nameOf(key), {});

export function keepReview(key: string, found: FoundByName): void {
  const keys = [key, ...read<string[]>(LIST, []).filter((each) => each !== key)];
  for (const old of keys.splice(MOST)) drop(nameOf(old));
  keep(LIST, JSON.stringify(keys));
  keep(nameOf(key), JSON.stringify(found));
}
