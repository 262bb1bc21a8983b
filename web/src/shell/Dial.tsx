import { classes } from '../base/classes.ts';
import { useSettings } from '../base/settings.tsx';
import { Icon } from '../design/Icon.tsx';
import { TOKEN_WORDS } from '../design/tokenWords.ts';
import type { Stakes } from '../table/game.ts';
import { useWords } from '../words/index.ts';
import styles from './Dial.module.css';
import type { Choosing } from './useChoosing.ts';

interface Props {
  stakes: Stakes;
  /** By seat. */
  names: readonly string[];
  choosing: Choosing;
  isBusy: boolean;
  /** Set, and on its way. */
  sent: readonly number[];
}

/** Who is fought with, how strong they are now, and how strong they can be at most. */
function Rivals({ stakes, names }: Pick<Props, 'stakes' | 'names'>) {
  const say = useWords();
  if (stakes.rivals.length === 0) return null;
  return (
    <ul className={styles.rivals} aria-label={say('opponents')}>
      {stakes.rivals.map(({ seat, strength, most }) => (
        <li key={seat}>
          <b>{names[seat]}</b>{' '}
          {most === strength
            ? say('rival-strength', { strength })
            : most === null
              ? say('rival-strength-open', { strength })
              : say('rival-strength-most', { strength, most })}
        </li>
      ))}
    </ul>
  );
}

/** How that compares with the strongest of the others, as far as one knows. */
function standingOf({ rivals }: Stakes, strength: number): 'sure' | 'ahead' | 'level' | 'behind' | null {
  if (rivals.length === 0) return null;
  const strongest = Math.max(...rivals.map((rival) => rival.strength));
  if (rivals.every(({ most }) => most !== null && strength > most)) return 'sure';
  if (strength === strongest) return 'level';
  return strength > strongest ? 'ahead' : 'behind';
}

/** A battle dial, number by number: how strong one is with each, and what that reaches. It is secret until all are set. */
export function Dial({ stakes, names, choosing, isBusy, sent }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const set = choosing.told?.option ?? null;
  const { strength, rewards } = stakes;
  const compared = (n: number): string => {
    const standing = standingOf(stakes, strength + n);
    return standing === null ? '' : say(`dial-${standing}`);
  };
  /** What is reached with so much Mana, and not with one less. */
  const newly = (n: number): string =>
    rewards
      .filter(({ least }) => least <= strength + n && (n === 0 || least > strength + n - 1))
      .map(({ least, text }) => `${least}+ ${text}`)
      .join(' ');
  return (
    <div className={styles.dial}>
      <Rivals stakes={stakes} names={names} />
      <p className={styles.heads} aria-hidden="true">
        <Icon name="mana" />
        <span>{say('strength-with')}</span>
        <span>{say('dial-reaches')}</span>
      </p>
      <ol>
        {choosing.options.map((deed) => (
          <li key={deed.option}>
            <button
              type="button"
              className={classes(styles.number, set === deed.option && styles.set)}
              data-number={deed.option}
              disabled={isBusy}
              aria-busy={sent[0] === deed.option}
              aria-pressed={set === deed.option}
              title={`${TOKEN_WORDS[language].mana}: ${deed.option}`}
              onClick={() => choosing.do(deed)}
            >
              <span className="unseen">{deed.text}: </span>
              <b aria-hidden="true">{deed.option}</b>
              <span>
                <span className="unseen">{say('strength-with')} </span>
                {strength + deed.option}
              </span>
              <span className={styles.reached}>
                {newly(deed.option)} <em>{compared(deed.option)}</em>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
