import type { Painted } from '../design/Icon.tsx';
import { Token } from '../design/Token.tsx';
import type { Desk, Target } from '../games/table.ts';
import { useSettings } from '../settings.tsx';
import { useWords } from '../words/index.ts';
import { TOKEN_WORDS } from '../words/tokens.ts';
import styles from './Goods.module.css';

interface Props {
  label: string;
  /** What there is, with what it is called when it can be pressed. */
  goods: readonly { kind: Painted; n: number; target?: Target }[];
  desk?: Desk;
}

/** A row of tokens with their numbers; those that answer the question are buttons. */
export function Goods({ label, goods, desk }: Props) {
  const { language } = useSettings();
  const say = useWords();
  const words = TOKEN_WORDS[language];
  return (
    <ul className={styles.goods} aria-label={label}>
      {goods.map(({ kind, n, target }) => (
        <li key={kind} className={n === 0 ? styles.none : ''}>
          {target !== undefined && desk?.isLegal(target) ? (
            <button
              type="button"
              className={styles.legal}
              aria-label={`${words[kind]} ${n}, ${say('can-be-chosen')}`}
              onClick={() => desk.press(target)}
            >
              <Token kind={kind} n={n} label={words[kind]} />
            </button>
          ) : (
            <Token kind={kind} n={n} label={words[kind]} />
          )}
        </li>
      ))}
    </ul>
  );
}
