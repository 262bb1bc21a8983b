/** Scripted players: they hear of their table by its stream, and answer at random by commands. */
import type { Dice } from '@gloaming/engine';
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

async function ask(wires: Wires, path: string, token: string | null, body: unknown): Promise<unknown> {
  for (;;) {
    const { status, body: text } = await wires.post(path, token, JSON.stringify(body));
    if (status === 200) return JSON.parse(text);
    if (status !== LATER) throw new Error(`${path}: ${status} ${text}`);
    sentAgain++;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

let named = 0;
async function newToken(wires: Wires): Promise<string> {
  const { token } = (await ask(wires, '/api/players', null, { name: `Player ${named++}`, for: 'program' })) as {
    token: string;
  };
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
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const made = (await ask(wires, '/api/tables', tokens[0], { game, seats, private: true })) as {
    table: { id: string };
  };
  const { id } = made.table;
  await ask(wires, `/api/tables/${id}/join`, tokens[1], {});
  return { table: id, seats: tokens.map((token) => seatAt(id, token)) };
}
/** The same players, another game. */
export const dealAgain = (wires: Wires, game: string, { seats }: Match): Promise<Match> =>
  deal(
    wires,
    game,
    seats.map(({ token }) => token),
  );

/** Listens for a seat; says whenever it may answer, and when its game is over. Gives what ends it. */
export function follow(url: string, seat: Seat, ready: (seat: Seat) => void, fail: (e: Error) => void) {
  return listen(url, `/api/tables/${seat.table}/stream?since=${seat.version}`, seat.token, {
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
  const taken = (await ask(wires, `/api/tables/${table}/commands`, token, body)) as { version: number };
  seat.isSending = false;
  seat.acknowledged = taken.version;
  if (isReady(seat)) ready(seat);
}
