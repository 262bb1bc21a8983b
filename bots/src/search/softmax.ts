/** The softmax: turns the players' scores into their chances to win, which add up to 1. */
const MOST_PLAYERS = 8;
const scores = new Float64Array(MOST_PLAYERS);

/** Players beyond the seats (an Automa) count, but get no entry in `out`. */
export function softmax(players: number, scoreOf: (player: number) => number, out: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let player = 0; player < players; player++) {
    scores[player] = scoreOf(player);
    if (scores[player] > most) most = scores[player];
  }
  let sum = 0;
  for (let player = 0; player < players; player++) {
    // Without the largest score subtracted, exp could overflow.
    scores[player] = Math.exp(scores[player] - most);
    sum += scores[player];
  }
  for (let seat = 0; seat < out.length; seat++) out[seat] = scores[seat] / sum;
}
