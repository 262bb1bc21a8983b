/** Turns chances in a game into chances in a match of up to three games (RA-10.2), assuming that later games are even. */
import type { Table } from '@gloaming/res-arcana';

/** The chance to win the match after the current game, with so many won and lost: the leader after two or more games wins it. */
function after({ game }: Table, won: number, lost: number): number {
  const ahead = Math.sign(won - lost);
  return game === 1 ? 0.5 + ahead / 4 : 0.5 + ahead / 2;
}

/** Turns each seat's chance to win the game that is played into the chance to win the match. */
export function chancesInMatch(t: Table, out: Float64Array): void {
  const [{ wins: own }, { wins: rival }] = t.players;
  const [won, lost] = [after(t, own + 1, rival), after(t, own, rival + 1)];
  out[0] = lost + out[0] * (won - lost);
  out[1] = 1 - out[0];
}
