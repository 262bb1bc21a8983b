import { KNOWLEDGE, type Learning } from '@gloaming/bots';
import type { GameName, TableOf, VerbOf } from '@gloaming/games';

/** What is learned of a game, and how. */
export function learningOf<N extends GameName>(name: N): Learning<TableOf<N>, VerbOf<N>> {
  const { learning } = KNOWLEDGE[name];
  if (learning === null) throw new Error(`Nothing says how "${name}" is learned.`);
  return learning;
}
