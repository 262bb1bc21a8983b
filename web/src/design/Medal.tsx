import { useWords } from '../words/index.ts';
import { Icon } from './Icon.tsx';
import styles from './Medal.module.css';

const ROUND = 2 * Math.PI * 19;

/** Points; where a number of them ends the game, a ring that fills. */
export function Medal({ points, enough }: { points: number; enough?: number }) {
  const say = useWords();
  const text = enough === undefined ? `${say('points')}: ${points}` : say('points-of', { n: points, most: enough });
  const part = enough === undefined ? 1 : Math.min(1, Math.max(0, points / enough));
  return (
    <span className={styles.medal} title={text}>
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="19" className={styles.groove} />
        <circle
          cx="22"
          cy="22"
          r="19"
          className={styles.ring}
          strokeDasharray={`${part * ROUND} ${ROUND}`}
          transform="rotate(-90 22 22)"
        />
      </svg>
      <b aria-hidden="true">{points}</b>
      {enough === undefined ? (
        <Icon name="points" className={styles.star} />
      ) : (
        <small aria-hidden="true">/{enough}</small>
      )}
      <span className="unseen">{text}</span>
    </span>
  );
}
