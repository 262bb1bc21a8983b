import { sayBarrier } from '@gloaming/engine';
import type { Present } from '@gloaming/protocol';
import { Button } from '../design/Button.tsx';
import type { CardFace } from '../games/face.ts';
import type { AtTable } from '../net/useTable.ts';
import { useSettings } from '../settings.tsx';
import { useWords } from '../words/index.ts';
import styles from './QuestionBar.module.css';
import type { Choosing } from './useChoosing.ts';

interface Props {
  at: AtTable;
  present: Present;
  choosing: Choosing;
  /** The card that was pressed last: its text is said beside what can be done with it. */
  chosen: CardFace | null;
  onLog: () => void;
}

/** Numbers on the keyboard reach so far. */
const KEYS = 9;

/** What is asked, every answer as a button, and undo. */
export function QuestionBar({ at, present, choosing, chosen, onLog }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const { question, undo, seat, table } = present;
  const isAway = seat >= 0 && table.seats[seat].away !== 'here' && table.status === 'playing';
  const names = present.asked.map((each) => table.seats[each].name);
  const quiet = isAway
    ? say('bot-plays')
    : seat < 0
      ? say('watching')
      : names.length > 0
        ? say('waiting-for', { names: names.join(', ') })
        : say('nothing-asked');
  return (
    <section className={`${styles.bar} ${question === null ? '' : styles.asked}`} aria-label={say('question')}>
      <div className={styles.head}>
        <h2 className={styles.text}>{question?.text ?? quiet}</h2>
        <div className={styles.tools}>
          {undo === null ? null : (
            <Button
              icon="undo"
              aria-label={say('undo')}
              title={undo === 'possible' ? say('undo') : sayBarrier(language, undo)}
              disabled={undo !== 'possible' || at.isSending}
              onClick={() => at.send({ undo: true })}
            />
          )}
          <Button className={styles.log} icon="log" aria-label={say('log')} onClick={onLog} />
        </div>
      </div>
      {undo === null || undo === 'possible' || undo === 'nothing-to-undo' ? null : (
        <p className={styles.why}>{sayBarrier(language, undo)}</p>
      )}
      {at.trouble === '' ? null : (
        <p role="alert" className={styles.trouble}>
          {at.trouble}
        </p>
      )}
      {isAway && table.seats[seat].away !== 'resigned' ? (
        <Button look="main" onClick={() => at.act('return')}>
          {say('return')}
        </Button>
      ) : null}
      {choosing.isNarrowed && chosen !== null ? (
        <div className={styles.chosen}>
          <strong>{chosen.text.name}</strong>
          {chosen.text.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ) : null}
      {question === null ? null : (
        <ol className={styles.options}>
          {choosing.options.map(({ option, text }, i) => (
            <li key={option}>
              <button
                type="button"
                className={styles.option}
                disabled={at.isSending}
                onClick={() => choosing.answer(option)}
              >
                <span className={styles.key} aria-hidden="true">
                  {i < KEYS ? i + 1 : ''}
                </span>
                <span>{text}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {choosing.isNarrowed ? (
        <Button look="quiet" onClick={choosing.widen}>
          {say('show-all')}
        </Button>
      ) : null}
    </section>
  );
}
