/** Action Spaces: who may use which, and what comes of it (EV-12). */
import { NONE, noBecause, numbered } from '@gloaming/engine';
import { canBegin } from './begin.ts';
import { FIRST_RITUAL, REGION_BOARDS, ritualFace } from './cards/index.ts';
import type { Choices } from './choices.ts';
import { abilitiesOf, boardOf } from './clan.ts';
import type { Definitions } from './definitions.ts';
import { heard, tell } from './news.ts';
import { FIGURES, type Figure } from './nouns.ts';
import type { Reason } from './reasons.ts';
import { type Ability, type ActionSpace, type Card, figureOf, type Seat, type Seen, type Table } from './state.ts';
import type { Space } from './verbs.ts';

const SENDS = numbered<Choices['useSpace']>({ send: FIGURES.map((figure) => ({ does: 'send', figure })) });

function spaceOf(t: Table, seat: Seat, space: Space): ActionSpace {
  if (space.at === 'region') return REGION_BOARDS[space.region].space;
  if (space.at === 'board') return boardOf(t, seat).space as ActionSpace;
  const { effect } = ritualFace(space.card);
  if (effect.effect !== 'space') throw new RangeError('a Ritual without an Action Space');
  return effect.space;
}

/** The card an effect comes from, for those that ask. */
const sourceOf = (space: Space): Card => (space.at === 'ritual' ? space.card : NONE);

function isFree(t: Table, seat: Seat, space: Space): boolean {
  if (space.at === 'region') return t.regions[space.region].space.length < t.switches.actionSpacesPerRegion;
  if (space.at === 'board') return t.players[seat].boardWitch === 0;
  const i = space.card - FIRST_RITUAL;
  return spaceOf(t, seat, space).many || t.witchesOn[i] + t.eldersOn[i] === 0;
}
function allowsElders(abilities: readonly Ability[], where: 'region' | 'outer'): boolean {
  for (const ability of abilities) if (ability.ability === 'elderSpaces' && ability.where === where) return true;
  return false;
}
/** EV-12.4: only in the Inner Circle, unless an effect says otherwise. */
function elderMay(t: Table, seat: Seat, space: Space, abilities: readonly Ability[]): boolean {
  if (space.at === 'board') return false;
  if (space.at === 'region') return allowsElders(abilities, 'region');
  return t.players[seat].inner.includes(t.ritualOn.indexOf(space.card)) || allowsElders(abilities, 'outer');
}
const canSend = (t: Table, seat: Seat, figure: Figure, space: Space, abilities: readonly Ability[]): boolean =>
  figure === 'witch' ? t.players[seat].witches > 0 : t.players[seat].elders > 0 && elderMay(t, seat, space, abilities);
/** Who asks why not is told of all that stands against it. */
export function canUseSpace(s: Seen, seat: Seat, space: Space, abilities: readonly Ability[], why?: Reason[]): boolean {
  const t = s.table;
  const isOpen = isFree(t, seat, space) || noBecause(why, space.at === 'region' ? REGION_TAKEN : TAKEN);
  if (!isOpen && why === undefined) return false;
  const hasFigure =
    canSend(t, seat, 'witch', space, abilities) ||
    canSend(t, seat, 'elder', space, abilities) ||
    noBecause(why, needs(space, elderMay(t, seat, space, abilities)));
  if (!hasFigure && why === undefined) return false;
  return canBegin(s, spaceOf(t, seat, space).cost, seat, sourceOf(space), why) && isOpen && hasFigure;
}
const TAKEN: Reason = { reason: 'spaceTaken', rule: 'EV-12.2' };
const REGION_TAKEN: Reason = { reason: 'spaceTaken', rule: 'EV-A.22' };
const NEEDS_EITHER: Reason = { reason: 'lacksFigure', rule: 'EV-12.1', elders: true };
const NEEDS_WITCH: Reason = { reason: 'lacksFigure', rule: 'EV-12.4', elders: false };
const BOARD_NEEDS_WITCH: Reason = { reason: 'lacksFigure', rule: 'EV-A.63', elders: false };
const needs = (space: Space, elders: boolean): Reason =>
  elders ? NEEDS_EITHER : space.at === 'board' ? BOARD_NEEDS_WITCH : NEEDS_WITCH;

export const SPACES: Pick<Definitions, 'useSpace'> = {
  useSpace: {
    options(s, v, f, out) {
      const abilities = abilitiesOf(s.table, f.seat);
      for (let option = 0; option < SENDS.choices.length; option++)
        if (canSend(s.table, f.seat, SENDS.choices[option].figure, v.space, abilities)) out.push(option);
    },
    about: (_, __, ___, option) => SENDS.choices[option],
    then(s, v, f, option) {
      const t = s.table;
      const p = t.players[f.seat];
      const { figure } = SENDS.choices[option];
      if (figure === 'elder') p.elders--;
      else p.witches--;
      const seat = f.seat;
      if (v.space.at === 'region') {
        t.regions[v.space.region].space.push(figureOf(seat, figure));
        if (heard()) tell({ news: 'usedRegion', seat, region: v.space.region, figure });
      } else if (v.space.at === 'board') {
        p.boardWitch = 1;
        if (heard()) tell({ news: 'usedBoard', seat });
      } else {
        (figure === 'elder' ? t.eldersOn : t.witchesOn)[v.space.card - FIRST_RITUAL]++;
        if (heard()) tell({ news: 'usedRitual', seat, card: v.space.card, figure });
      }
      f.from = sourceOf(v.space);
      const { cost, effect } = spaceOf(t, seat, v.space);
      return [...cost, ...effect];
    },
  },
};
