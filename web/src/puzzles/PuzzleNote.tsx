import { difficultyOf, FINDERS, type Puzzle } from '@gloaming/games/puzzles';
import { Link } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import { usePuzzleTally } from '../net/puzzles.ts';
import { sayLevel } from '../words/bots.ts';
import { useWords } from '../words/index.ts';
import styles from './Puzzles.module.css';
import { idOf } from './puzzleSet.ts';
import type { AtPuzzle, Found } from './usePuzzle.ts';
import { PUZZLE_WORDS } from './words.ts';

interface Props {
  puzzle: Puzzle;
  at: AtPuzzle;
  onNext: () => void;
}

function usePercent(): (chance: number) => string {
  const { language } = useSettings();
  const format = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : language, { style: 'percent' });
  return (chance) => format.format(chance / 100);
}

/** What fewer people have done says nothing yet. */
const FEW = 3;

/** What was right, how much better it is, why, and who finds it. */
function Explanation({ game, puzzle, found }: { game: string; puzzle: Puzzle; found: readonly Found[] }) {
  const { language } = useSettings();
  const tally = usePuzzleTally(game, idOf(puzzle));
  const say = useWords();
  const percent = usePercent();
  const words = PUZZLE_WORDS[language];
  const finders = FINDERS.map((finder) => `${sayLevel(say, finder)} ${percent(puzzle.found[finder])}`);
  return (
    <>
      {found.map(({ best, next }, i) => (
        <p key={i}>
          <strong>{words.wins(best.text, percent(best.chance))}</strong>
          {next === null ? '' : `. ${words.nextBest(next.text, percent(next.chance))}`}
        </p>
      ))}
      {puzzle.why === null ? null : <p>{puzzle.why[language]}</p>}
      <p className={styles.quiet}>{words.found(finders)}</p>
      {tally === null || tally.tried < FEW ? null : (
        <p className={styles.quiet}>{words.foundByPeople(tally.atOnce, tally.tried)}</p>
      )}
    </>
  );
}

/** What is to be found, what was said to the last answer, and where one can go from here. */
export function PuzzleNote({ puzzle, at, onNext }: Props) {
  const { language } = useSettings();
  const say = useWords();
  const words = PUZZLE_WORDS[language];
  const { said, found } = at;
  const isDone = said.kind === 'solved' || said.kind === 'shown';
  return (
    <section className={styles.note} aria-label={say('puzzles')}>
      <p className={styles.kind}>
        <Link href="/puzzles">{words.toAll}</Link>
        {/* What it is about would tell what to do. */}
        <span>{isDone ? words.themes[puzzle.theme] : ''}</span>
        <span>{words.levels[difficultyOf(puzzle) - 1]}</span>
      </p>
      {isDone ? null : <strong>{words.task(puzzle.moves.length)}</strong>}
      {/* There before it has something to say: only then it is heard. */}
      <div className={styles.said} role="status" data-said={said.kind}>
        {said.kind === 'more' ? <p className={styles.right}>{words.more(found.length, puzzle.moves.length)}</p> : null}
        {said.kind === 'wrong' ? <p>{words.wrong(said.text, said.less)}</p> : null}
        {isDone ? <p className={styles.right}>{words[said.kind]}</p> : null}
        {isDone ? <Explanation game={at.present.table.game} puzzle={puzzle} found={found} /> : null}
        {at.isOver ? <p>{words.over}</p> : null}
      </div>
      <div className={styles.buttons}>
        {isDone ? (
          <>
            <Button look="main" icon="next" onClick={onNext}>
              {words.next}
            </Button>
            {at.isOver ? null : (
              <Button icon="play" disabled={at.isPlayingOut} title={words.playOn} onClick={at.playOut}>
                {words.playOut}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button look="quiet" onClick={at.show}>
              {words.show}
            </Button>
            <Button look="quiet" onClick={onNext}>
              {words.another}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
