/** What a power lets its owner straighten or place, and they may also leave (RA-7.18). */
import { insert, numbered, type Unavailable, whyNot } from '@gloaming/engine';
import { FACES, hasTag } from './cards/index.ts';
import type { Choices } from './choices.ts';
import type { Definitions } from './definitions.ts';
import { heard, tell } from './news.ts';
import { refuseOthers } from './others.ts';
import { canAfford } from './paying.ts';
import type { Reason } from './reasons.ts';
import type { Card, Frame, Seat, Seen, Table } from './state.ts';
import type { Tag, Verb } from './verbs.ts';

const DECLINE = { does: 'decline' } as const;
/** Cards are options by their numbers, and after the last comes to leave it. */
const STRAIGHTENINGS = numbered<Choices['straighten']>({
  straighten: FACES.map((_, card) => ({ does: 'straighten', card })),
  decline: [DECLINE],
});
const PLACINGS = numbered<Choices['placeFrom']>({
  place: FACES.map((_, card) => ({ does: 'place', card })),
  decline: [DECLINE],
});

/** The cards among which a power may place, wherever they lie. */
function candidates(t: Table, seat: Seat, zone: 'hand' | 'discards' | 'anyDiscards'): readonly Card[] {
  switch (zone) {
    case 'hand':
      return t.players[seat].hand;
    case 'discards':
      return t.players[seat].discards;
    case 'anyDiscards':
      return t.players.flatMap((player) => player.discards);
  }
}

type Placing = Extract<Verb, { verb: 'placeFrom' }>;
function refusePlacing(
  s: Seen,
  seat: Seat,
  { tag, zone, less }: Placing,
  out: Unavailable<Choices['placeFrom'], Reason>[],
): void {
  const why = (card: Card): readonly Reason[] =>
    tag === null || hasTag(card, tag)
      ? whyNot((lacks) => canAfford(s, seat, card, less, lacks))
      : [{ reason: 'isNot', rule: 'RA-1.5', what: tag }];
  refuseOthers(s.table, seat, { where: zone, rule: 'RA-7.1', about: (card) => ({ does: 'place', card }), why }, out);
}

// Functions of their own, so that whoever only plays makes no closures.
function refuseStraightening(
  t: Table,
  tag: Tag | null,
  { seat }: Frame,
  out: Unavailable<Choices['straighten'], Reason>[],
): void {
  const why = (card: Card): readonly Reason[] => {
    if (tag !== null && !hasTag(card, tag)) return [{ reason: 'isNot', rule: 'RA-7.12', what: tag }];
    return t.turned[card] === 1 ? [] : [{ reason: 'isStraight', rule: 'RA-7.12' }];
  };
  refuseOthers(t, seat, { where: 'play', rule: 'RA-7.12', about: (card) => ({ does: 'straighten', card }), why }, out);
}

export const LETTING: Pick<Definitions, 'straighten' | 'placeFrom'> = {
  /** Nobody is asked whether a component straightens itself: it is what it was used for, and harms nobody. */
  straighten: {
    options({ table }, v, f, out, unavailable) {
      const { turned } = table;
      if (v.which === 'self') {
        if (turned[f.from] === 1) out.push(f.from);
        return;
      }
      const tag = v.which === 'own' ? null : v.which;
      for (const card of table.players[f.seat].inPlay)
        if (turned[card] === 1 && (tag === null || hasTag(card, tag))) out.push(card);
      if (out.length > 0) out.push(STRAIGHTENINGS.first.decline);
      if (unavailable !== undefined) refuseStraightening(table, tag, f, unavailable);
    },
    about: (_, __, ___, option) => STRAIGHTENINGS.choices[option],
    then(s, _, f, option) {
      const choice = STRAIGHTENINGS.choices[option];
      if (choice.does === 'decline') return;
      s.table.turned[choice.card] = 0;
      if (heard()) tell({ news: 'straightened', seat: f.seat, card: choice.card });
    },
  },

  /**
   * RA-1.6: from a hand it is asked even if there is nothing to place. Otherwise the table would know that the hand holds none that
   * could be, or that one was held back.
   */
  placeFrom: {
    always: (_, v) => v.zone === 'hand',
    options(s, v, f, out, unavailable) {
      for (const card of candidates(s.table, f.seat, v.zone))
        if ((v.tag === null || hasTag(card, v.tag)) && canAfford(s, f.seat, card, v.less)) insert(out, card);
      if (out.length > 0 || v.zone === 'hand') out.push(PLACINGS.first.decline);
      if (unavailable !== undefined) refusePlacing(s, f.seat, v, unavailable);
    },
    about: (_, __, ___, option) => PLACINGS.choices[option],
    then(_, v, f, option) {
      const choice = PLACINGS.choices[option];
      if (choice.does === 'decline') return;
      f.it = choice.card;
      return [{ verb: 'announce' }, { verb: 'payForIt', less: v.less }, { verb: 'enter' }];
    },
  },
};
