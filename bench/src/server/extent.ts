/** How much is measured: all of it, or enough for a look. */
export interface Extent {
  /** Seconds, and before them some to warm up. */
  limits: number;
  warmUp: number;
  full: number;
  half: number;
  /** Tables that are played at full load, and answers under way at once. */
  clients: number;
  /** Running tables in memory. */
  tables: number;
  /** How often memory is looked at, and how many moves lie between. */
  samples: number;
  between: number;
  streams: number;
  /** Games of every setting among which the longest is looked for. */
  games: number;
}
export const THOROUGH: Extent = {
  limits: 3,
  warmUp: 5,
  full: 15,
  half: 20,
  clients: 64,
  tables: 1_000,
  samples: 6,
  between: 10_000,
  streams: 5_000,
  games: 8,
};
export const QUICK: Extent = {
  limits: 0.5,
  warmUp: 0.5,
  full: 1,
  half: 1,
  clients: 16,
  tables: 24,
  samples: 3,
  between: 100,
  streams: 50,
  games: 1,
};
