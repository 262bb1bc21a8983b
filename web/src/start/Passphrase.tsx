import { useId, useState } from 'react';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import { Trouble } from '../design/Trouble.tsx';
import { call, sayTrouble } from '../net/api.ts';
import { usePlayer } from '../net/player.ts';
import { useWords } from '../words/index.ts';
import styles from './MePage.module.css';

/** A passphrase of one's own: to be set, changed and removed. */
export function Passphrase() {
  const say = useWords();
  const { language } = useSettings();
  const name = usePlayer()?.name ?? '';
  const id = useId();
  const [phrase, setPhrase] = useState('');
  const [said, setSaid] = useState('');
  const [trouble, setTrouble] = useState('');
  const set = async (wanted: string | null): Promise<void> => {
    try {
      setTrouble('');
      await call(language, 'setPassphrase', { body: { passphrase: wanted } });
      setPhrase('');
      setSaid(say(wanted === null ? 'passphrase-none' : 'passphrase-kept'));
    } catch (error) {
      setSaid('');
      setTrouble(sayTrouble(error, say));
    }
  };
  return (
    <section aria-labelledby="passphrase" className={styles.part}>
      <h2 id="passphrase">{say('passphrase-title')}</h2>
      <p>{say('passphrase-text')}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void set(phrase);
        }}
      >
        {/* Browsers that keep passphrases want to know whose it is. */}
        <input className="unseen" type="text" autoComplete="username" value={name} readOnly tabIndex={-1} aria-hidden />
        <label htmlFor={id}>{say('passphrase-new')}</label>
        <input
          id={id}
          type="password"
          autoComplete="new-password"
          maxLength={200}
          value={phrase}
          onChange={(event) => setPhrase(event.target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" disabled={phrase === ''}>
            {say('save')}
          </Button>
          <Button look="quiet" onClick={() => set(null)}>
            {say('passphrase-remove')}
          </Button>
        </div>
      </form>
      <Trouble text={trouble} />
      <p role="status">{said}</p>
    </section>
  );
}
