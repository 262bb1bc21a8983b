import type { Finished } from '@gloaming/protocol';
import { Link } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { sayDate } from '../deals/days.ts';
import { Button } from '../design/Button.tsx';
import { useWords } from '../words/index.ts';
import styles from './RecordPage.module.css';
import type { Mine } from './useRecord.ts';
import { type MineWords, useMineWords } from './words/index.ts';

function sayOutcome(words: MineWords, { outcome, points, best }: Finished): string {
  switch (outcome) {
    case 'won':
      return `${words.wonGame} ${points} : ${best}`;
    case 'lost':
      return `${words.lostGame} ${points} : ${best}`;
    case 'resigned':
      return words.resigned;
  }
}

/** Where it can be looked at again. */
function Ways({ one }: { one: Finished }) {
  const words = useMineWords();
  const { table, kept, sealed, day, game, outcome } = one;
  if (sealed && day !== null) return <Link href={`/deal/${game}/${day}`}>{words.ofDay}</Link>;
  if (!kept) return <span className={styles.soft}>{words.gone}</span>;
  return (
    <>
      <Link href={`/table/${table}/replay`}>{words.replay}</Link>
      {outcome === 'resigned' ? null : <Link href={`/table/${table}/review`}>{words.review}</Link>}
    </>
  );
}

/** Every finished game, the newest first. */
export function FinishedGames({ mine: { finished, hasMore, showMore } }: { mine: Mine }) {
  const say = useWords();
  const words = useMineWords();
  const { language } = useSettings();
  if (finished.length === 0) return null;
  return (
    <section aria-labelledby="finished" className={styles.finished}>
      <h2 id="finished">{words.list}</h2>
      <ul>
        {finished.map((one) => {
          const notes = [
            one.figure,
            one.sealed || one.day === null ? null : words.ofDay,
            one.counts ? null : words.notCounted,
          ];
          return (
            <li key={one.table} data-outcome={one.outcome} data-mood={one.game}>
              <div>
                <strong>{sayOutcome(words, one)}</strong>
                <span>
                  {one.title} · {one.names.join(', ') || say('automa')}
                </span>
                <small>{[sayDate(language, one.ended), ...notes].filter((note) => note !== null).join(' · ')}</small>
              </div>
              <nav aria-label={`${words.ways}: ${one.title}, ${sayDate(language, one.ended)}`}>
                <Ways one={one} />
              </nav>
            </li>
          );
        })}
      </ul>
      {hasMore ? <Button onClick={showMore}>{words.more}</Button> : null}
    </section>
  );
}
