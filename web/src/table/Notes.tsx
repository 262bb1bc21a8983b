import type { Note } from '../design/face.ts';
import { useWords } from '../words/index.ts';
import styles from './Notes.module.css';

/** What the words on a card mean, each with the number of its rule. */
export function Notes({ notes }: { notes: readonly Note[] }) {
  const say = useWords();
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-label={say('rules-of-it')}>
      <ul>
        {notes.map(({ rule, text }) => (
          <li key={rule}>
            <b>{rule}</b> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
