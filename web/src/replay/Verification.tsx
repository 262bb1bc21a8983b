import type { TableInfo } from '@gloaming/protocol';
import { Icon } from '../design/Icon.tsx';
import type { Replayed } from '../record/replayed.ts';
import { useWords } from '../words/index.ts';
import styles from './Verification.module.css';
import { verify } from './verifying.ts';

/** Whether the game was fair, in words. */
export function Verification({ table, replayed }: { table: TableInfo; replayed: Replayed }) {
  const say = useWords();
  const { isRight, checks } = verify(table, replayed, say);
  return (
    <div className={styles.verification}>
      <p role="status" className={isRight ? styles.right : styles.wrong}>
        {say(isRight ? 'verified' : 'not-verified')}
      </p>
      <ul>
        {checks.map((each) => (
          <li key={each.text}>
            {each.isRight === null ? (
              <Icon name="help" />
            ) : (
              <Icon
                name={each.isRight ? 'passed' : 'close'}
                label={say(each.isRight ? 'right' : 'wrong')}
                className={each.isRight ? styles.right : styles.wrong}
              />
            )}
            <span>{each.text}</span>
          </li>
        ))}
      </ul>
      <dl>
        <dt>{say('fingerprint')}</dt>
        <dd>
          <code>{table.keyHash}</code>
        </dd>
        <dt>{say('key')}</dt>
        <dd>
          <code>{table.key}</code>
        </dd>
      </dl>
    </div>
  );
}
