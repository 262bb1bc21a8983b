import type { Advice } from '@gloaming/bots';
import type { Present } from '@gloaming/protocol';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import { useWords } from '../words/index.ts';
import styles from './Hint.module.css';
import { previewHandlers } from './previewHandlers.ts';
import bar from './QuestionBar.module.css';
import { type OpenBrain, useAdvice } from './useAdvice.ts';

interface Props {
  present: Present;
  onPreview: (option: number | null) => void;
  /** Whoever likes the advice takes it from there. */
  onChoose: (option: number) => void;
  open?: OpenBrain;
}

/** The best few answers with their chances, as a bot sees them that sees what the player sees. */
export function Hint({ present, onPreview, onChoose, open }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const { advised, ask, forget } = useAdvice(present, open);
  const { question, table } = present;
  // Where there is nothing to choose there is nothing to advise.
  if (!table.hints || question === null || question.options.length < 2) return null;
  const percent = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : language, { style: 'percent' });
  const textOf = (option: number): string => question.options.find((each) => each.option === option)?.text ?? '';
  const sayChance = ({ chance, low, high }: Advice): string => {
    const [middle, from, to] = [chance, low, high].map((each) => percent.format(each));
    // Something so sure that its range cannot be told from it in whole numbers has none to speak of.
    return from === to
      ? say('hint-sure', { chance: middle })
      : say('hint-chance', { chance: middle, low: from, high: to });
  };
  const line = (advice: Advice) => (
    <li key={advice.option}>
      <button
        type="button"
        onClick={() => onChoose(advice.option)}
        {...previewHandlers((isPreviewing) => onPreview(isPreviewing ? advice.option : null))}
      >
        <span>{textOf(advice.option)}</span>
        <meter min={0} max={1} value={advice.chance} aria-hidden="true" />
        <small>{sayChance(advice)}</small>
      </button>
    </li>
  );
  const isThinking = advised.kind === 'thinking';
  return (
    <>
      <Button
        icon="hint"
        aria-disabled={isThinking}
        aria-expanded={advised.kind === 'found'}
        title={say('hint-about')}
        onClick={() => (advised.kind === 'found' ? forget() : isThinking || ask())}
      >
        <span className={bar.label}>{say('hint')}</span>
      </Button>
      <div className={styles.advice} role="status">
        {advised.kind === 'thinking' ? (
          <p>
            {say('hint-thinking')}
            {/* Said once: how far it has come is for the eyes. */}
            <progress max={1} value={advised.share} aria-hidden="true" />
          </p>
        ) : advised.kind === 'failed' ? (
          <p>{say('hint-failed')}</p>
        ) : advised.kind === 'found' ? (
          <>
            <h3>{say('hint-best')}</h3>
            <ul>{advised.best.map(line)}</ul>
          </>
        ) : null}
      </div>
    </>
  );
}
