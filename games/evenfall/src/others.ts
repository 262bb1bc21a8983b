/** Cards that are seen, but lie where a question is not about them: refused for where they lie. */
import type { Unavailable } from '@gloaming/engine';
import type { Choice } from './choices.ts';
import { placesOf, ritualsOf } from './clan.ts';
import { NOT_DISCOVERED, notYours, type Reason } from './reasons.ts';
import type { Card, Player, Seat, Table } from './state.ts';

type About<C> = (card: Card) => C;
type Refused<C extends Choice> = Unavailable<C, Reason>[];

/** All of them for the same reason. */
export function refuseEach<C extends Choice>(
  cards: readonly Card[],
  about: About<C>,
  why: Reason,
  out: Refused<C>,
): void {
  for (const card of cards) out.push({ choice: about(card), why: [why] });
}

function refuseRivals<C extends Choice>(
  t: Table,
  seat: Seat,
  cardsOf: (p: Player) => readonly Card[],
  about: About<C>,
  out: Refused<C>,
): void {
  t.players.forEach((p, owner) => {
    if (owner !== seat) refuseEach(cardsOf(p), about, notYours(owner), out);
  });
}
export const refuseRitualsOfRivals = <C extends Choice>(t: Table, seat: Seat, about: About<C>, out: Refused<C>): void =>
  refuseRivals(t, seat, (p) => ritualsOf(t, p), about, out);
export const refusePersonsOfRivals = <C extends Choice>(
  t: Table,
  seat: Seat,
  about: About<C>,
  out: Refused<C>,
): void => {
  const { borrowed } = t.players[seat];
  const persons = (p: Player): Card[] => [...p.specialists.filter((card) => !borrowed.includes(card)), ...p.council];
  refuseRivals(t, seat, persons, about, out);
};

export function refuseUndiscovered<C extends Choice>(t: Table, about: About<C>, out: Refused<C>): void {
  for (const { spots } of t.regions)
    refuseEach(
      spots.filter((place) => place >= 0),
      about,
      NOT_DISCOVERED,
      out,
    );
}
/** Places of other clans, and those that still lie at the Regions. */
export function refusePlacesOfOthers<C extends Choice>(t: Table, seat: Seat, about: About<C>, out: Refused<C>): void {
  refuseRivals(t, seat, placesOf, about, out);
  refuseUndiscovered(t, about, out);
}
