/** What the chances in a game are in a match of up to three (RA-10.2): later games are even, as far as anybody knows. */
import type { Table } from '@gloaming/res-arcana';

/** After the game that is played, with so many won and lost: whoever is then ahead after two games or more has the match. */
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
