import type { Account } from '@gloaming/bots';
import { useSettings } from '../base/settings.tsx';
import { REVIEW_WORDS } from '../words/review.ts';
import styles from './Bridge.module.css';
import { percent, signed } from './curve.ts';

interface Part {
  readonly name: string;
  readonly kind: 'end' | 'own' | 'others' | 'luck';
  readonly text: string;
  /** From where to where it reaches, in chances. */
  readonly from: number;
  readonly to: number;
}

/** From the chance at the start to the result: what own play, others and luck did, each beginning where the last one ended. */
export function Bridge({ account, isAlone }: { account: Account; isAlone: boolean }) {
  const { language } = useSettings();
  const words = REVIEW_WORDS[language];
  const { start, own, others, luck, result } = account;
  const afterOwn = start + own;
  const afterOthers = afterOwn + others;
  const parts: Part[] = [
    { name: words.start, kind: 'end', text: `${percent(start)} %`, from: 0, to: start },
    { name: words.own, kind: 'own', text: signed(own), from: start, to: afterOwn },
    ...(isAlone
      ? []
      : [{ name: words.others, kind: 'others', text: signed(others), from: afterOwn, to: afterOthers } as const]),
    { name: words.luck, kind: 'luck', text: signed(luck), from: afterOthers, to: afterOthers + luck },
    { name: words.result, kind: 'end', text: `${percent(result)} %`, from: 0, to: result },
  ];
  const low = Math.min(0, ...parts.map(({ from, to }) => Math.min(from, to)));
  const high = Math.max(1, ...parts.map(({ from, to }) => Math.max(from, to)));
  const at = (chance: number): number => (100 * (chance - low)) / (high - low);
  return (
    <section className={styles.bridge} aria-label={words.parts}>
      <h2>{words.parts}</h2>
      <dl>
        {parts.map(({ name, kind, text, from, to }) => (
          <div key={name} className={styles.part} data-kind={kind}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.track} aria-hidden="true">
                <span
                  className={styles.bar}
                  style={{
                    insetInlineStart: `${at(Math.min(from, to))}%`,
                    width: `${Math.max(0.6, at(Math.max(from, to)) - at(Math.min(from, to)))}%`,
                  }}
                />
              </span>
              <strong>{text}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
