import { useSettings } from '../base/settings.tsx';
import type { Painted } from './Icon.tsx';
import styles from './LyingTokens.module.css';
import { Stone } from './Token.tsx';
import { TOKEN_WORDS } from './tokenWords.ts';

/** So many lie one by one; more lie in a heap for each kind, with a number. */
const FEW = 4;
const HEAP = 3;

/** Tokens as they lie on a card. */
export function LyingTokens({ on }: { on: readonly (readonly [Painted, number])[] }) {
  const words = TOKEN_WORDS[useSettings().language];
  const isFew = on.reduce((sum, [, n]) => sum + n, 0) <= FEW;
  return on.map(([kind, n]) => (
    <span key={kind} className={isFew ? styles.row : styles.heap}>
      <span className="unseen">
        {words[kind]} {n}{' '}
      </span>
      <span className={styles.stones} aria-hidden="true">
        {Array.from({ length: isFew ? n : Math.min(n, HEAP) }, (_, i) => (
          <Stone key={i} kind={kind} />
        ))}
      </span>
      {isFew ? null : (
        <b className={styles.number} aria-hidden="true">
          {n}
        </b>
      )}
    </span>
  ));
}
