import type { TableInfo } from '@gloaming/protocol';
import { go } from '../base/route.tsx';
import { useWords } from '../words/index.ts';
import styles from './Afterwards.module.css';
import { PointsChart } from './PointsChart.tsx';
import { RecordButtons } from './RecordButtons.tsx';
import { useReplayed } from './useReplayed.ts';

/** After the game: how the points grew, whether it was fair, and the record to keep. */
export function Afterwards({ table }: { table: TableInfo }) {
  const say = useWords();
  const { replayed, record, trouble } = useReplayed(table.id, table.game);
  if (replayed === null) return <p>{trouble === '' ? say('loading') : trouble}</p>;
  return (
    <div className={styles.afterwards}>
      <PointsChart
        replayed={replayed}
        names={table.seats.map(({ name }) => name)}
        onStep={(step) => go(`/table/${table.id}/replay?step=${step}`)}
      />
      <div className={styles.buttons}>
        <RecordButtons table={table} replayed={replayed} record={record} />
      </div>
    </div>
  );
}
