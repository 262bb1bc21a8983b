import type { Advice } from '@gloaming/bots';
import type { Present } from '@gloaming/protocol';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import { useWords } from '../words/index.ts';
import { adviceLines, mayAsk, sayChance } from './adviceText.ts';
import styles from './Hint.module.css';
import { previewHandlers } from './previewHandlers.ts';
import sign from './SignOnly.module.css';
import type { Advising } from './useAdvice.ts';

interface Props {
  present: Present;
  advising: Advising;
  onPreview: (option: number | null) => void;
  /** Whoever likes the advice takes it from there. */
  onChoose: (option: number) => void;
}

/** The chance to win, and where it may lie. */
function ChanceBar({ chance, low, high }: Advice) {
  const percent = (share: number): string => `${100 * share}%`;
  return (
    <span className={styles.bar} aria-hidden="true">
      <i style={{ left: percent(low), width: percent(high - low) }} />
      <b style={{ left: percent(chance) }} />
    </span>
  );
}

/** The best few answers with their chances, as a bot sees them that sees what the player sees. */
export function Hint({ present, advising, onPreview, onChoose }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const { advised, ask, forget } = advising;
  const { question } = present;
  if (question === null || !mayAsk(present)) return null;
  const textOf = (option: number): string => question.options.find((each) => each.option === option)?.text ?? '';
  const line = (advice: Advice, i: number) => (
    <li key={advice.option}>
      <button
        type="button"
        onClick={() => onChoose(advice.option)}
        {...previewHandlers((isPreviewing) => onPreview(isPreviewing ? advice.option : null))}
      >
        <span>{textOf(advice.option)}</span>
        <ChanceBar {...advice} />
        <small>{sayChance(language, advice, i === 0)}</small>
      </button>
    </li>
  );
  const isThinking = advised.kind === 'thinking';
  const why = advised.kind === 'found' ? (advised.why?.[language] ?? '') : '';
  // Said at once is the best of it; the rest is read when it is wanted. How far the thinking has come is for the eyes.
  const status = {
    none: () => '',
    thinking: () => say('hint-thinking'),
    failed: () => say('hint-failed'),
    found: () => `${say('hint-best')}: ${adviceLines(present, advising, language)[0] ?? ''}. ${why}`.trim(),
  }[advised.kind]();
  return (
    <>
      <Button
        icon="hint"
        aria-disabled={isThinking}
        aria-expanded={advised.kind === 'found'}
        title={say('hint-about')}
        onClick={() => (advised.kind === 'found' ? forget() : isThinking || ask())}
      >
        <span className={sign.label}>{say('hint')}</span>
      </Button>
      <p className={isThinking || advised.kind === 'failed' ? styles.advice : 'unseen'} role="status">
        {status}
        {isThinking ? <progress max={1} value={advised.share} aria-hidden="true" /> : null}
      </p>
      {advised.kind === 'found' ? (
        <div className={styles.advice}>
          <h3>{say('hint-best')}</h3>
          {why === '' ? null : <p>{why}</p>}
          <ul>{advised.best.map(line)}</ul>
        </div>
      ) : null}
    </>
  );
}
