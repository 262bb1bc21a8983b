import type { Advice } from '@gloaming/bots';
import type { Present } from '@gloaming/protocol';
import { Button } from '../design/Button.tsx';
import { useSettings } from '../settings.tsx';
import { useWords } from '../words/index.ts';
import styles from './Hint.module.css';
import { type OpenBrain, useAdvice } from './useAdvice.ts';

interface Props {
  present: Present;
  onPonder: (option: number | null) => void;
  open?: OpenBrain;
}

/** The best few answers with their chances, as a bot sees them that sees what the player sees. */
export function Hint({ present, onPonder, open }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const { advised, ask } = useAdvice(present, open);
  const { question, table } = present;
  if (!table.hints || question === null) return null;
  const percent = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : language, { style: 'percent' });
  const textOf = (option: number): string => question.options.find((each) => each.option === option)?.text ?? '';
  const line = ({ option, chance, low, high }: Advice) => (
    <li key={option} onPointerEnter={() => onPonder(option)} onPointerLeave={() => onPonder(null)}>
      <span>{textOf(option)}</span>
      <meter min={0} max={1} value={chance} aria-hidden="true" />
      <small>
        {say('hint-chance', {
          chance: percent.format(chance),
          low: percent.format(low),
          high: percent.format(high),
        })}
      </small>
    </li>
  );
  return (
    <>
      <Button icon="hint" disabled={advised.kind === 'thinking'} title={say('hint-about')} onClick={ask}>
        {say('hint')}
      </Button>
      <div className={styles.advice} role="status">
        {advised.kind === 'thinking' ? (
          <p>{say('hint-thinking', { share: percent.format(advised.share) })}</p>
        ) : advised.kind === 'failed' ? (
          <p>{say('hint-failed')}</p>
        ) : advised.kind === 'found' ? (
          <>
            <h3>{say('hint-best')}</h3>
            <ol>{advised.best.map(line)}</ol>
          </>
        ) : null}
      </div>
    </>
  );
}
