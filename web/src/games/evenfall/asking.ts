/** What the questions of Evenfall mean to the shell. */
import { asking, type Language, NONE, optionsOf, type Seat } from '@gloaming/engine';
import {
  type Action,
  evenfall,
  figuresIn,
  isPlace,
  mainFace,
  NO_RESOURCES,
  REGIONS,
  RESOURCES,
  regionText,
  strengthIn,
  type Table,
  TEXTS,
  type Verb,
  type View,
} from '@gloaming/evenfall';
import { rulesOfView } from '../../record/rulesOfView.ts';
import { acting } from '../../table/acting.ts';
import type { Group, Stakes } from '../../table/game.ts';
import { fromKind, type Tray, type Units } from '../../table/tray.ts';
import { catalystTray } from './catalysts.ts';
import { closing, doing } from './pointing.ts';

function verbAsked(view: View): Verb | null {
  const f = asking(view, view.seat);
  return f === undefined ? null : f.verbs[f.at];
}
export const isMain = (view: View): boolean => verbAsked(view)?.verb === 'takeTurn';

/** The Region of which a stone is taken just now; NONE where none is. */
export function regionOfStone(view: View): number {
  const verb = verbAsked(view);
  return verb?.verb === 'takeStone' ? verb.region : NONE;
}

/** More than this is not on a dial. */
const HIGHEST_DIAL = 9;

export function dial(view: View, language: Language): Stakes | null {
  const verb = verbAsked(view);
  if (verb?.verb !== 'setDial' && verb?.verb !== 'adjustDial') return null;
  const { region } = verb;
  const { table, seat } = view;
  const rivals = table.players.flatMap(({ automa, mana }, other) => {
    if (other === seat || figuresIn(table, other, region) === 0) return [];
    const strength = strengthIn(table, other, region);
    return [{ seat: other, strength, most: automa === 1 ? null : strength + Math.min(HIGHEST_DIAL, mana) }];
  });
  return {
    strength: strengthIn(table, seat, region),
    rewards: regionText(language, REGIONS[region]).rewards.map(({ strength, text }) => ({ least: strength, text })),
    rivals,
  };
}

const GROUP: Readonly<Record<Action['does'], Group>> = {
  pass: 'end',
  endTurn: 'end',
  discover: 'discover',
  activateToken: 'use',
  buildCatalysts: 'build',
  twoForOne: 'free',
  oneForOne: 'free',
  play: 'play',
  useRegion: 'spaces',
  useBoard: 'spaces',
  useRitual: 'spaces',
  usePerson: 'free',
  useStoneSpace: 'free',
};
export const groupOf = (view: View, option: number): Group | null =>
  isMain(view) ? GROUP[doing(view, option) as Action['does']] : null;

const gameOf = (view: View): typeof evenfall => rulesOfView(view, { game: evenfall, texts: TEXTS }).game;

/** Cards for goods are hardly ever worth it, and go on being possible in the next turn. */
const UNWANTED: readonly Action['does'][] = ['endTurn', 'twoForOne', 'oneForOne'];
export const isIdle = (view: View): boolean =>
  isMain(view) &&
  closing(view) !== null &&
  optionsOf(gameOf(view), view, view.seat).every((option) => UNWANTED.some((does) => does === doing(view, option)));

/** To end the turn, or Free Actions that belong to one card or space: somebody has them for a purpose. */
const WANTED: readonly Action['does'][] = ['endTurn', 'usePerson', 'useStoneSpace'];
export const mayIdle = (view: View): boolean =>
  isMain(view) &&
  !optionsOf(gameOf(view), view, view.seat).some((option) => WANTED.some((does) => does === doing(view, option)));

const poolOf = ({ players }: Table, seat: Seat): readonly number[] => players[seat].resources;

function unitsOf(view: View, verb: Verb): Units | null {
  if (verb.verb === 'payRest') {
    const { need, any, left } = verb;
    return { does: 'pay', left, need, any, most: fromKind(poolOf(view.table, view.seat), verb.kind) };
  }
  if (verb.verb !== 'gainAny') return null;
  const { n, from } = verb;
  const most = fromKind(
    RESOURCES.map(() => n),
    from,
  );
  return { does: 'gain', left: n, need: NO_RESOURCES, any: n, most };
}

const { tray: goodsTray, ...ways } = acting(evenfall, TEXTS, {
  kinds: RESOURCES,
  worth: RESOURCES.map(() => 1),
  pool: poolOf,
  costs: ({ table, seat }) =>
    table.players[seat].hand.filter((card) => card >= 0 && !isPlace(card)).map((card) => mainFace(card).cost.fixed),
  goodsOf({ players }, seat) {
    const { resources, mana, witches, points } = players[seat];
    const pool = RESOURCES.map((kind, i) => [kind, resources[i]] as const);
    return [...pool, ['mana', mana], ['witch', witches], ['points', points]];
  },
  unitsOf,
  hows: ['choose', 'playAs', 'useSpace'],
});
export const { preview, follow, offers, isHow, question } = ways;
export const tray = (view: View): Tray | null => goodsTray(view) ?? catalystTray(view);
