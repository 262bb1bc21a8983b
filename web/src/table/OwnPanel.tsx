import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import styles from './OwnPanel.module.css';
import { aboutOf, Badges, type PlayerProps } from './PlayerPanel.tsx';

type Props = Pick<PlayerProps, 'seat' | 'name' | 'about' | 'desk' | 'isActing' | 'isFirst' | 'hasPassed'> & {
  /** In the line of the name. */
  beside?: ReactNode;
  children?: ReactNode;
};

/** One's own side of a table that is longer than the window, but for what lies in the dock: a line, and what is in play. */
export function OwnPanel({ beside, children, ...props }: Props) {
  const { seat, name, desk } = props;
  const say = useWords();
  const about = aboutOf(props);
  const target = `seat:${seat}` as const;
  return (
    <section className={`${styles.panel} ${styles[`seat${seat % 4}`]}`} aria-labelledby={`player-${seat}`}>
      <header className={styles.head} data-heap={`seat:${seat}`}>
        <h2 id={`player-${seat}`} className={styles.name} title={name}>
          {desk.isLegal(target) ? (
            <button type="button" className={styles.legal} onClick={() => desk.press(target)}>
              {name}
            </button>
          ) : (
            <span>{name}</span>
          )}
          <span className="unseen"> ({say('you')})</span>
        </h2>
        {about === '' ? null : (
          <p className={styles.about} title={about}>
            {about}
          </p>
        )}
        <Badges {...props} points={0} isMine isBrief />
        {beside === undefined ? null : <div className={styles.beside}>{beside}</div>}
      </header>
      {children}
    </section>
  );
}
