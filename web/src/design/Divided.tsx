import { useSettings } from '../base/settings.tsx';
import { ARROW, divided, forEars, SOFT_HYPHEN } from '../words/divided.ts';
import styles from './Divided.module.css';

/** What names cards and powers: a word divides only where it would not fit on a line of its own either; ears hear no signs. */
export function Divided({ text }: { text: string }) {
  const { language } = useSettings();
  return divided(language, text)
    .split(/(\s+)/)
    .map((part, i) =>
      part.includes(SOFT_HYPHEN) || part === ARROW ? (
        <span key={i}>
          <span className={part === ARROW ? undefined : styles.whole} aria-hidden="true">
            {part}
          </span>
          {/* Some voices break where a line may end. */}
          <span className="unseen">{forEars(part)}</span>
        </span>
      ) : (
        part
      ),
    );
}
