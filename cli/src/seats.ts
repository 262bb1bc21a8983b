/** Who sits where. */
import { BOT_NAMES, type BotName, isBotName } from '@gloaming/bots';
import { type Seat, seatLetter } from '@gloaming/engine';
import { refuse } from './faults.ts';

/** A bot, or null for somebody at the keyboard. */
export type Sitting = readonly (BotName | null)[];

export function parseBots(text: string): BotName[] {
  return text.split(',').map((word) => {
    const bot = word.trim();
    return isBotName(bot) ? bot : refuse('unknown-bot', { bot, known: BOT_NAMES.join(', ') });
  });
}

export function parseSeat(text: string, players: number): Seat {
  const letters = Array.from({ length: players }, (_, seat) => seatLetter(seat));
  const seat = letters.indexOf(text.toUpperCase());
  return seat < 0 ? refuse('bad-seat', { seat: text, known: letters.join(', ') }) : seat;
}

const USUAL: BotName = 'greedy';

/** One at the keyboard, the bots clockwise from there; the last named bot also takes what is left. */
export function sitAgainst(bots: readonly BotName[], players: number, own: Seat): Sitting {
  if (bots.length > players - 1) refuse('too-many-bots', { bots: bots.length, seats: players - 1 });
  return Array.from({ length: players }, (_, seat) => {
    const after = (seat - own + players) % players;
    return after === 0 ? null : (bots[after - 1] ?? bots.at(-1) ?? USUAL);
  });
}
/** Bots everywhere, those named in turn. */
export function sitBots(bots: readonly BotName[], players: number): BotName[] {
  if (bots.length > players) refuse('too-many-bots', { bots: bots.length, seats: players });
  return Array.from({ length: players }, (_, seat) => bots[seat % bots.length]);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whoever would be called the same as somebody else gets the letter of the seat as well. */
export function namesOf(sitting: Sitting, own: string): string[] {
  const names = sitting.map((who) => (who === null ? own : capital(who)));
  return names.map((name, seat) =>
    names.filter((other) => other === name).length > 1 ? `${name} ${seatLetter(seat)}` : name,
  );
}
