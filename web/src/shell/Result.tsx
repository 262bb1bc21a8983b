import type { TableInfo } from '@gloaming/protocol';
import { Suspense, useEffect } from 'react';
import { fetched } from '../base/fetched.tsx';
import { go, onward } from '../base/route.tsx';
import { Button } from '../design/Button.tsx';
import { Trouble } from '../design/Trouble.tsx';
import { Boundary } from '../frame/Boundary.tsx';
import type { AtTable } from '../net/useTable.ts';
import { useWords } from '../words/index.ts';
import styles from './Result.module.css';

const Afterwards = fetched(async () => (await import('../replay/Afterwards.tsx')).Afterwards);

/** How it ended, what can be looked at again, and again. */
export function Result({ at, table, isSeated }: { at: AtTable; table: TableInfo; isSeated: boolean }) {
  const say = useWords();
  // It stands above a table that is longer than a phone: from the other end of it one would not see who won.
  useEffect(() => void scrollTo({ top: 0 }), []);
  if (table.result === null) return null;
  const { points, winners, why } = table.result;
  const nameOf = (seat: number): string => table.seats[seat]?.name ?? say('automa');
  const names = { names: winners.map(nameOf), n: winners.length };
  const title =
    winners.length === 0 ? say('nobody-wins') : why === 'resigned' ? say('wins-resigned', names) : say('wins', names);
  // A player who resigned may have more points: winners stand first all the same.
  const isWinner = (seat: number): boolean => winners.includes(seat);
  const ranked = points
    .map((n, seat) => ({ n, seat }))
    .toSorted((a, b) => Number(isWinner(b.seat)) - Number(isWinner(a.seat)) || b.n - a.n);
  const rematch = async (): Promise<void> => {
    const goOn = onward();
    const next = await at.act('rematch');
    if (next !== null) goOn(`/table/${next.table.id}`);
  };
  return (
    <section className={styles.result} aria-labelledby="result">
      <h2 id="result">{title}</h2>
      <div className={points.length === 0 ? styles.alone : styles.parts}>
        {points.length === 0 ? null : (
          <table className={styles.scores}>
            <thead>
              <tr>
                <th scope="col">{say('player')}</th>
                <th scope="col">{say('points')}</th>
              </tr>
            </thead>
            <tbody>
              {ranked.map(({ n, seat }) => (
                <tr key={seat} className={isWinner(seat) ? styles.winner : ''}>
                  <th scope="row">
                    {nameOf(seat)}
                    {table.seats[seat]?.away === 'resigned' ? <small> ({say('gave-up')})</small> : null}
                  </th>
                  <td>{n}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {table.astray ? null : (
          <Boundary moment={table.id} isSmall>
            <Suspense fallback={<p>{say('loading')}</p>}>
              <Afterwards table={table} />
            </Suspense>
          </Boundary>
        )}
      </div>
      <Trouble text={at.trouble} />
      <div className={styles.buttons}>
        {isSeated ? (
          <Button look="main" icon="turn" onClick={rematch}>
            {say(table.rematch === null ? 'rematch' : 'rematch-waits')}
          </Button>
        ) : null}
        {table.astray ? null : (
          <Button icon="play" onClick={() => go(`/table/${table.id}/replay`)}>
            {say('replay')}
          </Button>
        )}
        <Button look="quiet" icon="home" onClick={() => go('/')}>
          {say('home')}
        </Button>
      </div>
    </section>
  );
}
