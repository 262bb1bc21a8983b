/** Balance: greedy bots play each other, and what is counted shows whether the cards are fair. */
import { SIDES } from '@gloaming/evenfall';
import { withGame } from '@gloaming/games';
import { refuse } from '../base/faults.ts';
import { type Context, print } from '../support/context.ts';
import { reportLines } from './balance/print.ts';
import { type LineReport, linesFor, reportOf } from './balance/report.ts';
import { countLine } from './balance/spread.ts';

const COUNTED_GAME = 'evenfall';

export interface BalanceOptions {
  game: string;
  games: number;
  /** Undefined: every number of players, and every side. */
  players: number | undefined;
  side: string | undefined;
  seed: number;
  json: boolean;
}

export async function balance(
  context: Context,
  { game, games, players, side, seed, json }: BalanceOptions,
): Promise<number> {
  // A game that does not exist is refused as everywhere.
  withGame(game, () => {});
  if (game !== COUNTED_GAME) refuse('no-balance', { game, known: COUNTED_GAME });
  const most = withGame(COUNTED_GAME, (entry) => entry.game.players.max);
  if (players !== undefined && players > most)
    refuse('bad-number', { option: '--players', value: String(players), least: 1, most });
  const reports: LineReport[] = [];
  const lines = linesFor(
    players,
    SIDES.find((each) => each === side),
  );
  let done = 0;
  for (const line of lines) {
    const tally = await countLine(line, games, seed, () =>
      context.terminal.progress(`${++done}/${games * lines.length}`),
    );
    context.terminal.progress(null);
    const report = reportOf(line, tally);
    reports.push(report);
    if (!json) print(context, reportLines(context, report));
  }
  if (json) context.terminal.print(JSON.stringify({ game, seed, games, lines: reports }, null, 2));
  return 0;
}
