/** Who sits where. */
import { capital, type Seat, seatLetter } from '@gloaming/engine';
import { refuse } from '../base/faults.ts';
import { type BotSpec, labelOf } from './botSpec.ts';

/** A bot, or null for a player at the keyboard. */
export type Sitting = readonly (BotSpec | null)[];

export function parseSeat(text: string, players: number): Seat {
  const letters = Array.from({ length: players }, (_, seat) => seatLetter(seat));
  const seat = letters.indexOf(text.toUpperCase());
  return seat < 0 ? refuse('bad-seat', { seat: text, known: letters.join(', ') }) : seat;
}

const USUAL: BotSpec = { kind: 'known', bot: 'greedy', budget: {} };

/** One at the keyboard, the bots clockwise from there; the last named bot also takes what is left. */
export function sitAgainst(bots: readonly BotSpec[], players: number, own: Seat): Sitting {
  if (bots.length > players - 1) refuse('too-many-bots', { bots: bots.length, seats: players - 1 });
  return Array.from({ length: players }, (_, seat) => {
    const after = (seat - own + players) % players;
    return after === 0 ? null : (bots[after - 1] ?? bots.at(-1) ?? USUAL);
  });
}
/** Bots everywhere, those named in turn. */
export function sitBots(bots: readonly BotSpec[], players: number): BotSpec[] {
  if (bots.length > players) refuse('too-many-bots', { bots: bots.length, seats: players });
  return Array.from({ length: players }, (_, seat) => bots[seat % bots.length]);
}

/** Players of the same name get the letter of their seat as well. */
export function namesOf(sitting: Sitting, own: string): string[] {
  const names = sitting.map((who) => (who === null ? own : capital(labelOf(who))));
  return names.map((name, seat) =>
    names.filter((other) => other === name).length > 1 ? `${name} ${seatLetter(seat)}` : name,
  );
}
