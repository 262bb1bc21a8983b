/** What each card of Evenfall is worth by round, worked out once for each number of players and side. */
import type { Card } from '@gloaming/engine';
import {
  CARDS,
  type Effect,
  FIRST_PERSON,
  FIRST_RITUAL,
  isPerson,
  MOON_BOARDS,
  mainFace,
  PLACE_COUNT,
  personFace,
  placeFace,
  ritualFace,
  SUN_BOARD,
  size,
  type Table,
  type Verb,
} from '@gloaming/evenfall';
import type { Weights } from './weights.ts';
import { effectARound, goodsWorth, worthOf } from './worth.ts';

const ROUNDS = [0, 1, 2];

/** Lists are by round, then by card; cards of the Main deck by their number. */
export interface Tables {
  readonly firstRitual: Card;
  readonly firstPerson: Card;
  /** What is printed on a card to score. */
  readonly points: number[];
  readonly harvest: number[][];
  /** What all harvests of later rounds together bring. */
  readonly harvestLater: number[][];
  /** A Place without a Ritual. */
  readonly bare: number[];
  /** By clan: what a token brings besides harvesting. */
  readonly token: number[][];
  readonly aRound: number[][];
  readonly later: number[][];
  readonly councilARound: number[][];
  readonly councilLater: number[][];
  /** What a card brings when it is played, less what it costs; and what it brings in the council before the end. */
  readonly profit: number[][];
  readonly council: number[][];
  readonly cost: (readonly number[])[];
  /** What a person in the council counts at the end of the game; null for all others. */
  readonly end: (readonly Verb[] | null)[];
}

/** Worked out when first asked for. */
export function tablesWith(w: Weights): (t: Table) => Tables {
  const known: (Tables | undefined)[] = [];
  return (t) => {
    const now = Math.max(0, t.round - 1);
    const key = (t.players.length * 2 + (t.side === 'sun' ? 0 : 1)) * ROUNDS.length + now;
    const found = known[key] ?? make(w, t);
    known[key] = found;
    return found;
  };
}

function make(weights: Weights, t: Table): Tables {
  const others = t.players.length - 1;
  const w = others > 1 ? { ...weights, strength: weights.strength * weights.crowd } : weights;
  const now = Math.max(0, t.round - 1);
  const cards = Array.from({ length: CARDS }, (_, card) => card);
  const effectOf = (card: Card): Effect | null =>
    card < FIRST_RITUAL ? null : isPerson(card) ? personFace(card).specialist : ritualFace(card).effect;
  const rate = (effect: Effect | null, round: number): number =>
    effect === null ? 0 : effectARound(w, round, effect, others);
  const byRound = (each: (round: number, card: Card) => number): number[][] =>
    ROUNDS.map((round) => cards.map((card) => each(round, card)));
  /** The sum over the rounds after each. */
  const after = (table: number[][]): number[][] =>
    ROUNDS.map((round) =>
      cards.map((card) => ROUNDS.reduce((sum, later) => (later > round ? sum + table[later][card] : sum), 0)),
    );
  const harvest = byRound((round, card) =>
    card < PLACE_COUNT ? goodsWorth(w, round, placeFace(card, t.side).harvest) : 0,
  );
  const aRound = byRound((round, card) => rate(effectOf(card), round));
  const councilARound = byRound((round, card) => (card >= FIRST_PERSON ? rate(personFace(card).council, round) : 0));
  const later = after(aRound);
  const councilLater = after(councilARound);
  const boards = t.side === 'sun' ? MOON_BOARDS.map(() => SUN_BOARD) : MOON_BOARDS;
  return {
    firstRitual: FIRST_RITUAL,
    firstPerson: FIRST_PERSON,
    points: cards.map((card) => (card < PLACE_COUNT ? placeFace(card, t.side).points : mainFace(card).points)),
    harvest,
    harvestLater: after(harvest).map((list) => list.map((worth) => worth * w.harvestAgain)),
    bare: cards.map((card) => {
      if (card >= PLACE_COUNT) return 0;
      const { binding, bindingWith } = placeFace(card, t.side);
      const extra = bindingWith === null ? 0 : w.keyword[now] * worthOf(w, now, bindingWith.verbs);
      return w.carrier[now] + w.binding[now] * worthOf(w, now, binding) + extra;
    }),
    token: ROUNDS.map((round) => boards.map((board) => worthOf(w, round, board.token))),
    aRound,
    later,
    councilARound,
    councilLater,
    profit: byRound((round, card) => {
      if (card < FIRST_RITUAL) return 0;
      const face = mainFace(card);
      const effect = effectOf(card);
      const once = effect?.effect === 'immediate' ? worthOf(w, round, effect.verbs) : 0;
      const lasting = later[round][card] + w.present * aRound[round][card];
      const scores =
        face.kind === 'ritual' ? face.points * w.scores[round] + face.spaces * w.space[round] : face.points;
      return once + lasting + scores - size(face.cost) * w.resource[round];
    }),
    council: byRound((round, card) => {
      if (card < FIRST_PERSON) return 0;
      return councilLater[round][card] + w.present * councilARound[round][card];
    }),
    cost: cards.map((card) => (card < FIRST_RITUAL ? [] : mainFace(card).cost.fixed)),
    end: cards.map((card) => {
      if (card < FIRST_PERSON) return null;
      const { council } = personFace(card);
      return council.effect === 'gameEnd' ? council.verbs : null;
    }),
  };
}
