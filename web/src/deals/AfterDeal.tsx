import type { TableInfo } from '@gloaming/protocol';
import { go } from '../base/route.tsx';
import { Button } from '../design/Button.tsx';
import styles from './DealPage.module.css';
import { useDealWords } from './words/index.ts';

/** After a try that counted: what everybody did is a press away. What lay hidden stays so until the day is over everywhere. */
export function AfterDeal({ game, deal }: { game: string; deal: NonNullable<TableInfo['deal']> }) {
  const words = useDealWords();
  return (
    <section className={styles.part} aria-labelledby="deal-results">
      <h3 id="deal-results">{words.title}</h3>
      <p className={styles.soft}>{words.counts}</p>
      <Button look="main" icon="coven" onClick={() => go(`/deal/${game}/${deal.day}`)}>
        {words.results}
      </Button>
    </section>
  );
}
