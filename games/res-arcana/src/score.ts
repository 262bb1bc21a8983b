/** Points, and who wins (RA-9). */
import type { Result } from '@gloaming/engine';
import { FACES, hasTag } from './cards/index.ts';
import { GOLD, KINDS, total } from './essences.ts';
import type { Card, Seat, Table } from './state.ts';

/** Points that end the game at a check. */
export const ENOUGH = 10;

export function pointsOfCard(t: Table, seat: Seat, card: Card): number {
  const face = FACES[card];
  let sum = face.points;
  for (const ability of face.abilities) {
    if (ability.ability === 'pointsPerEssence') sum += t.on[card * KINDS + ability.kind];
    else if (ability.ability === 'pointsPer')
      for (const own of t.players[seat].inPlay) if (hasTag(own, ability.tag)) sum += ability.n;
  }
  return sum;
}

/** RA-9.1: turned components count; the token is worth 1. */
export function pointsOf(t: Table, seat: Seat): number {
  const { inPlay, extra } = t.players[seat];
  let sum = extra + (t.first === seat ? 1 : 0);
  for (let i = 0; i < inPlay.length; i++) sum += pointsOfCard(t, seat, inPlay[i]);
  return sum;
}

/** How it stands: at the end what was counted then, with points that were for that check alone. */
export const standingOf = (t: Table, seat: Seat): number => (t.over === 1 ? t.points[seat] : pointsOf(t, seat));

/** Where points come from; what is for a check alone comes last. */
export const SOURCES = ['places', 'monuments', 'artifacts', 'token', 'check'] as const;
export type Source = (typeof SOURCES)[number];

/** Adds up to how it stands. */
export function sourcesOf(t: Table, seat: Seat): Readonly<Record<Source, number>> {
  const from = { places: 0, monuments: 0, artifacts: 0, token: t.first === seat ? 1 : 0, check: 0 };
  for (const card of t.players[seat].inPlay) {
    const { kind } = FACES[card];
    from[kind === 'place' ? 'places' : kind === 'monument' ? 'monuments' : 'artifacts'] += pointsOfCard(t, seat, card);
  }
  const sum = from.places + from.monuments + from.artifacts + from.token;
  return { ...from, check: standingOf(t, seat) - sum };
}

/** RA-9.3: most essences in the pool, gold counting double. */
function wealth(t: Table, seat: Seat): number {
  const { pool } = t.players[seat];
  return total(pool) + pool[GOLD];
}

/** Who wins the check, if anybody has enough (RA-9.2). */
export function winnersOf(t: Table, points: readonly number[]): Seat[] {
  const best = Math.max(...points);
  if (best < ENOUGH) return [];
  const leaders = points.flatMap((n, seat) => (n === best ? [seat] : []));
  const richest = Math.max(...leaders.map((seat) => wealth(t, seat)));
  return leaders.filter((seat) => wealth(t, seat) === richest);
}

/** What each of those has who were level on points when it was decided; null where points alone decided, or games of a match. */
export function tieBreakOf(t: Table): (number | null)[] | null {
  const best = Math.max(...t.points);
  const isLevel = t.over === 1 && t.match === 0 && t.points.filter((n) => n === best).length > 1;
  return isLevel ? t.points.map((n, seat) => (n === best ? wealth(t, seat) : null)) : null;
}

export function result(t: Table): Result | null {
  return t.over === 1 ? { points: t.points.slice(), winners: t.winners.slice() } : null;
}
