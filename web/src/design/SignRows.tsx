import type { Sign, SignRow } from '@gloaming/engine';
import { Divided } from './Divided.tsx';
import { Icon, type IconName, type Painted } from './Icon.tsx';
import styles from './SignRows.module.css';
import { Stone } from './Token.tsx';

type Shown = Sign<Painted, IconName>;

/** One sign, a token or a word, with its number. */
export function SignOf({ sign }: { sign: Shown }) {
  if ('token' in sign)
    return (
      <span className={styles.counted}>
        {sign.n}
        <Stone kind={sign.token} />
      </span>
    );
  if ('sign' in sign)
    return (
      <span className={styles.counted}>
        {sign.n}
        <Icon name={sign.sign} className={styles.sign} />
      </span>
    );
  if ('word' in sign && sign.word === ':') return <span className={styles.colon}>:</span>;
  // A row that is too narrow breaks between words as it does between signs.
  if ('word' in sign)
    return sign.word.split(' ').map((word, i) => (
      <span key={i} className={styles.word}>
        <Divided text={word} />
      </span>
    ));
  if ('except' in sign)
    return (
      <span className={styles.except}>
        {sign.except.map((kind) => (
          <Stone key={kind} kind={kind} />
        ))}
      </span>
    );
  return (
    <span className={styles.unless}>
      <All signs={sign.unless} />
    </span>
  );
}
const All = ({ signs }: { signs: readonly Shown[] }) => signs.map((sign, i) => <SignOf key={i} sign={sign} />);

/** What a card does, in signs; ears are told the sentences. */
export function SignRows({ rows }: { rows: readonly SignRow<Painted, IconName>[] }) {
  return (
    <span className={styles.rows} aria-hidden="true">
      {rows.map(({ when, signs }, i) => (
        <span key={i} className={styles.row} data-when={when}>
          <All signs={signs} />
        </span>
      ))}
    </span>
  );
}
