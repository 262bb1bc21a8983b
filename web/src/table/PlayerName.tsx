import type { ReactNode } from 'react';
import type { Desk } from './game.ts';
import styles from './PlayerName.module.css';

interface Props {
  seat: number;
  name: string;
  desk: Desk;
  className?: string | undefined;
  /** Where all of the heading is shortened to its room, not the name in it. */
  title?: string;
  /** Who that is. */
  children?: ReactNode;
}

/** Whose side of the table it is; a button while the question can be answered with a player. */
export function PlayerName({ seat, name, desk, className, title, children }: Props) {
  const target = `seat:${seat}` as const;
  return (
    <h2 id={`player-${seat}`} className={className} title={title}>
      {desk.isLegal(target) ? (
        <button type="button" className={styles.legal} onClick={() => desk.press(target)}>
          {name}
        </button>
      ) : (
        <span title={title === undefined ? name : undefined}>{name}</span>
      )}
      {children}
    </h2>
  );
}
