/** What verbs, cards and boards speak of. */

export const KEYWORDS = ['artifact', 'familiar', 'enchantment'] as const;
export type Keyword = (typeof KEYWORDS)[number];
export const SHAPES = ['eye', 'flame', 'wave', 'fang'] as const;
export type Shape = (typeof SHAPES)[number];
/** A Powerstone is the number of its shape; the red one comes after them. */
export type Stone = number;
export const RED: Stone = SHAPES.length;
export const FIGURES = ['witch', 'elder'] as const;
export type Figure = (typeof FIGURES)[number];
/** As many of each; the Automa has no Elders. */
export const FIGURES_A_CLAN = 4;
export type Circle = 'outer' | 'inner';
export const CLANS = ['star', 'cross', 'circle', 'spike'] as const;
export type Clan = (typeof CLANS)[number];
export const REGIONS = ['northernLakes', 'centralMountains', 'southernSlopes'] as const;
export type Region = (typeof REGIONS)[number];
export const LEVELS = ['apprentice', 'witch', 'master', 'heir'] as const;
export type Level = (typeof LEVELS)[number];
export const SIDES = ['sun', 'moon'] as const;
export type Side = (typeof SIDES)[number];

export type Catalyst = 'scythe' | 'orb';
/** What a card is played as. */
export type Role = 'ritual' | 'specialist' | 'council';

/** What an effect counts. */
export type Count =
  | { readonly count: 'keyword'; readonly keyword: Keyword }
  | { readonly count: 'places'; readonly circle: Circle }
  | { readonly count: 'catalysts'; readonly catalyst: Catalyst }
  | { readonly count: 'specialists' }
  | { readonly count: 'shape'; readonly shape: Shape }
  | { readonly count: 'resourceSymbols' }
  | { readonly count: 'eldersInReserve' };
