import type { TableInfo } from '@gloaming/protocol';
import { Button } from '../design/Button.tsx';
import type { AtTable } from '../net/useTable.ts';
import { go } from '../route.tsx';
import { useWords } from '../words/index.ts';
import styles from './Result.module.css';

/** How it ended, and again. */
export function Result({ at, table, isSeated }: { at: AtTable; table: TableInfo; isSeated: boolean }) {
  const say = useWords();
  if (table.result === null) return null;
  const { points, winners } = table.result;
  const nameOf = (seat: number): string => table.seats[seat]?.name ?? say('automa');
  const rematch = async (): Promise<void> => {
    const next = await at.act('rematch');
    if (next !== null) go(`/table/${next.table.id}`);
  };
  return (
    <section className={styles.result} aria-labelledby="result">
      <h2 id="result">{say('wins', { names: winners.map(nameOf).join(', '), n: winners.length })}</h2>
      <ol>
        {points
          .map((n, seat) => ({ n, seat }))
          .toSorted((a, b) => b.n - a.n)
          .map(({ n, seat }) => (
            <li key={seat}>
              <span>{nameOf(seat)}</span>
              <b>{n}</b>
            </li>
          ))}
      </ol>
      {isSeated ? (
        <Button look="main" icon="turn" onClick={rematch}>
          {say('rematch')}
        </Button>
      ) : null}
    </section>
  );
}
