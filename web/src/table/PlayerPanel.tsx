import type { ReactNode } from 'react';
import { Icon } from '../design/Icon.tsx';
import type { Desk } from '../games/table.ts';
import { useWords } from '../words/index.ts';
import styles from './PlayerPanel.module.css';

interface Props {
  seat: number;
  name: string;
  desk: Desk;
  isMine: boolean;
  isActing: boolean;
  isFirst: boolean;
  hasPassed: boolean;
  points: number;
  /** How many end the game, where a number does. */
  enough?: number;
  extra?: ReactNode;
  children: ReactNode;
}

/** Somebody's side of the table. */
export function PlayerPanel(props: Props) {
  const { seat, name, desk, isMine, isActing, isFirst, hasPassed, points, enough, extra, children } = props;
  const say = useWords();
  const id = `player-${seat}`;
  const target = `seat:${seat}` as const;
  const pointsText =
    enough === undefined ? `${say('points')}: ${points}` : say('points-of', { n: points, most: enough });
  return (
    <section
      className={`${styles.panel} ${styles[`seat${seat % 4}`]} ${isActing ? styles.acting : ''}`}
      aria-labelledby={id}
    >
      <header className={styles.head}>
        <h2 id={id} className={styles.name}>
          {desk.isLegal(target) ? (
            <button type="button" className={styles.legal} onClick={() => desk.press(target)}>
              {name}
            </button>
          ) : (
            name
          )}
          {isMine ? <small> ({say('you')})</small> : null}
        </h2>
        {isFirst ? (
          <span className={styles.badge}>
            <Icon name="first" /> {say('first-player')}
          </span>
        ) : null}
        {hasPassed ? (
          <span className={styles.badge}>
            <Icon name="passed" /> {say('passed')}
          </span>
        ) : null}
        <span className={styles.points} title={pointsText}>
          <Icon name="points" />
          <b aria-hidden="true">{points}</b>
          {enough === undefined ? null : <span aria-hidden="true">/ {enough}</span>}
          <span className="unseen">{pointsText}</span>
        </span>
      </header>
      {extra}
      {children}
    </section>
  );
}
