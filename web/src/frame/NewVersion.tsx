import { takeNewVersion, useNewVersion } from '../offline/newVersion.ts';
import { useHereWords } from '../words/here.ts';
import { useWords } from '../words/index.ts';
import styles from './NewVersion.module.css';

/** A quiet line: whoever goes on as before loses nothing. */
export function NewVersion() {
  const say = useWords();
  const here = useHereWords();
  const isNew = useNewVersion();
  return (
    <p className={isNew ? styles.line : 'unseen'} role="status">
      {isNew ? (
        <>
          {here.newVersion}{' '}
          <button type="button" onClick={takeNewVersion}>
            {say('reload')}
          </button>
        </>
      ) : null}
    </p>
  );
}
