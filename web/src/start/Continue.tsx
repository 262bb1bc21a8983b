import { isHere } from '@gloaming/host/place';
import { useId } from 'react';
import { Link } from '../base/route.tsx';
import { isServerless } from '../base/serverless.ts';
import { useWords } from '../words/index.ts';
import styles from './Start.module.css';
import type { Mine } from './useMine.ts';

interface Props {
  title: string;
  tables: readonly Mine[];
  most?: number;
}

/** My tables: those that wait for me first. */
export function Continue({ title, tables, most = 20 }: Props) {
  const say = useWords();
  const id = useId();
  const stateOf = ({ table, asked }: Mine): string => {
    switch (table.status) {
      case 'open':
        return say('open-table');
      case 'playing':
        return asked ? say('your-turn') : '';
      case 'ended': {
        const names = (table.result?.winners ?? []).map((seat) => table.seats[seat]?.name ?? say('automa'));
        const won = say('won-by', { names });
        return table.tookBack ? `${won} · ${say('turn-was-back')}` : won;
      }
    }
  };
  return (
    <section aria-labelledby={id} className={styles.list}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.columns}>
        {tables
          .toSorted((a, b) => Number(b.asked) - Number(a.asked))
          .slice(0, most)
          .map((each) => {
            const { table, seat, asked } = each;
            const others = table.seats.filter((one) => one.seat !== seat && one.name !== '').map(({ name }) => name);
            const state = stateOf(each);
            const alone = table.seats.length === 1 ? say('automa') : `1/${table.seats.length}`;
            return (
              <li key={table.id}>
                <Link href={`/table/${table.id}`} className={styles.row} data-mood={table.game}>
                  <span>
                    <strong>{table.lesson === undefined ? table.title : `${table.title} · ${say('lesson')}`}</strong>
                    <small>
                      {others.join(', ') || alone}
                      {isHere(table.id) && !isServerless ? ` · ${say('here')}` : ''}
                    </small>
                  </span>
                  {state === '' ? null : <span className={asked ? styles.asked : styles.state}>{state}</span>}
                </Link>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
