import type { GameRecord, RecordLine } from '@gloaming/protocol';
import { Link } from '../base/route.tsx';
import { puzzleRecord } from '../base/solvedPuzzles.ts';
import { useWords } from '../words/index.ts';
import { Ladder } from './Ladder.tsx';
import styles from './RecordPage.module.css';
import { useMineWords } from './words/index.ts';

/** Bars as long as one has played, filled as far as one has won; the numbers stand beside them. */
function Lines({ title, lines }: { title: string; lines: readonly RecordLine[] }) {
  const say = useWords();
  const words = useMineWords();
  if (lines.length === 0) return null;
  const most = Math.max(...lines.map(({ played }) => played));
  const textOf = ({ name, text }: RecordLine): string =>
    name === 'people' ? words.people : name === 'automa' ? say('automa') : text;
  return (
    <table className={styles.lines}>
      <caption>
        {title}
        <span className={styles.columns} aria-hidden="true">
          {words.wins} / {words.games}
        </span>
      </caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{words.wins}</th>
          <th scope="col">{words.games}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name}>
            <th scope="row">
              <span>{textOf(line)}</span>
              <span className={styles.bar} style={{ width: `${(line.played / most) * 100}%` }} aria-hidden="true">
                <span style={{ width: `${(line.won / line.played) * 100}%` }} />
              </span>
            </th>
            <td>{line.won}</td>
            <td>{line.played}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many were solved, here and on other devices. */
function Puzzles({ game }: Pick<GameRecord, 'game'>) {
  const say = useWords();
  const words = useMineWords();
  return (
    <div className={styles.puzzles}>
      <h3>{say('puzzles')}</h3>
      <p>{words.puzzlesSolved(puzzleRecord(game))}</p>
      <Link href="/puzzles">{words.toPuzzles}</Link>
    </div>
  );
}

/** A game: what one has done in it, the ladder, and against whom and as whom. */
export function GameSection({ record }: { record: GameRecord }) {
  const words = useMineWords();
  const { game, title, played, won, points, lead, rivals, figures, sides, ladder } = record;
  return (
    <section className={styles.game} data-mood={game} aria-labelledby={`record-${game}`}>
      <header>
        <h2 id={`record-${game}`}>{title}</h2>
        <p>
          {words.played({ n: played })} · {words.won({ n: won })}
        </p>
      </header>
      {played === 0 ? null : (
        <dl className={styles.best}>
          <div>
            <dt>{words.bestPoints}</dt>
            <dd>{points ?? '–'}</dd>
          </div>
          <div>
            <dt>{words.bestLead}</dt>
            <dd>{lead === null ? '–' : `+${lead}`}</dd>
          </div>
        </dl>
      )}
      <Ladder game={game} ladder={ladder} />
      <Puzzles game={game} />
      <Lines title={words.rivals} lines={rivals} />
      <Lines title={words.figures({ game })} lines={figures} />
      <Lines title={words.sides} lines={sides} />
    </section>
  );
}
