/** Tables for tests of rules: positions of two to four players, games from their first question, rounds passed through. */
import { keyFrom, makeDice, start } from '@gloaming/engine';
import { type CardName, cardOf, type Options, resArcana } from '../../src/index.ts';
import { at, type Name, pass, type Scene, scene } from '../scene.ts';

const NAMES = 'ABCD';

/** A position: the line of the round, what each player has, what lies in the middle. */
export function table(round: string, players: readonly string[], middle = ''): Scene {
  const said = players.map((lines, seat) =>
    lines
      .split('\n')
      .map((line, i) => (i === 0 ? `${NAMES[seat]}: ${line.trim()}` : `  ${line.trim()}`))
      .join('\n'),
  );
  return at(`res-arcana standard, ${players.length} players\n${round}\n${middle}\n${said.join('\n')}\n`);
}

/** The collect step of a later round has been run as far as it goes without a question. */
export const collecting = (...players: string[]): Scene =>
  table('round 2, collect, first A', players.length === 1 ? [...players, 'pool nothing'] : players);

/** Everybody has passed and the check is on. */
export const checking = (...players: string[]): Scene =>
  table(
    'round 5, check, first A',
    players.map((player) => `passed, ${player}`),
  );

/** A game from its very first question. */
export const opening = (options: Partial<Options> = {}, seed = 1): Scene =>
  scene(start(resArcana, { players: 2, deal: 'standard', match: false, ...options }, keyFrom(makeDice(seed))));

/** Magic items that neither give nor ask anything in the collect step. */
const QUIET: readonly CardName[] = ['alchemy', 'divination', 'protection', 'reanimate', 'research', 'transmutation'];

/** Everybody passes, until the collect step of the next round has a question or is done. */
export function passOn(s: Scene): Scene {
  const { round } = s.state.table;
  while (s.state.table.round === round && s.state.table.over === 0) {
    const { who, verb } = s.asked()[0];
    const name = who as Name;
    const quiet = QUIET.map(cardOf).find((item) => s.can(name, item));
    if (verb === 'act') s.answer(name, pass);
    else if (verb === 'swapItem' && quiet !== undefined) s.answer(name, quiet);
    else throw new Error(`${who} is asked ${verb}`);
  }
  return s;
}
