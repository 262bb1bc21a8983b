/** Chances from how well each player stands: whoever stands better is more likely to win. */
const MOST_PLAYERS = 8;
const stands = new Float64Array(MOST_PLAYERS);

/** One more makes it e to 1. Players beyond the seats play along, though nobody asks them. */
export function sharesOf(players: number, standing: (player: number) => number, out: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let player = 0; player < players; player++) {
    stands[player] = standing(player);
    if (stands[player] > most) most = stands[player];
  }
  let sum = 0;
  for (let player = 0; player < players; player++) {
    stands[player] = Math.exp(stands[player] - most);
    sum += stands[player];
  }
  for (let seat = 0; seat < out.length; seat++) out[seat] = stands[seat] / sum;
}
