/** What the questions of Res Arcana mean to the shell. */
import { asking, type Seat } from '@gloaming/engine';
import {
  type Action,
  ESSENCES,
  FACES,
  GOLD,
  hasKind,
  NOTHING,
  resArcana,
  type Table,
  TEXTS,
  type Verb,
  type View,
} from '@gloaming/res-arcana';
import { acting } from '../../table/acting.ts';
import type { Group } from '../../table/game.ts';
import { fromKind, type Units } from '../../table/tray.ts';
import { doing } from './pointing.ts';

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
  isMain(view) ? GROUP_OF[doing(view, option) as Action['does']] : null;

/** Gold buys what nothing else does. */
const WORTH = ESSENCES.map((_, kind) => (kind === GOLD ? 4 : 1));
const poolOf = ({ players }: Table, seat: Seat): readonly number[] => players[seat].pool;

/** One's artifacts in hand, and the Places of Power that nobody has yet. */
const costs = ({ table, seat }: View): (readonly number[])[] =>
  [...table.players[seat].hand, ...table.places].filter((card) => card >= 0).map((card) => FACES[card].cost.fixed);

function unitsOf(view: View, verb: Verb): Units | null {
  if (verb.verb === 'payRest') {
    const pool = poolOf(view.table, view.seat);
    const { need, any, left, as } = verb;
    return { does: as === 'lost' ? 'lose' : 'pay', left, need, any, most: fromKind(pool, verb.kind) };
  }
  if (verb.verb !== 'gainAny') return null;
  const { n, kinds, onto } = verb;
  const most = ESSENCES.map((_, kind) => (hasKind(kinds, kind) ? n : 0));
  return { does: onto === 'pool' ? 'gain' : 'put', left: n, need: NOTHING, any: n, most };
}

export const { preview, follow, offers, isHow, tray, question } = acting(resArcana, TEXTS, {
  kinds: ESSENCES,
  worth: WORTH,
  pool: poolOf,
  costs,
  goodsOf: (table, seat) => ESSENCES.map((kind, i) => [kind, poolOf(table, seat)[i]]),
  unitsOf,
  hows: ['choose', 'payOne'],
});
