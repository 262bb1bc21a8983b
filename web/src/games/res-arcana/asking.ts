/** What the questions of Res Arcana mean to the shell. */
import { asking, type Language } from '@gloaming/engine';
import {
  ACTIONS,
  type Action,
  ESSENCES,
  GOLD,
  KINDS,
  resArcana,
  TEXTS,
  type Verb,
  type View,
} from '@gloaming/res-arcana';
import type { Group, Payment } from '../../table/game.ts';
import { answersUntil, type Preview, preview } from '../../table/preview.ts';
import { spare } from '../../table/spare.ts';

function verbAsked(view: View): Verb | null {
  const f = asking(view, view.seat);
  return f === undefined ? null : f.verbs[f.at];
}
export const isMain = (view: View): boolean => verbAsked(view)?.verb === 'act';

const GROUP_OF: Readonly<Record<Action['does'], Group>> = {
  pass: 'end',
  place: 'play',
  discard: 'discard',
  claim: 'claim',
  claimUnseen: 'claim',
  use: 'use',
};
export const groupOf = (view: View, option: number): Group | null =>
  isMain(view) ? GROUP_OF[ACTIONS.choices[option].does] : null;

export const previewed = (view: View, option: number, language: Language, names: readonly string[]): Preview =>
  preview(resArcana, TEXTS[language], view, option, names);

/** Gold buys what nothing else does. */
const WORTH = ESSENCES.map((_, kind) => (kind === GOLD ? 4 : 1));

export function payment(view: View): Payment | null {
  const verb = verbAsked(view);
  if (verb?.verb !== 'payRest' || verb.left < 2) return null;
  const wanted = spare(view.table.players[view.seat].pool, verb.need, verb.any, verb.left, WORTH);
  const answers = answersUntil(resArcana, view, (s) => {
    const f = asking(s, view.seat);
    const next = f?.verbs[f.at];
    return next?.verb === 'payRest' ? wanted[verb.left - next.left] : undefined;
  });
  if (answers.length === 0) return null;
  const goods = Array.from({ length: KINDS }, (_, kind) => wanted.filter((each) => each === kind).length);
  return { answers, goods: goods.flatMap((n, kind) => (n === 0 ? [] : [[ESSENCES[kind], n] as const])) };
}
