import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import styles from './OwnPanel.module.css';
import { PlayerName } from './PlayerName.tsx';
import { aboutOf, Badges, type PlayerProps } from './PlayerPanel.tsx';
import { seatColour } from './seatColour.ts';

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
  return (
    <section className={styles.panel} style={seatColour(seat)} aria-labelledby={`player-${seat}`}>
      <header className={styles.head} data-heap={`seat:${seat}`}>
        <PlayerName seat={seat} name={name} desk={desk} className={styles.name} title={name}>
          <span className="unseen"> ({say('you')})</span>
        </PlayerName>
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
