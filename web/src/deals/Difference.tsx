import type { Difference as Parting } from '@gloaming/protocol';
import styles from './DealPage.module.css';
import { useDealWords } from './words/index.ts';

/** Where I and the best first went different ways: the same question, and two answers side by side. */
export function Difference({ name, answer, question, mine, theirs }: Parting) {
  const words = useDealWords();
  return (
    <section className={styles.part} aria-labelledby="parted">
      <h2 id="parted">{words.parted}</h2>
      <p className={styles.soft}>{words.partedText({ name, n: answer })}</p>
      <p className={styles.question}>{question}</p>
      <dl className={styles.ways}>
        <div>
          <dt>{words.you}</dt>
          <dd>{mine}</dd>
        </div>
        <div>
          <dt>{name}</dt>
          <dd>{theirs}</dd>
        </div>
      </dl>
    </section>
  );
}
