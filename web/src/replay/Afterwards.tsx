import type { TableInfo } from '@gloaming/protocol';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { saveFile } from '../net/report.ts';
import { useWords } from '../words/index.ts';
import styles from './Afterwards.module.css';
import { PointsChart } from './PointsChart.tsx';
import { useReplayed } from './useReplayed.ts';
import { Verification } from './Verification.tsx';

/** After the game: how the points grew, whether it was fair, and the record to keep. */
export function Afterwards({ table }: { table: TableInfo }) {
  const say = useWords();
  const { replayed, record, trouble } = useReplayed(table.id, table.game);
  const [isVerifying, setVerifying] = useState(false);
  if (replayed === null) return <p>{trouble === '' ? say('loading') : trouble}</p>;
  return (
    <div className={styles.afterwards}>
      <PointsChart replayed={replayed} names={table.seats.map(({ name }) => name)} />
      <div className={styles.buttons}>
        <Button icon="passed" onClick={() => setVerifying(true)}>
          {say('verify')}
        </Button>
        <Button icon="download" onClick={() => saveFile(`${table.game}-${table.id}.txt`, record, 'text/plain')}>
          {say('export')}
        </Button>
      </div>
      {isVerifying ? (
        <Dialog title={say('verify-title')} onClose={() => setVerifying(false)}>
          <Verification table={table} replayed={replayed} />
        </Dialog>
      ) : null}
    </div>
  );
}
