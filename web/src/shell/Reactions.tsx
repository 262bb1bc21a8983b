import type { Present, Reacted, Reaction } from '@gloaming/protocol';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import { call } from '../net/api.ts';
import { useWords } from '../words/index.ts';
import styles from './Reactions.module.css';

/** In the order in which they are offered: the type says that none is missing by name. */
const ALL = ['well-played', 'thanks', 'thinking', 'oops', 'wow', 'good-game'] as const satisfies readonly Reaction[];

/** One of six things, said to all at the table; where there is nobody else but bots there is nobody to hear it. */
export function Reactions({ present: { table, seat } }: { present: Present }) {
  const say = useWords();
  const { language } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event): void => {
      const isOutside = event.target instanceof Node && around.current?.contains(event.target) === false;
      if (isOutside || (event instanceof KeyboardEvent && event.key === 'Escape')) setOpen(false);
    };
    addEventListener('pointerdown', close);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', close);
    };
  }, [isOpen]);
  const isHeard = seat >= 0 && table.seats.some(({ kind }, each) => each !== seat && kind !== 'bot');
  if (!isHeard || table.status === 'open') return null;
  const react = (reaction: Reaction): void => {
    setOpen(false);
    // Whoever says too much is not heard for a while, and need not be told.
    call(language, 'react', { params: { table: table.id }, body: { reaction } }).catch(() => undefined);
  };
  return (
    <div ref={around} className={styles.reactions}>
      <Button
        look="quiet"
        icon="say"
        aria-label={say('say-something')}
        title={say('say-something')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <ul className={styles.all} aria-label={say('say-something')}>
          {ALL.map((reaction) => (
            <li key={reaction}>
              <Button look="quiet" onClick={() => react(reaction)}>
                {say(`reaction-${reaction}`)}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** What somebody has said just now, for a moment: seen, and heard. */
export function Said({ said, names }: { said: Reacted | null; names: readonly string[] }) {
  const say = useWords();
  return (
    <p className={styles.said} role="status">
      {said === null ? null : (
        <span key={`${said.seat} ${said.reaction}`} className={styles[`seat${said.seat % 4}`]}>
          <b>{names[said.seat]}:</b> {say(`reaction-${said.reaction}`)}
        </span>
      )}
    </p>
  );
}
