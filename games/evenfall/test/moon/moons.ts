/** Tables with the moon side up. */
import { type Setting, table } from '../rules/tables.ts';
import type { Scene } from '../scene.ts';

export const moon = (a: string, b = 'passed', setting: Setting = {}): Scene =>
  table([a, b], { side: 'moon', ...setting });
export const scouting = (clan: string, round = 1): Scene =>
  table([clan, clan === 'cross' ? 'star' : 'cross'], { side: 'moon', round: `round ${round}, scout, first A` });
export const scored = (a: string): Scene => moon(a, 'cross', { round: 'round 3, scoring, first A' });
