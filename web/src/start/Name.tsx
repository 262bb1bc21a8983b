import { useEffect, useId, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Icon } from '../design/Icon.tsx';
import { asPlayer, rename, sayTrouble } from '../net/api.ts';
import { usePlayer } from '../net/player.ts';
import { Link } from '../route.tsx';
import { useSettings } from '../settings.tsx';
import { useWords } from '../words/index.ts';
import styles from './Start.module.css';

/** What one is called at the tables. */
export function Name({ isAlone = false }: { isAlone?: boolean }) {
  const say = useWords();
  const { language } = useSettings();
  const id = useId();
  const kept = usePlayer()?.name ?? '';
  const [name, setName] = useState(kept);
  const [trouble, setTrouble] = useState('');
  useEffect(() => setName(kept), [kept]);
  const save = async (): Promise<void> => {
    try {
      const player = await asPlayer(language, name, () => rename(language, name));
      setName(player.name);
      setTrouble('');
    } catch (error) {
      setTrouble(sayTrouble(error, say));
    }
  };
  return (
    <form
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label htmlFor={id}>{say('your-name')}</label>
      <input
        id={id}
        value={name}
        maxLength={100}
        autoComplete="nickname"
        placeholder={say('guest')}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" disabled={name.trim() === '' || name === kept}>
        {say('save')}
      </Button>
      {kept !== '' && name === kept ? <Icon name="passed" className={styles.kept} /> : null}
      {isAlone || kept === '' ? null : (
        <Link href="/me" className={styles.more}>
          {say('another-device')}
        </Link>
      )}
      {trouble === '' ? null : <p role="alert">{trouble}</p>}
    </form>
  );
}
