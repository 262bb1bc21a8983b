import { useEffect, useState } from 'react';
import { getMine, type Mine } from '../net/api.ts';
import { Link } from '../route.tsx';
import { useSettings } from '../settings.tsx';
import { useWords } from '../words/index.ts';
import styles from './Start.module.css';

const REFRESH = 10_000;

/** My games: those that wait for me first. */
export function Continue() {
  const say = useWords();
  const { language } = useSettings();
  const [mine, setMine] = useState<readonly Mine[]>([]);
  useEffect(() => {
    const load = (): void => {
      if (document.visibilityState === 'hidden') return;
      getMine(language).then(
        ({ tables }) => setMine(tables),
        // Whoever is not a player yet has no games; whoever is cut off keeps what was known.
        () => undefined,
      );
    };
    load();
    const timer = setInterval(load, REFRESH);
    return () => clearInterval(timer);
  }, [language]);
  const running = mine
    .filter(({ table }) => table.status !== 'ended')
    .toSorted((a, b) => Number(b.asked) - Number(a.asked));
  return (
    <section aria-labelledby="continue" className={styles.list}>
      <h2 id="continue">{say('continue')}</h2>
      {running.length === 0 ? <p className={styles.nothing}>{say('no-games')}</p> : null}
      <ul>
        {running.map(({ table, seat, asked }) => {
          const others = table.seats.filter((each) => each.seat !== seat && each.name !== '').map(({ name }) => name);
          const state = table.status === 'open' ? say('open-table') : asked ? say('your-turn') : '';
          return (
            <li key={table.id}>
              <Link href={`/table/${table.id}`} className={styles.row}>
                <span>
                  <strong>{table.title}</strong>
                  <small>{others.join(', ') || say('automa')}</small>
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
