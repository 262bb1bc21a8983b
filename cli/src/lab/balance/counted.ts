/** What is counted of a player in a game of Evenfall, to be compared between seats, clans and cards. */
export const COUNTED = [
  'rituals',
  'specialists',
  'council',
  'places',
  'transfers',
  'scythes',
  'orbs',
  'steps',
  'harvested',
  'battles',
  'strength',
  'won',
  'drawn',
  'discarded',
] as const;
export type Counted = (typeof COUNTED)[number];
