/** Positions that ask, and what is asked there in words. */
import { type Language, viewOf } from '@gloaming/engine';
import { evenfall, TEXTS } from '../src/index.ts';
import { at, type Name, type Scene } from './scene.ts';
import { NAMES } from './text-spoken.ts';

/** A table of other clans or phases than `duel` has. */
export function table(round: string, a: string, b: string, { side = 'sun', middle = '' } = {}): Scene {
  const block = (seat: string, text: string): string =>
    text
      .split('\n')
      .map((line, i) => (i === 0 ? `${seat}: ${line}` : `  ${line}`))
      .join('\n');
  return at(
    [
      `evenfall ${side}, 2 players`,
      round,
      middle,
      block('A', a),
      block('B', b),
      'main-deck rest',
      'place-deck rest',
    ].join('\n'),
  );
}
const TURN = 'round 1, actions, turn A, first A';
export const moon = (a: string, middle = '', b = 'star, passed'): Scene => table(TURN, a, b, { side: 'moon', middle });
export const fights = (
  a: string,
  b = 'cross',
  middle = 'northern-lakes: witches A 2 B 1, stones eye flame wave wave',
): Scene => table('round 1, battles, first A', a, b, { middle });

export function spoken(s: Scene, who: Name, language: Language): { question: string; options: string[] } {
  const view = viewOf(evenfall, s.state, who.charCodeAt(0) - 65);
  const options = s.options(who).map((option) => TEXTS[language].option(view, option, NAMES));
  return { question: TEXTS[language].question(view, NAMES), options };
}
