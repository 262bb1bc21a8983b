/** Scripted players: they hear of their table by its stream, and answer at random by commands. */
import type { Dice } from '@gloaming/engine';
import { type ReplyOf, type RequestOf, type RouteName, requestFor, type Wanted } from '@gloaming/protocol';
import { listen, type Wires } from './wire.ts';

export interface Seat {
  readonly table: string;
  readonly token: string;
  /** What it can answer now; null while it is not asked, or waits for an answer to be taken. */
  options: number[] | null;
  /** What it has seen. */
  version: number;
  /** Where its last answer led. */
  acknowledged: number;
  isSending: boolean;
  isOver: boolean;
}
export interface Match {
  readonly table: string;
  readonly seats: readonly Seat[];
}

/** A server that has too much to do says so; the same command again does nothing twice. */
const LATER = 503;
const PAUSE = 100;
/** How often that was. */
export let sentAgain = 0;

async function ask<N extends RouteName>(
  wires: Wires,
  name: N,
  token: string | null,
  asked: RequestOf<N>,
): Promise<ReplyOf<N>> {
  const { address, body } = requestFor('en', name, asked);
  for (;;) {
    const { status, body: text } = await wires.post(address, token, body ?? '');
    if (status === 200) return JSON.parse(text);
    if (status !== LATER) throw new Error(`${address}: ${status} ${text}`);
    sentAgain++;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

let named = 0;
async function newToken(wires: Wires): Promise<string> {
  const { token } = await ask(wires, 'newPlayer', null, { body: { name: `Player ${named++}`, for: 'program' } });
  if (token === undefined) throw new Error('a program was given no token');
  return token;
}
const seatAt = (table: string, token: string): Seat => ({
  table,
  token,
  options: null,
  version: 0,
  acknowledged: 0,
  isSending: false,
  isOver: false,
});

/** A new table for two. Open seats would show it in the lobby, and nobody asks for that: it is private. */
export async function sitDown(wires: Wires, game: string): Promise<Match> {
  const tokens = await Promise.all([newToken(wires), newToken(wires)]);
  return deal(wires, game, tokens);
}
async function deal(wires: Wires, game: string, tokens: readonly string[]): Promise<Match> {
  const seats: Wanted[] = [{ kind: 'me' }, { kind: 'open' }];
  const made = await ask(wires, 'newTable', tokens[0], { body: { game, seats, private: true } });
  const table = made.table.id;
  await ask(wires, 'join', tokens[1], { params: { table } });
  return { table, seats: tokens.map((token) => seatAt(table, token)) };
}
/** The same players, another game. */
export const dealAgain = (wires: Wires, game: string, { seats }: Match): Promise<Match> =>
  deal(
    wires,
    game,
    seats.map(({ token }) => token),
  );

/** Where the news of a table comes from, after a version of it. */
export const streamOf = (table: string, since: number): string =>
  requestFor('en', 'stream', { params: { table }, query: { since: String(since) } }).address;

/** Listens for a seat; says whenever it may answer, and when its game is over. Gives what ends it. */
export function follow(url: string, seat: Seat, ready: (seat: Seat) => void, fail: (e: Error) => void) {
  return listen(url, streamOf(seat.table, seat.version), seat.token, {
    event(version, kind, data) {
      if (kind !== 'story') return;
      seat.version = version;
      seat.isOver = data.includes('"status":"ended"');
      seat.options = optionsIn(data);
      if (isReady(seat)) ready(seat);
    },
    broken: fail,
  });
}

/** What was heard before an answer was taken is no longer true after it. */
const isReady = ({ options, isSending, isOver, version, acknowledged }: Seat): boolean =>
  isOver || (!isSending && options !== null && version >= acknowledged);

/** The view is large and nobody looks at it here: the question is found behind it. */
export function optionsIn(story: string): number[] | null {
  const question = story.slice(story.lastIndexOf('"question":'));
  const options = [...question.matchAll(/"option":(\d+)/g)].map(([, option]) => Number(option));
  return options.length === 0 ? null : options;
}

let commands = 0;
/** Answers once, at random. */
export async function answer(wires: Wires, seat: Seat, dice: Dice, ready: (seat: Seat) => void): Promise<void> {
  const { table, token, version, options } = seat;
  if (options === null) throw new Error('nothing is asked');
  seat.options = null;
  seat.isSending = true;
  const id = `command-${commands++}`;
  const body = { id, seen: version, answers: [options[dice(options.length)]] };
  const taken = await ask(wires, 'command', token, { params: { table }, body });
  seat.isSending = false;
  seat.acknowledged = taken.version;
  if (isReady(seat)) ready(seat);
}
