/** A position played by name: what tests of rules are written with. */
import { canonical, NONE } from '@gloaming/engine';
import { type Scene as EngineScene, type Name, optionFor, sceneOf, seatOf } from '@gloaming/engine/testing';
import {
  ACTIONS,
  type Action,
  type AskingVerb,
  CARD_NAMES,
  type CardName,
  type Choices,
  cardOf,
  evenfall,
  type News,
  type PersonName,
  type PlaceName,
  type Player,
  parsePosition,
  RED,
  RESOURCES,
  type Resource,
  type RitualName,
  SHAPES,
  type Shape,
  type State,
  type Table,
  TEXTS,
  type Verb,
} from '../src/index.ts';

/** What a turn offers. A second copy of a card is named with a mark: "irene'". */
type Marked<N extends string> = N | `${N}'`;
export const card = (name: Marked<CardName>): number =>
  name.endsWith("'") ? cardOf(name.slice(0, -1) as CardName) + 1 : cardOf(name as CardName);
/** The option of a turn that is about this. */
export const inTurn = (action: Action): number =>
  ACTIONS.choices.findIndex((other) => canonical(other) === canonical(action));
export const pass = inTurn({ does: 'pass' });
/** After the Main Action, what passed before it ends the turn. */
export { pass as end };
export const discover = (name: Marked<PlaceName>): number => inTurn({ does: 'discover', card: card(name) });
export const token = inTurn({ does: 'activateToken' });
export const build = inTurn({ does: 'buildCatalysts' });
export const twoForOne = inTurn({ does: 'twoForOne' });
export const oneForOne = inTurn({ does: 'oneForOne' });
export const play = (name: Marked<RitualName | PersonName>): number => inTurn({ does: 'play', card: card(name) });
export const NL = 0;
export const CM = 1;
export const SS = 2;
export const spaceIn = (region: number): number => inTurn({ does: 'useRegion', region });
export const spaceOnBoard = inTurn({ does: 'useBoard' });
export const spaceOn = (name: Marked<RitualName>): number => inTurn({ does: 'useRitual', card: card(name) });
export const turnEffect = (name: Marked<PersonName>): number => inTurn({ does: 'usePerson', card: card(name) });
export const stoneSpace = (space: number): number => inTurn({ does: 'useStoneSpace', space: space - 1 });

/** The option of a question whose choices are the same wherever it is asked; `asked` is what the verb says of them. */
const answerTo = <V extends AskingVerb>(verb: V, choice: Choices[V], asked: Partial<Verb> = {}): number =>
  optionFor(evenfall, verb, choice, asked);
const asPerson = (as: 'specialist' | 'council'): number => answerTo('playAs', { does: 'play', as, card: NONE });
export const asSpecialist = asPerson('specialist');
export const asCouncil = asPerson('council');
export const witch = answerTo('useSpace', { does: 'send', figure: 'witch' });
export const elder = answerTo('useSpace', { does: 'send', figure: 'elder' });
export const decline = answerTo('transfer', { does: 'decline' });
export const accept = answerTo('exchange', { does: 'exchange' });
const catalystOn = (catalyst: 'scythe' | 'orb', name: Marked<RitualName>, mana: boolean): number =>
  answerTo('build', { does: 'build', catalyst, card: card(name), for: mana ? 'mana' : 'goods' });
export const scytheOn = (name: Marked<RitualName>, mana = false): number => catalystOn('scythe', name, mana);
export const orbOn = (name: Marked<RitualName>, mana = false): number => catalystOn('orb', name, mana);
export const built = answerTo('build', { does: 'decline' });
export const kind = (resource: Resource): number =>
  answerTo('payRest', { does: 'pay', kind: RESOURCES.indexOf(resource) });
/** To a transfer, and wherever a Place is chosen or none. */
export const toInner = (name: Marked<CardName>): number => answerTo('transfer', { does: 'transfer', card: card(name) });
export const toRegion = (region: number): number => answerTo('putElders', { does: 'putElder', region });
export const fromSpaceOf = (region: number): number =>
  answerTo(
    'returnFigure',
    { does: 'takeBack', figure: 'witch', region, from: 'action' },
    { figure: 'witch', from: 'region' },
  );
/** The first, second, … of the effects that a verb lists. */
const nth = (n: number): number => answerTo('choose', { does: 'choose', n });
export const theFirst = nth(0);
export const theSecond = nth(1);
export const theThird = nth(2);
export const stone = (name: Shape | 'red'): number =>
  answerTo('takeStone', { does: 'takeStone', stone: name === 'red' ? RED : SHAPES.indexOf(name) });
export const placeBest = answerTo('placeStones', { does: 'placeBest' });
export const oneByOne = answerTo('placeStones', { does: 'placeOneByOne' });

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
