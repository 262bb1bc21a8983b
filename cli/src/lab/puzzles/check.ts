/** Searches a puzzle once more, by the rules of today and with other dice. */
import { KNOWLEDGE } from '@gloaming/bots';
import { type Dice, isRefused } from '@gloaming/engine';
import type { EntryOf, GameName, TableOf, VerbOf } from '@gloaming/games';
import { type Puzzle, posed } from '@gloaming/games/puzzles';
import { effortsOf } from './efforts.ts';
import type { Effort } from './judge.ts';
import { askedIn, bestMove } from './moves.ts';

/** `astray`: the rules of today lead elsewhere, or do not offer its answers. */
export type Verdict = 'holds' | 'fails' | 'astray';

export function verdictOn<N extends GameName>(
  entry: EntryOf<N>,
  name: N,
  puzzle: Puzzle,
  dice: Dice,
  effort: Effort = effortsOf(name).long,
): Verdict {
  try {
    const session = posed<TableOf<N>, VerbOf<N>, never>(entry as never, puzzle);
    for (const { answer } of puzzle.moves) {
      const asked = askedIn(session, KNOWLEDGE[name].guide, puzzle.seat);
      if (asked === null) return 'astray';
      if (bestMove(asked, dice, effort)?.answer !== answer) return 'fails';
      session.answer(puzzle.seat, answer);
    }
    return 'holds';
  } catch (error) {
    if (isRefused(error, 'hash-differs', 'bad-record', 'no-such-answer', 'not-asked', 'bad-options')) return 'astray';
    throw error;
  }
}
