/** The end of the game and final scoring (EV-16). */
import {
  EVERYBODY,
  insert,
  NONE,
  noteUnavailable,
  numbered,
  type Result,
  show,
  together,
  type Unavailable,
} from '@gloaming/engine';
import { automaDoubled } from './automa.ts';
import { personFace, placeFace } from './cards/index.ts';
import { type Choices, DECLINE } from './choices.ts';
import { countOf } from './clan.ts';
import type { Definitions } from './definitions.ts';
import { heard, type Scored, tell } from './news.ts';
import { RED, type Stone } from './nouns.ts';
import { refuseEach, refusePlacesOfOthers } from './others.ts';
import { discardCard } from './piles.ts';
import type { Reason } from './reasons.ts';
import { STONE_SPACES } from './setup.ts';
import type { Card, Player, Seat, State, Table } from './state.ts';
import { bestStones, fits, ritualPoints } from './stones.ts';
import { cloneTable } from './view.ts';

/** The way that scores most, or one by one. */
const WAYS = numbered<Choices['placeStones']>({
  placeBest: [{ does: 'placeBest' }],
  placeOneByOne: [{ does: 'placeOneByOne' }],
});
/** Of a Powerstone that may be placed: nowhere, or 1 + the Place. */
const NOWHERE = 0;
const onto = (place: Card): number => 1 + place;
const readPlacing = (stone: Stone, option: number): Choices['placeStone'] =>
  option === NOWHERE ? DECLINE : { does: 'placeStone', stone, card: option - onto(0) };

/** Every part of a player's final score (EV-16.3). */
function finalParts(t: Table, seat: Seat): { part: Scored; points: number }[] {
  const p = t.players[seat];
  const sum = (list: number[]): number => list.reduce((a, b) => a + b, 0);
  const doubled =
    p.automa === 1
      ? automaDoubled(t)
      : sum(p.inner.map((place) => (t.stoneOn[place] === NONE ? 0 : ritualPoints(t, place))));
  return [
    { part: 'specialists', points: sum(p.specialists.map((card) => personFace(card).points)) },
    { part: 'council', points: sum(p.council.map((card) => councilPoints(t, seat, card))) },
    { part: 'rituals', points: sum(p.inner.map((place) => ritualPoints(t, place))) },
    { part: 'doubled', points: doubled },
    { part: 'places', points: sum(p.inner.map((place) => placeFace(place, t.side).points)) },
  ];
}
/** Where the points come from: what was gained until then, and the parts of final scoring. */
export type Source = 'before' | Scored;

/**
 * If it ended now: by player, the points and where they come from. Powerstones go where they score most, as most players have it done.
 * Nothing that anybody hides counts.
 */
export function scoresNow(table: Table): Readonly<Record<Source, number>>[] {
  const t = cloneTable(table);
  t.players.forEach((p, seat) => {
    if (t.over === 1 || p.automa === 1) return;
    for (const stone of p.stoneSpaces) if (stone >= 0) p.stones[stone]++;
    for (const { stone, place: onPlace } of bestStones(t, seat)) t.stoneOn[onPlace] = stone;
  });
  return t.players.map(({ points }, seat) => {
    const parts = finalParts(t, seat);
    const last = parts.reduce((sum, part) => sum + part.points, 0);
    const from = { before: t.over === 1 ? points - last : points, specialists: 0, council: 0, rituals: 0 };
    const all: Record<Source, number> = { ...from, doubled: 0, places: 0 };
    for (const { part, points: n } of parts) all[part] += n;
    return all;
  });
}
/** Game End effects give points for what is counted; nothing else stands there. */
function councilPoints(t: Table, seat: Seat, card: Card): number {
  const { council } = personFace(card);
  if (council.effect !== 'gameEnd') return 0;
  return council.verbs.reduce(
    (sum, v) => (v.verb === 'gainPer' ? sum + v.goods.points * countOf(t, seat, v.per) : sum),
    0,
  );
}

/** EV-16.5: most points, then most Mana; the Automa wins a tie (EV-19.17). */
function winnersOf(t: Table): Seat[] {
  if (t.players.length > t.seats) return [t.players[0].points > t.players[1].points ? 0 : 1];
  const best = Math.max(...t.players.map(({ points }) => points));
  const leaders = t.players.flatMap((p, seat) => (p.points === best ? [seat] : []));
  const mana = Math.max(...leaders.map((seat) => t.players[seat].mana));
  return leaders.filter((seat) => t.players[seat].mana === mana);
}

/** The Mana of those who were level on points at the end, none against the Automa; null where points alone decided. */
export function tieBreakOf({ over, seats, players }: Table): (number | null)[] | null {
  const best = Math.max(...players.map(({ points }) => points));
  const isLevel = over === 1 && players.filter(({ points }) => points === best).length > 1;
  const isSolo = players.length > seats;
  return isLevel ? players.map(({ points, mana }) => (points === best && !isSolo ? mana : null)) : null;
}

export function result(t: Table): Result | null {
  return t.over === 1 ? { points: t.players.map(({ points }) => points), winners: t.winners.slice() } : null;
}

function place(s: State, seat: Seat, stone: Stone, onPlace: Card): void {
  s.table.stoneOn[onPlace] = stone;
  s.table.players[seat].stones[stone]--;
  if (heard()) tell({ news: 'stonePlaced', seat, stone, card: onPlace });
}
/** Places of the Inner Circle that take this stone. */
const openTo = (t: Table, p: Player, stone: Stone): Card[] =>
  p.inner.filter((one) => t.stoneOn[one] === NONE && fits(t, stone, one));
/** The next stone that could still be placed, from `from` on: the one that `placeStone` asks about. */
export function nextStone(t: Table, p: Player, from: Stone): Stone {
  for (let stone = from; stone <= RED; stone++) if (p.stones[stone] > 0 && openTo(t, p, stone).length > 0) return stone;
  return NONE;
}

function refuseStone(t: Table, seat: Seat, stone: Stone, out: Unavailable<Choices['placeStone'], Reason>[]): void {
  const about = (card: Card) => ({ does: 'placeStone', stone, card }) as const;
  const { inner, outer } = t.players[seat];
  for (const one of inner) {
    const why: Reason[] = t.stoneOn[one] === NONE ? [] : [{ reason: 'hasStone', rule: 'EV-16.2' }];
    if (!fits(t, stone, one)) why.push({ reason: 'otherIcon', rule: 'EV-16.2' });
    noteUnavailable(about(one), why, out);
  }
  refuseEach(outer, about, { reason: 'inOuterCircle', rule: 'EV-16.2' }, out);
  refusePlacesOfOthers(t, seat, about, out);
}

export const SCORING: Pick<Definitions, 'cleanUp' | 'placeStones' | 'placeStone' | 'score'> = {
  /** EV-16.1; Powerstones on the Spike's board come back for placing. */
  cleanUp: {
    run(s) {
      const t = s.table;
      t.players.forEach((p, seat) => {
        if (t.switches.endDiscardTriggers) for (const card of p.hand.slice()) discardCard(s, seat, card);
        else t.discards.push(...p.hand.splice(0));
        p.resources.fill(0);
        for (const stone of p.stoneSpaces) if (stone >= 0) p.stones[stone]++;
        p.stoneSpaces = new Array(STONE_SPACES).fill(NONE);
      });
      for (const card of t.discards) show(s, card, EVERYBODY);
      together(s, t.seats, [{ verb: 'placeStones' }]);
    },
  },

  placeStones: {
    options(s, _, f, out) {
      if (nextStone(s.table, s.table.players[f.seat], 0) !== NONE) out.push(...WAYS.choices.keys());
    },
    about: (_, __, ___, option) => WAYS.choices[option],
    then(s, _, f, option) {
      if (WAYS.choices[option].does === 'placeOneByOne') return [{ verb: 'placeStone' }];
      for (const { stone, place: onPlace } of bestStones(s.table, f.seat)) place(s, f.seat, stone, onPlace);
      return;
    },
  },

  /** Shape by shape. The frame remembers the shape that was last asked about. */
  placeStone: {
    options(s, _, f, out, unavailable) {
      const p = s.table.players[f.seat];
      const stone = nextStone(s.table, p, f.n);
      if (stone === NONE) return;
      out.push(NOWHERE);
      for (const one of openTo(s.table, p, stone)) insert(out, onto(one));
      if (unavailable !== undefined) refuseStone(s.table, f.seat, stone, unavailable);
    },
    about: (s, _, f, option) => readPlacing(nextStone(s.table, s.table.players[f.seat], f.n), option),
    then(s, _, f, option) {
      const stone = nextStone(s.table, s.table.players[f.seat], f.n);
      const choice = readPlacing(stone, option);
      f.n = choice.does === 'decline' ? stone + 1 : stone;
      if (choice.does === 'placeStone') place(s, f.seat, stone, choice.card);
      return [{ verb: 'placeStone' }];
    },
  },

  score: {
    run(s) {
      const t = s.table;
      t.players.forEach((p, seat) => {
        for (const { part, points } of finalParts(t, seat)) {
          p.points += points;
          if (heard() && points > 0) tell({ news: 'scored', seat, part, points });
        }
      });
      t.winners = winnersOf(t);
      t.over = 1;
      if (heard()) tell({ news: 'won', winners: t.winners, points: t.players.map(({ points }) => points) });
    },
  },
};
