import { useSettings } from '../base/settings.tsx';
import { Stone } from '../design/Token.tsx';
import { TOKEN_WORDS } from '../design/tokenWords.ts';
import type { Preview } from '../table/preview.ts';
import { useWords } from '../words/index.ts';
import styles from './Outcome.module.css';

/** One's own goods as they will be. */
export function Becoming({ goods }: Pick<Preview, 'goods'>) {
  const { language } = useSettings();
  const words = TOKEN_WORDS[language];
  if (goods.length === 0) return null;
  return (
    <span className={styles.goods}>
      {goods.map(({ kind, before, after }) => (
        <span key={kind} className={styles.good} title={words[kind]}>
          <Stone kind={kind} />
          <span className="unseen">{words[kind]} </span>
          {before} <span aria-hidden="true">→</span>
          <span className="unseen">, </span> <b>{after}</b>
        </span>
      ))}
    </span>
  );
}

/** What an answer that is pointed at will do. */
export function Outcome({ lines, goods }: Preview) {
  const say = useWords();
  return lines.length === 0 ? null : (
    <div className={styles.outcome} aria-hidden="true">
      <h3>{say('will-happen')}</h3>
      <Becoming goods={goods} />
      {lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </div>
  );
}
