/** Moments of a game between which nothing came to light: they have one worth. */
import type { StoryStep } from './story.ts';

/** By moment, the number of its block. */
export function blocksOf({ steps }: { readonly steps: readonly Pick<StoryStep, 'cause'>[] }): number[] {
  const blocks = [0];
  for (const { cause } of steps) blocks.push(blocks[blocks.length - 1] + (cause === 'known' ? 0 : 1));
  return blocks;
}
