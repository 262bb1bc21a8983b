import type { ReactNode } from 'react';
import { Button } from '../design/Button.tsx';
import { Icon, type IconName } from '../design/Icon.tsx';
import { Medal } from '../design/Medal.tsx';
import { useWords } from '../words/index.ts';
import type { Desk } from './game.ts';
import styles from './PlayerPanel.module.css';

interface Props {
  seat: number;
  name: string;
  /** What stands under the name: a clan, a mage. */
  about?: string;
  desk: Desk;
  isMine: boolean;
  isActing: boolean;
  isFirst: boolean;
  hasPassed: boolean;
  points: number;
  /** How many end the game, where a number does. */
  enough?: number;
  /** Beside the name. */
  beside?: ReactNode;
  /** Pool and piles. */
  extra?: ReactNode;
  /** Opens everything of this player in full. */
  onCloser?: () => void;
  children?: ReactNode;
}

function Badge({ icon, isNow = false, children }: { icon: IconName; isNow?: boolean; children: string }) {
  return (
    <li className={`${styles.badge} ${isNow ? styles.now : ''}`} title={children}>
      <Icon name={icon} /> <span>{children}</span>
    </li>
  );
}

/** Somebody's side of the table. */
export function PlayerPanel(props: Props) {
  const { seat, name, about = '', desk, isMine, isActing, isFirst, hasPassed, points, enough, children } = props;
  const { beside, extra, onCloser } = props;
  const say = useWords();
  const id = `player-${seat}`;
  const stumbles = desk.stumbles?.[seat] ?? 0;
  const target = `seat:${seat}` as const;
  const states = [styles[`seat${seat % 4}`], isActing && styles.acting, isMine ? styles.mine : styles.rival];
  return (
    <section className={[styles.panel, ...states].filter(Boolean).join(' ')} aria-labelledby={id}>
      <header className={styles.head} data-heap={`seat:${seat}`}>
        <Medal points={points} {...(enough === undefined ? {} : { enough })} />
        <div className={styles.who}>
          <h2 id={id} className={styles.name}>
            {desk.isLegal(target) ? (
              <button type="button" className={styles.legal} onClick={() => desk.press(target)}>
                {name}
              </button>
            ) : (
              <span title={isMine ? name : undefined}>{name}</span>
            )}
            {isMine ? <small> ({say('you')})</small> : null}
          </h2>
          {about === '' ? null : <p className={styles.about}>{about}</p>}
        </div>
        {isActing || isFirst || hasPassed || stumbles > 0 ? (
          <ul className={styles.badges} aria-label={say('state-of-player')}>
            {isActing ? (
              <Badge icon="play" isNow>
                {isMine ? say('your-turn') : say('decides')}
              </Badge>
            ) : null}
            {isFirst ? <Badge icon="first">{say('goes-first')}</Badge> : null}
            {hasPassed ? <Badge icon="passed">{say('passed')}</Badge> : null}
            {stumbles > 0 ? <Badge icon="stumbled">{say('stumbled', { n: stumbles })}</Badge> : null}
          </ul>
        ) : null}
        {beside}
        {onCloser === undefined ? null : (
          <Button
            look="quiet"
            icon="zoom"
            className={styles.closer}
            aria-label={say('look-closer', { name })}
            title={say('look-closer', { name })}
            onClick={onCloser}
          />
        )}
        {extra === undefined ? null : <div className={styles.extra}>{extra}</div>}
      </header>
      {children}
    </section>
  );
}
