import type { Card } from '@gloaming/engine';
import { useSettings } from '../base/settings.tsx';
import { Stone } from '../design/Token.tsx';
import { TOKEN_WORDS } from '../design/tokenWords.ts';
import { useWords } from '../words/index.ts';
import styles from './Tray.module.css';
import type { Choosing } from './useChoosing.ts';

interface Props {
  tray: NonNullable<Choosing['tray']>;
  /** What a card is called. */
  nameOf: (card: Card) => string;
  isBusy: boolean;
}

/** Goods to choose from, in any order: each kind with what there is of it, what there will be, one more and one less. */
export function Tray({ tray: { tray, filling, add, takeOff }, nameOf, isBusy }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const words = TOKEN_WORDS[language];
  return (
    <ul className={tray.does === 'build' ? `${styles.tray} ${styles.wide}` : styles.tray}>
      {tray.lines.map(({ kind, target, paid, of, has, change }, line) => {
        const name = of === undefined ? '' : nameOf(of);
        const what = [words[kind], name, paid === undefined ? '' : words[paid]]
          .filter((part) => part !== '')
          .join(', ');
        const n = filling.amounts[line];
        const will = has + change * n;
        const mayAdd = filling.mayAdd(line);
        if (!mayAdd && n === 0) return null;
        return (
          <li key={line} className={n > 0 ? styles.taken : ''} data-line={target ?? ''}>
            <button
              type="button"
              disabled={isBusy || !mayAdd}
              aria-label={say('tray-more', { what, n })}
              title={what}
              onClick={() => add(line)}
            >
              <Stone kind={kind} />
              {paid === undefined ? null : <Stone kind={paid} />}
              <b aria-hidden="true">+</b>
            </button>
            <output aria-label={what}>
              <b>{n}</b>
              {name === '' ? null : <span className={styles.of}>{name}</span>}
              <small>
                {has}
                {will === has ? null : ` → ${will}`}
              </small>
            </output>
            <button
              type="button"
              disabled={isBusy || n === 0}
              aria-label={say('tray-less', { what, n })}
              onClick={() => takeOff(line)}
            >
              <b aria-hidden="true">−</b>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
