import type { GameName } from '@gloaming/games/fetch';
import { THEMES } from '@gloaming/games/puzzles';
import { use, useState } from 'react';
import { keep, recall } from '../base/browserStorage.ts';
import { go } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { isSolved, puzzleOutcomes } from '../base/solvedPuzzles.ts';
import { Button } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import { Content } from '../frame/Content.tsx';
import page from '../frame/Page.module.css';
import { Toolbar } from '../frame/Toolbar.tsx';
import { GAMES, PAGES } from '../games/index.ts';
import { usePuzzleExchange } from '../net/puzzles.ts';
import { useWords } from '../words/index.ts';
import styles from './Puzzles.module.css';
import { ANY, DIFFICULTIES, idOf, nextPuzzle, puzzlesOf, type Wanted, wantedOf } from './puzzleSet.ts';
import { PUZZLE_WORDS } from './words.ts';

const keptAs = (game: GameName): string => `puzzles-wanted-${game}`;

/** What was wanted last, if there is such a thing. */
export function wantedBefore(game: GameName): Wanted {
  const [theme, difficulty] = (recall(keptAs(game)) ?? '').split(' ');
  return {
    theme: THEMES.find((each) => each === theme) ?? ANY.theme,
    difficulty: DIFFICULTIES.find((each) => each === difficulty) ?? ANY.difficulty,
  };
}

/** Of one game: how many there are, how many are solved, and which are wanted. */
function OfGame({ game }: { game: GameName }) {
  const { language } = useSettings();
  const words = PUZZLE_WORDS[language];
  const puzzles = use(puzzlesOf(game));
  const [wanted, setWanted] = useState(() => wantedBefore(game));
  const { title } = PAGES[game].words[language];
  const themes = THEMES.filter((theme) => puzzles.some((each) => each.theme === theme));
  const want = (more: Partial<Wanted>): void => {
    const next = { ...wanted, ...more };
    keep(keptAs(game), `${next.theme} ${next.difficulty}`);
    setWanted(next);
  };
  const outcomes = puzzleOutcomes(game);
  // Of those that there are: one that was taken out stays in one's record.
  const solved = puzzles.filter((each) => isSolved(outcomes[idOf(each)])).length;
  const next = nextPuzzle(puzzles, wanted, outcomes, null);
  return (
    <section className={styles.game} data-mood={game} aria-labelledby={`puzzles-${game}`}>
      <h2 id={`puzzles-${game}`}>{title}</h2>
      <p className={styles.count}>{words.solvedOf(solved, puzzles.length)}</p>
      <div className={styles.choices}>
        <Choice
          label={words.theme}
          of={title}
          value={wanted.theme}
          options={[
            ['all', words.all],
            ...themes.map(
              (theme) => [theme, `${words.themes[theme]} (${wantedOf(puzzles, { ...ANY, theme }).length})`] as const,
            ),
          ]}
          onChange={(theme) => want({ theme })}
        />
        <Choice
          label={words.difficulty}
          of={title}
          value={wanted.difficulty}
          options={[['all', words.all], ...DIFFICULTIES.map((each) => [each, words.levels[Number(each) - 1]] as const)]}
          onChange={(difficulty) => want({ difficulty })}
        />
      </div>
      {next === null ? (
        <p role="status">{words.none}</p>
      ) : (
        <Button look="main" icon="play" onClick={() => go(`/puzzles/${game}/${idOf(next)}`)}>
          {words.solve} <span className="unseen">: {title}</span>
        </Button>
      )}
    </section>
  );
}

/** Where one chooses what to solve. */
export function PuzzlesPage() {
  usePuzzleExchange();
  const { language } = useSettings();
  const say = useWords();
  const words = PUZZLE_WORDS[language];
  return (
    <div>
      <Toolbar />
      <Content title={say('puzzles')} className={`${page.page} ${styles.page}`}>
        <header>
          <h1>{say('puzzles')}</h1>
          <p className={styles.about}>{words.about}</p>
        </header>
        <div className={styles.games}>
          {GAMES.map((game) => (
            <OfGame key={game} game={game} />
          ))}
        </div>
      </Content>
    </div>
  );
}
