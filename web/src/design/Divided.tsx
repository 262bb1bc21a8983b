import { useSettings } from '../base/settings.tsx';
import { divided, SOFT_HYPHEN } from '../words/divided.ts';
import styles from './Divided.module.css';

/** Names of cards: a word divides only where it would not fit on a line of its own either. */
export function Divided({ text }: { text: string }) {
  const { language } = useSettings();
  return divided(language, text)
    .split(/(\s+)/)
    .map((part, i) =>
      part.includes(SOFT_HYPHEN) ? (
        <span key={i}>
          <span className={styles.whole} aria-hidden="true">
            {part}
          </span>
          {/* Some voices break where a line may end. */}
          <span className="unseen">{part.replaceAll(SOFT_HYPHEN, '')}</span>
        </span>
      ) : (
        part
      ),
    );
}
