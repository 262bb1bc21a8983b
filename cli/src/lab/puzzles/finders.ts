/** How hard a puzzle is: who among the bots finds it, and how often. */
import { type Bot, KNOWLEDGE, LEVELS, levelled, makeBot } from '@gloaming/bots';
import { type Dice, makeDice, type Seat } from '@gloaming/engine';
import type { Session } from '@gloaming/engine/session';
import type { GameName, TableOf, VerbOf } from '@gloaming/games';
import type { Finder, Move } from '@gloaming/games/puzzles';

/** Each is asked so often, with other dice. */
const TRIES: Readonly<Record<Finder, number>> = { random: 0, greedy: 4, novice: 6, adept: 4, master: 4 };

/** How many in a hundred tries of a bot find all moves. */
export function foundBy<N extends GameName>(
  name: N,
  finder: Finder,
  session: Session<TableOf<N>, VerbOf<N>>,
  seat: Seat,
  moves: readonly Pick<Move, 'answer'>[],
  dice: Dice,
  iterations: number,
): number {
  if (finder === 'random') return shareByChance(session, seat, moves);
  const make = (): Bot<TableOf<N>, VerbOf<N>> =>
    finder === 'master'
      ? levelled<TableOf<N>, VerbOf<N>>(KNOWLEDGE[name].guide, { ...LEVELS.master, iterations }).now
      : makeBot(finder, name);
  let found = 0;
  for (let i = 0; i < TRIES[finder]; i++) if (findsAll(session, make(), seat, moves, makeDice(dice(2 ** 32)))) found++;
  return Math.round((100 * found) / TRIES[finder]);
}

function findsAll<N extends GameName>(
  session: Session<TableOf<N>, VerbOf<N>>,
  bot: Bot<TableOf<N>, VerbOf<N>>,
  seat: Seat,
  moves: readonly Pick<Move, 'answer'>[],
  dice: Dice,
): boolean {
  const trial = session.fork();
  return moves.every(({ answer }) => {
    const isFound = bot(trial.game, trial.view(seat), trial.options(seat), dice) === answer;
    if (isFound) trial.answer(seat, answer);
    return isFound;
  });
}

/** Of somebody who takes any option. */
function shareByChance<N extends GameName>(
  session: Session<TableOf<N>, VerbOf<N>>,
  seat: Seat,
  moves: readonly Pick<Move, 'answer'>[],
): number {
  const trial = session.fork();
  let share = 100;
  for (const { answer } of moves) {
    share /= trial.options(seat).length;
    trial.answer(seat, answer);
  }
  return Math.round(share);
}

/** With only two options, what every bot finds every time needs no finding. */
const OF_TWO = 34;

export const isTrivial = ({ random = 0, ...others }: Readonly<Partial<Record<Finder, number>>>): boolean => {
  // Novice's whims are no sign that anything is hard.
  const { novice: _, ...serious } = others;
  return random > OF_TWO && Object.values(serious).every((share) => share === 100);
};
