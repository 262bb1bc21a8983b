/** A score in words, and the line with which it is told to others. */
import type { DealResults, Score } from '@gloaming/protocol';
import type { DealWords } from './words/index.ts';

export function sayScore(words: DealWords, score: Score): string {
  switch (score.state) {
    case 'playing':
      return words.underWay;
    case 'resigned':
      return words.resigned;
    case 'void':
      return words.isVoid;
    case 'played':
      return score.won ? words.won(score) : words.lost(score);
  }
}

export const leadOf = ({ points, best }: Score): number => points - best;
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** Par: what Master did. */
export const parOf = (results: DealResults['results']): number | null => {
  const master = results?.list.find(({ bot }) => bot === 'master');
  return master?.score.state === 'played' ? leadOf(master.score) : null;
};

export const countOf = ({ leads, resigned }: NonNullable<DealResults['results']>): number =>
  leads.reduce((sum, { count }) => sum + count, resigned);

const MOONS = 5;
/** Five moons, as many of them full as there are fifths of all tries that were not better. */
function moonsOf(place: number, n: number): string {
  const full = n <= 1 ? MOONS : Math.round((MOONS * (n - place)) / (n - 1));
  return '🌕'.repeat(full) + '🌑'.repeat(MOONS - full);
}

interface Telling {
  readonly words: DealWords;
  readonly when: string;
  readonly master: string;
}
/** Nothing in it tells those who have the deal still before them what comes. */
export function lineOf({ title, mine, results }: DealResults, { words, when, master }: Telling): string {
  if (mine === null || results === null) return '';
  const par = parOf(results);
  const n = countOf(results);
  const parts = [
    `Gloaming · ${title} · ${when}`,
    sayScore(words, mine),
    par === null ? '' : `${master} ${signed(par)}`,
    results.place === null ? '' : `${words.place({ place: results.place, n })} ${moonsOf(results.place, n)}`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
