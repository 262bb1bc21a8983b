import { useEffect, useState } from 'react';
import { useSettings } from '../base/settings.tsx';
import type { Painted } from '../design/Icon.tsx';
import { Token } from '../design/Token.tsx';
import { TOKEN_WORDS } from '../design/tokenWords.ts';
import { useWords } from '../words/index.ts';
import styles from './Goods.module.css';
import type { Desk, Target } from './game.ts';
import type { Spot } from './tokens.ts';
import { useSeen } from './underway.tsx';

interface Props {
  label: string;
  /** Where on the table these lie: tokens fly there. */
  at?: Spot;
  /** What there is, with what it is called when it can be pressed. */
  goods: readonly { kind: Painted; n: number; target?: Target }[];
  desk?: Desk;
  /** One's own are large enough to be pressed. */
  size?: 'small' | 'large';
}

const SHOWN_FOR = 1800;

/** How much came or went, for a moment; who cannot see it reads the log. */
function Change({ n }: { n: number }) {
  const [before, setBefore] = useState(n);
  const change = n - before;
  useEffect(() => {
    if (n === before) return;
    const timer = setTimeout(() => setBefore(n), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [n, before]);
  if (change === 0) return null;
  return (
    <span key={n} className={`${styles.change} ${change < 0 ? styles.less : ''}`} aria-hidden="true">
      {change > 0 ? `+${change}` : `−${-change}`}
    </span>
  );
}

/** So many of a pile of tokens are seen. */
const HIGHEST = 4;

/** A row of tokens with their numbers; those that answer the question are buttons. */
export function Goods({ label, at, goods, desk, size = 'small' }: Props) {
  const { language } = useSettings();
  const say = useWords();
  const words = TOKEN_WORDS[language];
  const seen = useSeen(at);
  const tokenSize = size === 'large' ? 'usual' : 'small';
  return (
    <ul className={`${styles.goods} ${styles[size]}`} aria-label={label} data-spot={at}>
      {goods.map(({ kind, n, target }) => (
        <li
          key={kind}
          className={`${styles.well} ${seen(kind, n) === 0 ? styles.none : ''}`}
          data-kind={kind}
          data-pile={Math.min(HIGHEST, seen(kind, n))}
        >
          {target !== undefined && desk?.isLegal(target) ? (
            <button
              type="button"
              className={styles.legal}
              aria-label={`${words[kind]} ${n}, ${say('can-be-chosen')}`}
              onClick={() => desk.press(target)}
            >
              <Token kind={kind} n={seen(kind, n)} label={words[kind]} size={tokenSize} />
            </button>
          ) : (
            <Token kind={kind} n={seen(kind, n)} label={words[kind]} size={tokenSize} />
          )}
          <Change n={n} />
        </li>
      ))}
    </ul>
  );
}
