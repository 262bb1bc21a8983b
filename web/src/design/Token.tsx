import { type CSSProperties, memo } from 'react';
import { classes } from '../base/classes.ts';
import { Icon, type Painted } from './Icon.tsx';
import styles from './Token.module.css';

/** Outlines of tokens: what is in the same group differs in outline as well as in colour and sign. */
const OUTLINES: Partial<Record<Painted, string>> = {
  elan: 'M16 1 30 12 25 30H7L2 12z',
  life: 'M16 1c9 0 15 6 15 15 0 9-6 15-15 15S1 25 1 16 7 1 16 1z',
  calm: 'M16 0c4 6 13 10 13 19a13 12 0 0 1-26 0C3 10 12 6 16 0z',
  death: 'M10 1h12l9 9v12l-9 9H10l-9-9V10z',
  gold: 'M16 0 30 8v16l-14 8L2 24V8z',
  herb: 'M16 1c9 0 15 6 15 15 0 9-6 15-15 15S1 25 1 16 7 1 16 1z',
  potion: 'M16 1 31 28a3 3 0 0 1-2 3H3a3 3 0 0 1-2-3z',
  knowledge: 'M3 3h26v26H3z',
  mana: 'M16 0 32 16 16 32 0 16z',
};
const BOTTOM_HEAVY: readonly Painted[] = ['potion', 'calm'];
const ROUND = 'M16 1a15 15 0 1 1 0 30 15 15 0 0 1 0-30z';

/** Called as the token is, in tokens.css or, where it is one game's only, in that game's look.css. */
const colourOf = (kind: Painted) => ({ '--kind': `var(--${kind}, var(--any))` }) as CSSProperties;

/** The token alone, where what it is stands beside it in words. */
export function Stone({ kind }: { kind: Painted }) {
  return (
    <span
      className={classes(styles.stone, BOTTOM_HEAVY.includes(kind) && styles.bottomHeavy)}
      style={colourOf(kind)}
      data-stone=""
      aria-hidden="true"
    >
      <svg className={styles.piece} viewBox="-1 -1 34 36" aria-hidden="true">
        <path d={OUTLINES[kind] ?? ROUND} className={styles.side} />
        <path d={OUTLINES[kind] ?? ROUND} className={styles.top} />
        <path d={OUTLINES[kind] ?? ROUND} className={styles.light} />
      </svg>
      <Icon name={kind} className={styles.sign} />
    </span>
  );
}

interface Props {
  kind: Painted;
  n?: number;
  /** Its name for screen readers, which is read with the number. */
  label: string;
  size?: 'small' | 'usual' | 'large';
}

export const Token = memo(function Token({ kind, n, label, size = 'usual' }: Props) {
  return (
    <span className={`${styles.token} ${styles[size]}`} title={n === undefined ? label : `${label}: ${n}`}>
      <Stone kind={kind} />
      <span className="unseen">{label} </span>
      {n === undefined ? null : <span className={styles.number}>{n}</span>}
    </span>
  );
});
