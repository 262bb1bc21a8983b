/** A position played by name: what tests of rules are written with. */
import { type Scene as EngineScene, type Name, sceneOf, seatOf } from '@gloaming/engine/testing';
import { BUILT, buildOption } from '../src/building.ts';
import {
  CARD_NAMES,
  type CardName,
  cardOf,
  evenfall,
  FIRST_PERSON,
  FIRST_RITUAL,
  type News,
  type PersonName,
  type PlaceName,
  type Player,
  parsePosition,
  RESOURCES,
  type Resource,
  type RitualName,
  type State,
  type Table,
  TEXTS,
  type Verb,
} from '../src/index.ts';
import {
  BUILD,
  DISCOVER,
  END,
  ONE_FOR_ONE,
  PLAY,
  SPACE_IN_REGION,
  SPACE_ON_BOARD,
  SPACE_ON_RITUAL,
  STONE_SPACE,
  TOKEN,
  TURN_EFFECT,
  TWO_FOR_ONE,
} from '../src/turn.ts';

/** What a turn offers. A second copy of a card is named with a mark: "irene'". */
type Marked<N extends string> = N | `${N}'`;
export const card = (name: Marked<CardName>): number =>
  name.endsWith("'") ? cardOf(name.slice(0, -1) as CardName) + 1 : cardOf(name as CardName);
export const end = END;
export const pass = END;
export const discover = (name: Marked<PlaceName>): number => DISCOVER + card(name);
export const token = TOKEN;
export const build = BUILD;
export const twoForOne = TWO_FOR_ONE;
export const oneForOne = ONE_FOR_ONE;
export const play = (name: Marked<RitualName | PersonName>): number => PLAY + card(name) - FIRST_RITUAL;
export const NL = 0;
export const CM = 1;
export const SS = 2;
export const spaceIn = (region: number): number => SPACE_IN_REGION + region;
export const spaceOnBoard = SPACE_ON_BOARD;
export const spaceOn = (name: Marked<RitualName>): number => SPACE_ON_RITUAL + card(name) - FIRST_RITUAL;
export const turnEffect = (name: Marked<PersonName>): number => TURN_EFFECT + card(name) - FIRST_PERSON;
export const stoneSpace = (space: number): number => STONE_SPACE + space - 1;
/** Answers that follow. */
export const asSpecialist = 0;
export const asCouncil = 1;
export const witch = 0;
export const elder = 1;
export const decline = 0;
export const scytheOn = (name: Marked<RitualName>, mana = false): number => buildOption(card(name), false, mana);
export const orbOn = (name: Marked<RitualName>, mana = false): number => buildOption(card(name), true, mana);
export const built = BUILT;
export const kind = (resource: Resource): number => RESOURCES.indexOf(resource);
/** To a transfer, and wherever 0 declines. */
export const toInner = (name: Marked<CardName>): number => 1 + card(name);
export const toRegion = (region: number): number => 1 + region;

export type { Name };

/** What lies where, in the game's own words. */
function look(state: State) {
  const player = (who: Name): Player => state.table.players[seatOf(who)];
  return {
    player,
    resources: (who: Name): Partial<Record<Resource, number>> =>
      Object.fromEntries(
        RESOURCES.flatMap((resource, i) =>
          player(who).resources[i] === 0 ? [] : [[resource, player(who).resources[i]]],
        ),
      ),
    names: (cards: readonly number[]): string[] => cards.map((c) => (c < 0 ? 'none' : CARD_NAMES[c])),
  };
}
export type Scene = EngineScene<Table, Verb, News> & ReturnType<typeof look>;

export const scene = (state: State): Scene => sceneOf({ game: evenfall, texts: TEXTS }, state, look(state));

/** A written position, ready to be played. */
export const at = (text: string): Scene => scene(parsePosition(text));

/**
 * Player A (the Star) is to act in the first round, B (the Cross) has passed unless told otherwise: the shortest way to
 * try one card. `a` and `b` are lines of the notation, `middle` whole lines of it.
 */
export function duel(a: string, b = 'passed', middle = '', side = 'sun'): Scene {
  const lines = (clan: string, text: string): string =>
    `${clan}, ${text}`
      .split('\n')
      .map((line, i) => (i === 0 ? line.trim() : `  ${line.trim()}`))
      .join('\n');
  return at(
    `evenfall ${side}, 2 players\nround 1, actions, turn A, first A\n${middle}\nA: ${lines('star', a)}\nB: ${lines('cross', b)}\nmain-deck rest\nplace-deck rest\n`,
  );
}
