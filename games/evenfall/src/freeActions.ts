/** Free Actions: cards for resources, turn effects, and the Spike's spaces (EV-8.6, EV-8.7). */
import { insert, NONE, noBecause } from '@gloaming/engine';
import { canBegin } from './begin.ts';
import { FIRST_PERSON, personFace } from './cards/index.ts';
import { boardOf } from './clan.ts';
import type { Definitions } from './definitions.ts';
import { heard, tell } from './news.ts';
import { RED } from './nouns.ts';
import type { Reason } from './reasons.ts';
import type { Card, Exchange, Frame, Seat, Seen, State, Table } from './state.ts';
import { discard, gain, type Verb } from './verbs.ts';

/** EV-8.6, as a card would say it; and as it is done, where the resource is asked for without a detour over `gain`. */
export const FOR_ONE = 2;
export const TWO_FOR_ONE: Exchange = { cost: [discard(FOR_ONE)], effect: [gain({ any: 1 })] };
export const TWO_FOR_ONE_VERBS: readonly Verb[] = [...TWO_FOR_ONE.cost, { verb: 'gainAny', n: 1, from: 0 }];

const USED: Reason = { reason: 'usedThisRound', rule: 'EV-11.11' };
const BORROWED_USED: Reason = { reason: 'usedThisRound', rule: 'EV-A.35' };
const SPACE_USED: Reason = { reason: 'stoneSpaceUsed', rule: 'EV-A.7' };
const NO_STONE: Reason = { reason: 'lacksStone', rule: 'EV-18.4e' };

/** The effect for one's turn of a Specialist, one's own or borrowed. Who asks why not is told of all that stands against it. */
export function canUsePerson(s: Seen, seat: Seat, card: Card, why?: Reason[]): boolean {
  const { specialists, borrowedUsed } = s.table.players[seat];
  const effect = personFace(card).specialist;
  if (effect.effect !== 'turn') return false;
  const isReady = specialists.includes(card)
    ? s.table.turned[card - FIRST_PERSON] === 0 || noBecause(why, USED)
    : !borrowedUsed.includes(card) || noBecause(why, BORROWED_USED);
  if (!isReady && why === undefined) return false;
  return canBegin(s, effect.exchange.cost, seat, card, why) && isReady;
}
export function useTurnEffect(s: State, f: Frame, card: Card): readonly Verb[] {
  const t = s.table;
  const p = t.players[f.seat];
  if (p.specialists.includes(card)) t.turned[card - FIRST_PERSON] = 1;
  else insert(p.borrowedUsed, card);
  if (heard()) tell({ news: 'usedTurn', seat: f.seat, card });
  const effect = personFace(card).specialist;
  f.from = card;
  return effect.effect === 'turn' ? [...effect.exchange.cost, ...effect.exchange.effect] : [];
}

/** Of the Spike's board; how many there are the board says. */
export function canUseStoneSpace(t: Table, seat: Seat, space: number, why?: Reason[]): boolean {
  const { stones, stoneSpaces } = t.players[seat];
  const isFree = stoneSpaces[space] < 0 || !t.switches.spikeSpacesOncePerGame || noBecause(why, SPACE_USED);
  if (!isFree && why === undefined) return false;
  return (stones.some((n) => n > 0) || noBecause(why, NO_STONE)) && isFree;
}

export const FREE_ACTIONS: Pick<Definitions, 'placeStoneOnBoard'> = {
  /** EV-18.4e: which of one's stones, the red one last. */
  placeStoneOnBoard: {
    options(s, _, f, out, unavailable) {
      for (let stone = 0; stone <= RED; stone++)
        if (s.table.players[f.seat].stones[stone] > 0) out.push(stone);
        else unavailable?.push({ choice: { does: 'placeStone', stone }, why: [NO_STONE] });
    },
    about: (_, __, ___, stone) => ({ does: 'placeStone', stone }),
    then(s, v, f, stone) {
      const p = s.table.players[f.seat];
      p.stones[stone]--;
      // Where spaces may be used again, the stones of earlier uses stay, too: they still double at the end.
      if (p.stoneSpaces[v.space] === NONE) p.stoneSpaces[v.space] = stone;
      else p.stoneSpaces.push(stone);
      if (heard()) tell({ news: 'stoneOnBoard', seat: f.seat, stone, space: v.space });
      return boardOf(s.table, f.seat).stoneSpaces[v.space];
    },
  },
};
