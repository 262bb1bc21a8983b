import type { Present } from '@gloaming/protocol';
import { useSettings } from '../base/settings.tsx';
import { Icon } from '../design/Icon.tsx';
import { cardOf, type TableGame } from '../table/game.ts';
import { useWords } from '../words/index.ts';
import styles from './Refusals.module.css';

interface Props {
  present: Present;
  game: TableGame<unknown>;
  names: readonly string[];
}

/** What cannot be done just now and is no card, which says itself why not: Action Spaces, free actions, kinds to pay with, a dial. */
export function Refusals({ present: { view, question }, game, names }: Props) {
  const say = useWords();
  const { language } = useSettings();
  if (view === null || question === null) return null;
  const all = game.refusals(view, language, names).filter(({ target }) => cardOf(target) === null);
  if (all.length === 0) return null;
  return (
    <details className={styles.refusals}>
      <summary>
        <Icon name="help" /> {say('why-title')} ({all.length})
      </summary>
      <dl>
        {all.map(({ text, reasons }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{reasons.join(' ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
