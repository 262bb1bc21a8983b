import { useEffect, useId, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Icon } from '../design/Icon.tsx';
import { asPlayer, getMe, Refusal, rename } from '../net/api.ts';
import { useSettings } from '../settings.tsx';
import { useWords } from '../words/index.ts';
import styles from './Start.module.css';

/** What one is called at the tables. */
export function Name() {
  const say = useWords();
  const { language } = useSettings();
  const id = useId();
  const [name, setName] = useState('');
  const [kept, setKept] = useState('');
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    getMe(language).then(
      (player) => {
        setName(player.name);
        setKept(player.name);
      },
      () => undefined,
    );
  }, [language]);
  const save = async (): Promise<void> => {
    try {
      const player = await asPlayer(language, name, () => rename(language, name));
      setName(player.name);
      setKept(player.name);
      setTrouble('');
    } catch (error) {
      setTrouble(error instanceof Refusal ? error.message : say('no-network'));
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
      {trouble === '' ? null : <p role="alert">{trouble}</p>}
    </form>
  );
}
