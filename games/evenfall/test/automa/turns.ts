/** A turn of the Automa as one likes it: what it has, where its marker stands, what it draws. */
import { RONDEL, type RondelSpace } from '../../src/index.ts';
import { type Setting, solo } from '../rules/tables.ts';
import { type Scene, token } from '../scene.ts';

/** Cards by the points they have, so that a deck can say how far the marker goes. */
export const ZERO = 'corvin';
export const ONE = 'irene';
export const TWO = 'alwyn';
export const THREE = 'hanna';
export const FOUR = 'zuri';
export const FIVE = 'obelisk-of-dusk';

interface Turn extends Setting {
  a?: string;
  /** What the Automa has. */
  b?: string;
  rondel?: number;
  deck: string;
  places?: string;
  number?: number;
  level?: string;
}
/** A activates the Clan token, which ends A's turn; then the Automa has had one. */
export function turn({ a, b, rondel, deck, places, number, ...setting }: Turn): Scene {
  return solo(a ?? 'mana 0', b ?? '', {
    round: `round ${number ?? 1}, actions, turn A, first A, rondel ${rondel ?? 0}`,
    decks: `main-deck ${deck}\nplace-deck ${places ?? 'rest'}`,
    ...setting,
  }).answer('A', token);
}
export const before = (space: RondelSpace, steps = 1): number =>
  (RONDEL.indexOf(space) - steps + RONDEL.length) % RONDEL.length;
export const all = { middle: 'northern-lakes:\n spots ruin, cavern\ncentral-mountains:\n spots foggy-ford, sanctum' };
export const automaNews = (s: Scene): string[] => {
  const from = s.news.findIndex(({ news }) => news === 'automaDrew');
  return s.news.slice(from).map(({ news }) => news);
};
