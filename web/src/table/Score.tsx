import { Medal } from '../design/Medal.tsx';
import { useWords } from '../words/index.ts';
import type { Desk } from './game.ts';
import styles from './Score.module.css';
import { useSeen } from './underway.tsx';

interface Props {
  seat: number;
  points: number;
  /** How many end the game, where a number does. */
  enough?: number;
  ifEnded?: number;
  desk: Desk;
}

/** A player's points, and what they would be if it ended now; a press shows where they come from. */
export function Score({ seat, points, enough, ifEnded = points, desk }: Props) {
  const say = useWords();
  const at = `score:${seat}`;
  const seen = useSeen(at)('points', points);
  const medal = <Medal points={seen} {...(enough === undefined ? {} : { enough })} />;
  const ending = ifEnded === points ? '' : say('if-ended', { n: ifEnded });
  const shown = (
    <>
      {medal}
      {ending === '' ? null : (
        <small className={styles.ending} title={ending}>
          <span aria-hidden="true">→ {ifEnded}</span>
          <span className="unseen">{ending}</span>
        </small>
      )}
    </>
  );
  if (desk.showScore === undefined)
    return (
      <span className={styles.score} data-spot={at}>
        {shown}
      </span>
    );
  return (
    <button type="button" className={styles.score} data-spot={at} onClick={desk.showScore}>
      {shown}
      <span className="unseen">{say('where-from')}</span>
    </button>
  );
}
