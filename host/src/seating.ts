/** Joining, leaving, coming back and resigning: who sits where, and where a bot plays. All work on a draft, and throw refusals. */
import type { Player } from '@gloaming/protocol';
import { change, type Draft, end, note } from './draft.ts';
import { refuse } from './faults.ts';
import { isBotSeat, type Live, type SeatState, seatOf } from './liveTable.ts';
import { refuseOverQuota } from './quota.ts';
import { sha256OfText } from './sha256.ts';

const mySeat = (live: Live, player: string): number => {
  const seat = seatOf(live, player);
  return seat < 0 ? refuse('not-seated', {}) : seat;
};

/** By hash: how long it takes tells something of a hash, and a hash tells nothing of its code. */
const isSame = (code: string, given: string): boolean => sha256OfText(code) === sha256OfText(given);

export interface Wish {
  seat?: number;
  code?: string;
}

function isFreeFor({ kind, code, player }: SeatState, who: string, wish: Wish): boolean {
  switch (kind) {
    case 'open':
      return true;
    case 'reserved':
      return player === who;
    case 'link':
      return wish.code !== undefined && code !== null && isSame(code, wish.code);
    case 'player':
    case 'bot':
      return false;
  }
}

export function sitDown(draft: Draft, player: Player, wish: Wish): void {
  const { live } = draft;
  if (live.status !== 'open') refuse('not-open', {});
  if (seatOf(live, player.id) >= 0) refuse('already-seated', {});
  const free = live.seats.filter((seat) => isFreeFor(seat, player.id, wish));
  if (wish.code !== undefined && !free.some(({ kind }) => kind === 'link')) refuse('bad-code', {});
  const wanted = free.filter(
    (seat) => (wish.seat === undefined || seat.seat === wish.seat) && (wish.code === undefined || seat.kind === 'link'),
  );
  // A seat that is reserved for the player comes first.
  const found = wanted.find(({ kind }) => kind === 'reserved') ?? wanted[0] ?? refuse('no-free-seat', {});
  live.players = new Map(live.players).set(player.id, player);
  change(draft, found.seat, { kind: 'player', player: player.id, away: 'here' });
  note(draft, 'sat', found.seat);
  startIfFull(draft);
}

export function startIfFull(draft: Draft): void {
  const { live } = draft;
  if (live.seats.some(({ kind }) => kind !== 'player' && kind !== 'bot')) return;
  live.status = 'playing';
  note(draft, 'started', null);
}

/** The owner starts without waiting: bots take the free seats. */
export function startNow(draft: Draft, player: string, bot: string | undefined): void {
  const { live } = draft;
  if (live.row.owner !== player) refuse('not-owner', {});
  if (live.status !== 'open') refuse('not-open', {});
  for (const { seat, kind } of live.seats) {
    if (kind === 'player' || kind === 'bot') continue;
    if (bot === undefined) refuse('seats-free', {});
    change(draft, seat, { kind: 'bot', player: null, bot, code: null });
  }
  startIfFull(draft);
}

/** Before the start the seat becomes free; in a running game a bot takes over, and the player may come back. */
export function leave(draft: Draft, player: string, bot: string): void {
  const { live } = draft;
  const seat = mySeat(live, player);
  switch (live.status) {
    case 'open': {
      const { code } = live.seats[seat];
      note(draft, 'stood', seat);
      change(draft, seat, { kind: code === null ? 'open' : 'link', player: null });
      return;
    }
    case 'playing':
      if (live.row.day !== null) refuse('counts', {});
      if (live.seats[seat].away !== 'here') refuse('a-bot-plays', {});
      replace(draft, seat, bot, 'left');
      return;
    case 'ended':
      refuse('game-over', {});
  }
}

export function replace(draft: Draft, seat: number, bot: string, away: 'left' | 'timeout'): void {
  change(draft, seat, { away, bot });
  note(draft, 'replaced', seat);
}

export function comeBack(draft: Draft, player: string): void {
  const { live } = draft;
  const seat = mySeat(live, player);
  if (live.status !== 'playing') refuse('not-playing', {});
  const { away } = live.seats[seat];
  if (away === 'resigned') refuse('has-resigned', {});
  if (away === 'here') refuse('no-bot-plays', {});
  refuseOverQuota(live, seat);
  change(draft, seat, { away: 'here', bot: null });
  note(draft, 'returned', seat);
}

/** The game ends if only one seat has not resigned, or no person is left; otherwise a bot takes over. */
export function resign(draft: Draft, player: string, bot: string): void {
  const { live } = draft;
  const seat = mySeat(live, player);
  if (live.status !== 'playing') refuse('not-playing', {});
  if (live.seats[seat].away === 'resigned') refuse('has-resigned', {});
  change(draft, seat, { away: 'resigned', bot });
  note(draft, 'resigned', seat);
  const staying = live.seats.filter(({ away }) => away !== 'resigned');
  const people = staying.filter((each) => !isBotSeat(each));
  if (staying.length > 1 && people.length > 0) return;
  const points = live.play === null ? [] : live.rules.standing(live.play);
  // The Automa has points but no seat; it never resigns.
  const winners = [...points.keys()].filter((each) => live.seats[each]?.away !== 'resigned');
  end(draft, { points, winners, why: 'resigned' });
}
