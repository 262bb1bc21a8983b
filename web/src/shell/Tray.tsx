import { useSettings } from '../base/settings.tsx';
import { Stone } from '../design/Token.tsx';
import { TOKEN_WORDS } from '../design/tokenWords.ts';
import { useWords } from '../words/index.ts';
import styles from './Tray.module.css';
import type { Choosing } from './useChoosing.ts';

interface Props {
  tray: NonNullable<Choosing['tray']>;
  isBusy: boolean;
}

/** Goods to choose from, in any order: each kind with what there is of it, what there will be, one more and one less. */
export function Tray({ tray: { tray, filling, add, takeOff }, isBusy }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const words = TOKEN_WORDS[language];
  return (
    <ul className={styles.tray}>
      {tray.lines.map(({ kind, has, change }, line) => {
        const n = filling.amounts[line];
        const will = has + change * n;
        const mayAdd = filling.mayAdd(line);
        if (!mayAdd && n === 0) return null;
        return (
          <li key={kind} className={n > 0 ? styles.taken : ''}>
            <button
              type="button"
              disabled={isBusy || !mayAdd}
              aria-label={say('tray-more', { what: words[kind], n })}
              title={words[kind]}
              onClick={() => add(line)}
            >
              <Stone kind={kind} />
              <b aria-hidden="true">+</b>
            </button>
            <output aria-label={words[kind]}>
              <b>{n}</b>
              <small>
                {has}
                {will === has ? null : ` → ${will}`}
              </small>
            </output>
            <button
              type="button"
              disabled={isBusy || n === 0}
              aria-label={say('tray-less', { what: words[kind], n })}
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
