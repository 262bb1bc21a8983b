import type { Present } from '@gloaming/protocol';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Icon } from '../design/Icon.tsx';
import { Toolbar } from '../design/Toolbar.tsx';
import type { AtTable } from '../net/useTable.ts';
import { useWords } from '../words/index.ts';
import styles from './Waiting.module.css';

/** Before the game: who sits where, and the link for those who are still to come. */
export function Waiting({ at, present }: { at: AtTable; present: Present }) {
  const say = useWords();
  const [isCopied, setCopied] = useState(false);
  const { table, seat } = present;
  const link = location.href;
  const isOwner = seat >= 0 && table.seats[seat].player?.id === table.owner.id;
  const copy = async (): Promise<void> => {
    // Where the page may not write to the clipboard the link is there to be read.
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <div data-mood={table.game}>
      <Toolbar />
      <main id="content" className={styles.page}>
        <h1>{table.title}</h1>
        <p>{say('share-text')}</p>
        <p className={styles.link}>
          <code>{link}</code>
          <Button icon="link" onClick={copy}>
            {isCopied ? say('copied') : say('copy-link')}
          </Button>
        </p>
        <ol className={styles.seats}>
          {table.seats.map((each) => (
            <li key={each.seat}>
              <Icon name={each.kind === 'bot' ? 'bot' : 'people'} />
              {each.name === '' ? <em>{say('seat-free')}</em> : <strong>{each.name}</strong>}
              {each.seat === seat ? <small>({say('you')})</small> : null}
            </li>
          ))}
        </ol>
        {at.trouble === '' ? null : <p role="alert">{at.trouble}</p>}
        <div className={styles.buttons}>
          {seat < 0 ? (
            <Button look="main" onClick={() => at.act('join')}>
              {say('join')}
            </Button>
          ) : (
            <Button onClick={() => at.act('leave')}>{say('leave')}</Button>
          )}
          {isOwner ? (
            <Button look="main" icon="play" onClick={() => at.act('start')}>
              {say('start-now')}
            </Button>
          ) : null}
        </div>
      </main>
    </div>
  );
}
