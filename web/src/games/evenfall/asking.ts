/** What the questions of Evenfall mean to the shell. */
import { asking, type Language } from '@gloaming/engine';
import { ACTIONS, type Action, evenfall, RESOURCES, strengthIn, TEXTS, type Verb, type View } from '@gloaming/evenfall';
import type { Group, Payment } from '../../table/game.ts';
import { answersUntil, type Preview, preview } from '../../table/preview.ts';
import { spare } from '../../table/spare.ts';

function verbAsked(view: View): Verb | null {
  const f = asking(view, view.seat);
  return f === undefined ? null : f.verbs[f.at];
}
export const isMain = (view: View): boolean => verbAsked(view)?.verb === 'takeTurn';

export function dial(view: View): { strength: number } | null {
  const verb = verbAsked(view);
  if (verb?.verb !== 'setDial' && verb?.verb !== 'adjustDial') return null;
  return { strength: strengthIn(view.table, view.seat, verb.region) };
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
  isMain(view) ? GROUP[ACTIONS.choices[option].does] : null;

export const previewed = (view: View, option: number, language: Language, names: readonly string[]): Preview =>
  preview(evenfall, TEXTS[language], view, option, names);

const WORTH = RESOURCES.map(() => 1);

export function payment(view: View): Payment | null {
  const verb = verbAsked(view);
  if (verb?.verb !== 'payRest' || verb.left < 2) return null;
  const wanted = spare(view.table.players[view.seat].resources, verb.need, verb.any, verb.left, WORTH);
  const answers = answersUntil(evenfall, view, (s) => {
    const f = asking(s, view.seat);
    const next = f?.verbs[f.at];
    return next?.verb === 'payRest' ? wanted[verb.left - next.left] : undefined;
  });
  if (answers.length === 0) return null;
  const goods = RESOURCES.map((_, kind) => wanted.filter((each) => each === kind).length);
  return { answers, goods: goods.flatMap((n, kind) => (n === 0 ? [] : [[RESOURCES[kind], n] as const])) };
}
