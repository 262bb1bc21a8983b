import { type ReactNode, useId } from 'react';
import styles from './Choice.module.css';
import { Icon } from './Icon.tsx';

interface Props<V extends string> {
  label: string;
  /** Whose choice it is, where others have the same: said to those who do not see what it stands beside. */
  of?: string;
  value: V;
  options: readonly (readonly [V, ReactNode])[];
  onChange: (value: V) => void;
  isBare?: boolean;
}

/** One of a few words: the browser's own list, which every phone and screen reader knows. */
export function Choice<V extends string>({ label, of, value, options, onChange, isBare = false }: Props<V>) {
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id} className={isBare ? 'unseen' : styles.label}>
        {label}
      </label>
      <span className={styles.box}>
        <select
          id={id}
          aria-label={of === undefined ? undefined : `${of}: ${label}`}
          className={styles.select}
          value={value}
          onChange={(event) => {
            const chosen = options.find(([word]) => word === event.target.value);
            if (chosen !== undefined) onChange(chosen[0]);
          }}
        >
          {options.map(([word, text]) => (
            <option key={word} value={word}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="next" />
      </span>
    </span>
  );
}
