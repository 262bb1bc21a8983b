/** What is seen and is no option: refused by what is asked of it, or for where it lies. */
import { noteUnavailable, type Unavailable } from '@gloaming/engine';
import type { Choice } from './choices.ts';
import { hasKind, KINDS, type Kind, type KindSet } from './essences.ts';
import type { Reason, RuleNumber, Where } from './reasons.ts';
import type { Card, Seat, Table } from './state.ts';

type Refused<C extends Choice> = Unavailable<C, Reason>[];

export const notYours = (owner: Seat): Reason => ({ reason: 'notYours', rule: 'RA-5.6', owner });

/** Cards are asked for that lie there: of these `why` says what stands against them. */
interface Asked<C extends Choice> {
  readonly where: Where;
  readonly rule: RuleNumber;
  about(card: Card): C;
  why?(card: Card): readonly Reason[];
}
/** Every card that the seat sees on the table. */
export function refuseOthers<C extends Choice>(t: Table, seat: Seat, asked: Asked<C>, out: Refused<C>): void {
  const { where, rule } = asked;
  const elsewhere: readonly Reason[] = [{ reason: 'onlyFrom', rule, where }];
  const look = (cards: readonly Card[], isAskedFor: boolean, otherwise = elsewhere): void => {
    for (const card of cards)
      noteUnavailable(asked.about(card), isAskedFor ? (asked.why?.(card) ?? []) : otherwise, out);
  };
  look(t.players[seat].hand, where === 'hand');
  t.players.forEach(({ inPlay, discards }, owner) => {
    const isOwn = owner === seat;
    look(inPlay, where === 'play' && isOwn, where === 'play' ? [notYours(owner)] : elsewhere);
    look(discards, where === 'anyDiscards' || (where === 'discards' && isOwn));
  });
  look([...t.monuments, ...t.places], false);
  look(t.items, where === 'items');
}

/** Kinds that may not be chosen here. */
export function refuseKinds<C extends Choice>(kinds: KindSet, about: (kind: Kind) => C, out: Refused<C>): void {
  for (let kind = 0; kind < KINDS; kind++)
    if (!hasKind(kinds, kind)) out.push({ choice: about(kind), why: [{ reason: 'onlyKinds', rule: 'RA-4.2', kinds }] });
}
