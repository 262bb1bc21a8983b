import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { keep, recall } from '../keeping.ts';
import { Link } from '../route.tsx';
import { useWords } from '../words/index.ts';
import styles from './Welcome.module.css';

/** How a table works, in three sentences, for somebody at their first one; it is in nobody's way, and gone for good by one press. */
export function Welcome() {
  const say = useWords();
  const [isNew, setNew] = useState(() => recall('welcomed') === null);
  if (!isNew) return null;
  return (
    <section className={styles.welcome} aria-label={say('welcome')}>
      <p>
        <strong>{say('welcome')}</strong> {say('welcome-text')} <Link href="/help">{say('help-table')}</Link>
      </p>
      <Button
        onClick={() => {
          keep('welcomed', 'yes');
          setNew(false);
        }}
      >
        {say('got-it')}
      </Button>
    </section>
  );
}
