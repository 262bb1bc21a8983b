/** Chances from how well each player stands: whoever stands better is more likely to win. */
import { type Facts, makeFacts, standing } from '../search/facts.ts';

const MOST_PLAYERS = 8;
const facts = makeFacts();
const stands = new Float64Array(MOST_PLAYERS);

/** What each fact is worth, from text. */
export const readWorth = (text: string): Float64Array => Float64Array.from(text.split(','), Number);

/** Players beyond the seats play along, though nobody asks them. */
export function setChances(
  worth: Float64Array,
  players: number,
  describe: (player: number, facts: Facts) => void,
  out: Float64Array,
): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let player = 0; player < players; player++) {
    describe(player, facts);
    stands[player] = standing(worth, facts);
    if (stands[player] > most) most = stands[player];
  }
  let sum = 0;
  for (let player = 0; player < players; player++) {
    stands[player] = Math.exp(stands[player] - most);
    sum += stands[player];
  }
  for (let seat = 0; seat < out.length; seat++) out[seat] = stands[seat] / sum;
}
