import type { ReactNode } from 'react';
import { classes } from '../base/classes.ts';
import { Button } from '../design/Button.tsx';
import { Icon, type IconName } from '../design/Icon.tsx';
import { useWords } from '../words/index.ts';
import { BotSeat } from './BotSeat.tsx';
import type { Desk } from './game.ts';
import { PlayerName } from './PlayerName.tsx';
import styles from './PlayerPanel.module.css';
import { Score } from './Score.tsx';
import { seatColour } from './seatColour.ts';

export interface PlayerProps {
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
  /** What they would be if it ended now, where that is something else. */
  ifEnded?: number;
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

interface BadgeProps {
  icon: IconName;
  isNow?: boolean;
  /** The sign alone; its words are said, and shown when pointed at. */
  isSign: boolean;
  children: string;
}

function Badge({ icon, isNow = false, isSign, children }: BadgeProps) {
  return (
    <li
      className={classes(styles.badge, isNow && styles.now, isSign && styles.sign)}
      title={children}
      data-badge={icon}
    >
      <Icon name={icon} /> <span className={isSign ? 'unseen' : undefined}>{children}</span>
    </li>
  );
}

/** How it is with a player just now; only that it is one's own turn is spelt out. */
export function Badges(props: PlayerProps & { isBrief?: boolean }) {
  const { seat, desk, isMine, isActing, isFirst, hasPassed, isBrief = false } = props;
  const say = useWords();
  const stumbles = desk.stumbles?.[seat] ?? 0;
  if (!isActing && !isFirst && !hasPassed && stumbles === 0) return null;
  return (
    <ul className={styles.badges} aria-label={say('state-of-player')}>
      {isActing ? (
        <Badge icon="play" isNow isSign={isBrief || !isMine}>
          {isMine ? say('your-turn') : say('decides')}
        </Badge>
      ) : null}
      {isFirst ? (
        <Badge icon="first" isSign>
          {say('goes-first')}
        </Badge>
      ) : null}
      {hasPassed ? (
        <Badge icon="passed" isSign>
          {say('passed')}
        </Badge>
      ) : null}
      {stumbles > 0 ? (
        <Badge icon="stumbled" isSign>
          {say('stumbled', { n: stumbles })}
        </Badge>
      ) : null}
    </ul>
  );
}

/** Who they are in the game; of a bot, how strong it is, too. */
export const aboutOf = ({ about = '', desk, seat }: Pick<PlayerProps, 'about' | 'desk' | 'seat'>): string =>
  [about, desk.levels?.[seat] ?? ''].filter((part) => part !== '').join(' · ');

/** One player's side of the table. */
export function PlayerPanel(props: PlayerProps) {
  const { seat, name, desk, isMine, isActing, beside, extra, onCloser, children } = props;
  const say = useWords();
  const about = aboutOf(props);
  const states = classes(isActing && styles.acting, isMine ? styles.mine : styles.rival);
  return (
    <section className={`${styles.panel} ${states}`} style={seatColour(seat)} aria-labelledby={`player-${seat}`}>
      <header className={styles.head} data-heap={`seat:${seat}`}>
        <Score {...props} />
        <BotSeat desk={desk} seat={seat} />
        <div className={styles.who}>
          <PlayerName seat={seat} name={name} desk={desk} className={styles.name}>
            {isMine ? <small> ({say('you')})</small> : null}
          </PlayerName>
          {about === '' ? null : <p className={styles.about}>{about}</p>}
        </div>
        <Badges {...props} />
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
