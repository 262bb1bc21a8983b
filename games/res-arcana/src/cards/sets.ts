/** The four marked sets of a first game (RA-2.6): a mage and the three cards of the hand. */
import type { ARTIFACTS } from './artifacts.ts';
import type { MAGES } from './mages.ts';

type Mage = (typeof MAGES)[number]['name'];
type Artifact = (typeof ARTIFACTS)[number]['name'];

export const FIRST_GAME_SETS: readonly { mage: Mage; hand: readonly Artifact[] }[] = [
  { mage: 'duelist', hand: ['dragon-teeth', 'elemental-spring', 'hand-of-glory'] },
  { mage: 'seer', hand: ['chalice-of-life', 'flaming-pit', 'vault'] },
  { mage: 'alchemist', hand: ['celestial-horse', 'magical-shard', 'tree-of-life'] },
  { mage: 'transmuter', hand: ['dancing-sword', 'fountain-of-youth', 'hawk'] },
];
