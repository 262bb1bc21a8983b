/** Pupils by program: whoever does what the teacher asks wins, however careless otherwise; whoever does not listen is never stuck. */
import { type Dice, makeDice } from '@gloaming/engine';
import type { LessonAt } from '@gloaming/engine/lessons';
import { type EntryOf, fetchGame, GAME_NAMES, type GameName, type TableOf, type VerbOf } from '@gloaming/games';
import { fetchLesson, lessonsOf } from '@gloaming/games/lessons';
import { describe, expect, test } from 'vitest';
import { makeBot } from '../src/index.ts';

/** `TIMES=5 npm run unit -- bots/test/lessons` for forty. */
const PLAYED = 8 * Number(process.env.TIMES ?? 1);
/** Longer than any lesson that somebody plays. */
const MOST_ANSWERS = 900;
/** Of answers for which the teacher asks nothing, so many are left to chance. */
const CARELESS = 3;

interface Played {
  readonly isOver: boolean;
  readonly isWon: boolean;
  readonly told: readonly string[];
}

function play<N extends GameName>(
  lesson: LessonAt<TableOf<N>, VerbOf<N>>,
  game: N,
  rules: EntryOf<N>['game'],
  dice: Dice,
  listens: boolean,
): Played {
  const greedy = makeBot('greedy', game);
  const novice = makeBot('novice', game);
  const attended = lesson.attend();
  for (const each of lesson.given) attended.answer(each);
  const { session } = attended;
  for (let n = 0; n < MOST_ANSWERS && !session.isOver; n++) {
    const [seat] = session.deciders();
    const view = session.view(seat);
    const options = session.options(seat);
    const { asks } = attended.teaching();
    const own = (): number =>
      dice(CARELESS) === 0 ? options[dice(options.length)] : greedy(rules, view, options, dice);
    const pupils = (): number => (listens && asks !== null ? asks : own());
    const option = seat === lesson.pupil ? pupils() : (lesson.rival(view) ?? novice(rules, view, options, dice));
    expect(options).toContain(option);
    attended.answer({ seat, option });
  }
  const { told } = attended.teaching();
  expect(new Set(told).size).toBe(told.length);
  return { isOver: session.isOver, isWon: session.result()?.winners.includes(lesson.pupil) === true, told };
}

const LESSONS = GAME_NAMES.flatMap((game) => lessonsOf(game).map((name) => ({ game, name })));

describe.each(LESSONS)('$name of $game', ({ game: of, name }) => {
  const played = (listens: boolean): Promise<Played[]> =>
    fetchGame(of, async (entry, game) => {
      const lesson = await fetchLesson(game, name);
      if (lesson === null) throw new Error(name);
      return Array.from({ length: PLAYED }, (_, i) => play(lesson, game, entry.game, makeDice(i + 1), listens));
    });

  test('is won by a pupil who listens and is careless otherwise, in nine games of ten', async () => {
    const games = await played(true);
    expect(games.filter(({ isWon }) => isWon).length / PLAYED).toBeGreaterThanOrEqual(0.9);
  });
  test('never leaves a pupil stuck who does not listen', async () => {
    for (const { isOver } of await played(false)) expect(isOver).toBe(true);
  });
});
