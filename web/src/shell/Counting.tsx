import { Button } from '../design/Button.tsx';
import type { PointSource, TieBreak } from '../table/game.ts';
import { ScoreTable } from '../table/ScoreTable.tsx';
import { useWords } from '../words/index.ts';
import styles from './Result.module.css';
import { useCounting } from './useCounting.ts';

interface Props {
  sources: readonly PointSource[];
  names: readonly string[];
  winners: readonly number[];
  tieBreak: TieBreak | null;
  /** How long it takes, beside what is usual; 0 for at once. */
  tempo: number;
}

/** The points, counted row by row; whoever knows them already skips that. */
export function Counting({ sources, names, winners, tieBreak, tempo }: Props) {
  const say = useWords();
  const { counted, isDone, skip } = useCounting(sources.length, tempo);
  return (
    <div className={styles.counting}>
      <ScoreTable
        sources={sources}
        names={names}
        winners={isDone ? winners : []}
        tieBreak={isDone ? tieBreak : null}
        counted={counted}
      />
      {isDone ? null : (
        <Button look="quiet" onClick={skip}>
          {say('skip')}
        </Button>
      )}
    </div>
  );
}
