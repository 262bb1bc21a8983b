/** What the seats know of a position when nothing else is said, and how what differs is written down. */
import { bit, EVERYBODY, SPECTATOR, seatLetter } from '@gloaming/engine';
import { ARTIFACT_COUNT, CARD_NAMES, FACES } from './cards/index.ts';
import { lookedAt } from './shuffles.ts';
import type { Card, State, Table } from './state.ts';

export interface Knowledge {
  known: number[];
  seen: number[];
  batch: number[];
  drafted: number[];
}
export const KNOWLEDGE = ['known', 'seen', 'batch', 'drafted'] as const;
export const isOfSeats = (kind: keyof Knowledge): boolean => kind === 'known' || kind === 'seen';

/**
 * What lies open everybody knows; hands, packs, mages dealt and what was looked at in the own deck its owner. The rest of that deck
 * its owner has seen, but for a first game.
 */
export function usualKnowledge(t: Table): Knowledge {
  const known: number[] = new Array(FACES.length).fill(0);
  const seen: number[] = new Array(FACES.length).fill(0);
  const show = (cards: readonly Card[], seats: number): void => {
    for (const card of cards) {
      known[card] |= seats;
      seen[card] |= seats;
    }
  };
  show([...t.monuments, ...t.places, ...t.items, ...t.open], EVERYBODY);
  t.players.forEach((p, seat) => {
    show([...p.inPlay, ...p.discards], EVERYBODY);
    show([...p.hand, ...p.pack, ...p.mages, ...lookedAt(p)], bit(seat));
    if (t.deal !== 'first-game') for (const card of p.deck) seen[card] |= bit(seat);
  });
  for (const card of t.decks.flat()) seen[card] = EVERYBODY;
  const none = (): number[] => new Array(ARTIFACT_COUNT).fill(0);
  return { known, seen, batch: none(), drafted: none() };
}

const knowledgeOf = (s: State): Knowledge => ({
  known: s.known,
  seen: s.seen,
  batch: s.table.batch,
  drafted: s.table.drafted,
});

const EYES = [0, 1, 2, 3, 4, 5, 6, 7, SPECTATOR];
const seatsText = (seats: number): string => {
  if (seats === 0) return 'nobody';
  if (seats === EVERYBODY) return 'everybody';
  return EYES.flatMap((seat) => ((seats & bit(seat)) === 0 ? [] : [seatLetter(seat)])).join('');
};

/** A line for each kind of knowledge that differs from the usual. */
export function exceptions(s: State): string[] {
  const usual = usualKnowledge(s.table);
  const real = knowledgeOf(s);
  return KNOWLEDGE.flatMap((kind) => {
    const differing = real[kind].flatMap((value, card) =>
      value === usual[kind][card] ? [] : [`${CARD_NAMES[card]} ${isOfSeats(kind) ? seatsText(value) : value}`],
    );
    return differing.length === 0 ? [] : [`${kind} ${differing.join(', ')}`];
  });
}
