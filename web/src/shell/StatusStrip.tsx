import type { Present } from '@gloaming/protocol';
import { Link } from '../base/route.tsx';
import { Button } from '../design/Button.tsx';
import { recallTable } from '../net/rememberedTables.ts';
import type { AtTable } from '../net/useTable.ts';
import { useWords } from '../words/index.ts';
import { Clock } from './Clock.tsx';
import styles from './StatusStrip.module.css';

/** One thing is shown before anybody could press anything. */
const WORTH_SKIPPING = 2;

/** Above the board: what is out of the ordinary, the clocks, and what has not been shown yet. */
export function StatusStrip({ at, present }: { at: AtTable; present: Present }) {
  const say = useWords();
  const { table, seat } = present;
  const isWatching = seat < 0 && table.status === 'playing';
  const isLost = isWatching && recallTable(table.id)?.seated === true;
  return (
    <div className={styles.strip}>
      {/* There before it has something to say: only then it is heard. */}
      <p className={styles.lost} role="status">
        {at.isConnected ? '' : say('reconnecting')}
      </p>
      <p className={`${styles.note} ${styles.busy}`} role="status">
        {at.line ? say('bots-busy', { n: at.line.waiting }) : ''}
      </p>
      {table.astray ? <p className={styles.note}>{say('astray')}</p> : null}
      {isLost ? (
        <p className={styles.note}>
          <strong>{say('seat-lost')}.</strong> {say('seat-lost-text')} <Link href="/me">{say('another-device')}</Link>
        </p>
      ) : isWatching ? (
        <p className={styles.note}>
          {say('begun')} <Link href="/">{say('own-game')}</Link>
        </p>
      ) : null}
      <Clock present={present} />
      {at.behind < WORTH_SKIPPING ? null : (
        <Button className={styles.skip} look="quiet" icon="last-step" onClick={at.catchUp}>
          {say('skip')} ({at.behind})
        </Button>
      )}
    </div>
  );
}
