/** What a host does at a table by itself: bots answer, and clocks run out. How bots think, and where, is the host's own affair. */
import type { BotName } from '@gloaming/bots/names';
import { runsOut } from './clock.ts';
import { type Draft, note } from './draft.ts';
import { rivalsAnswer } from './lesson.ts';
import { isBotSeat, type Live } from './liveTable.ts';
import { hasToWait } from './rivals.ts';
import { replace, startIfFull } from './seating.ts';

/** The bot that plays for a player who has left, and where a table names a bot that no longer exists. */
export const SUBSTITUTE: BotName = 'adept';

export interface Move {
  seat: number;
  /** The version since which the seat has been asked this: the same question may be asked again later, at another version. */
  since: number;
  option: number;
  /** The bot gave no valid answer, and the first option is taken for it. */
  isStumble: boolean;
}

/** Seats at which a bot has to answer now. */
export const botsAsked = (live: Live): number[] =>
  live.status !== 'playing' || live.play === null
    ? []
    : live.play.deciders().filter((seat) => isBotSeat(live.seats[seat]) && !hasToWait(live, seat));

/** What needs no thought: the only option, or what a lesson's rival is to play. Null where a bot has to be asked. */
export function readyMove(live: Live, seat: number): Move | null {
  const options = live.play?.options(seat) ?? [];
  const option = options.length === 1 ? options[0] : rivalsAnswer(live, seat);
  return option === null ? null : { seat, since: live.asked[seat], option, isStumble: false };
}

/** Whether the seat is still asked the very question that the bot was given, and not a later one that looks the same. */
export const isTimely = ({ status, asked }: Live, { seat, since }: Pick<Move, 'seat' | 'since'>): boolean =>
  status === 'playing' && asked[seat] === since;

/** Whatever is due at a table: a full one starts, bots answer, clocks run out. */
export function attendTo(draft: Draft, moves: readonly Move[]): void {
  const { live } = draft;
  if (live.status === 'open') startIfFull(draft);
  for (const move of moves) {
    const { seat, option, isStumble } = move;
    if (!isBotSeat(live.seats[seat]) || hasToWait(live, seat) || !isTimely(live, move)) continue;
    if (isStumble) note(draft, 'stumbled', seat);
    note(draft, 'answered', seat, option);
  }
  runClocks(draft);
}

/** The people whose clocks have run out. */
export const outOfTime = ({ status, play, seats, time, clocks }: Live, now: number): number[] =>
  (status === 'playing' ? (play?.deciders() ?? []) : []).filter((seat) => {
    const when = isBotSeat(seats[seat]) ? null : runsOut(time, clocks[seat]);
    return when !== null && when <= now;
  });

function runClocks(draft: Draft): void {
  const { live, now } = draft;
  for (const seat of outOfTime(live, now))
    if (live.clocks[seat].warned === null) note(draft, 'warned', seat);
    else replace(draft, seat, SUBSTITUTE, 'timeout');
}
