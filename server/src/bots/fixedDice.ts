/** Rivals at a deal of the day: their dice follow from the deal's key. */
import { createHmac } from 'node:crypto';
import { isRival, type Live } from '@gloaming/host';

/** As many bits as bots' dice take. */
const BYTES = 6;
const MOST = 2 ** 47;

/** By the seat and how often it has answered; undefined where dice are thrown anew. */
export function fixedDice(live: Live, seat: number): number | undefined {
  if (!isRival(live, seat)) return undefined;
  const answered = live.turns.given.filter((each) => each.seat === seat).length;
  const made = createHmac('sha256', Buffer.from(live.row.key, 'hex')).update(`dice ${seat} ${answered}`).digest();
  return made.readUIntBE(0, BYTES) % MOST;
}
