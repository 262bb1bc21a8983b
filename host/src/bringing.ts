/** Games that were played elsewhere, in a browser without a server or on another one: kept as they are, or played on from a moment. */
import { makeKey } from '@gloaming/engine';
import { unpackGame } from '@gloaming/games/links';
import type { Bringing, Player } from '@gloaming/protocol';
import { refuse } from './faults.ts';
import type { Hall } from './hall.ts';
import type { Live } from './liveTable.ts';
import { begin, type From, idOf, insert, rowOf, seatRow, withAnswers } from './makeTable.ts';
import { BROUGHT } from './rows.ts';

/** Nobody can vouch for it: it counts nowhere, and says so for ever. */
export async function bringGame(
  hall: Hall,
  player: Player,
  { link, seats, step }: Bringing,
  from: From = {},
): Promise<Live> {
  const { game, rules: number, options, key: bytes, answers } = await unpackGame(link);
  const rules = await hall.rulebook.find(game, number);
  const key = makeKey(bytes);
  if (step !== undefined && step >= answers.length) refuse('no-such-step', { step, last: answers.length - 1 });
  if (seats.length !== rules.begin(options, key).play.seats)
    refuse('bad-request', { where: 'body/seats', wrong: 'value' });
  if (seats.filter(({ kind }) => kind === 'me').length !== 1) refuse('already-seated', {});
  const id = idOf(hall);
  const rows = seats.map((each, seat) => seatRow(id, seat, each, player.id));
  const agreed = { time: { kind: 'none' }, isPrivate: true, hints: true } as const;
  const branched = step === undefined ? BROUGHT : 1;
  // Never due: another process must not start it before the answers of the first game are in its log.
  const kept = { game, rules: number, options: JSON.stringify(options), key, branched, due: null };
  await insert(hall, { ...rowOf(hall, id, player.id, agreed), ...kept }, rows, from);
  return begin(hall, id, withAnswers(answers, step ?? answers.length));
}

/** Finishes what was made but perhaps not begun. */
export async function resumeBrought(hall: Hall, id: string, { link, step }: Bringing): Promise<Live> {
  const { answers } = await unpackGame(link);
  return begin(hall, id, withAnswers(answers, step ?? answers.length));
}
