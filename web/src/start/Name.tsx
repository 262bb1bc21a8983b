import { useId, useState } from 'react';
import { Link } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import { Icon } from '../design/Icon.tsx';
import { Trouble } from '../design/Trouble.tsx';
import { asPlayer, rename, sayTrouble } from '../net/api.ts';
import { usePlayer } from '../net/player.ts';
import { useWords } from '../words/index.ts';
import styles from './Start.module.css';

interface Props {
  isAlone?: boolean;
  /** What the name is wanted for: one button does both. */
  next?: { label: string; act: () => void };
}

/** What one is called at the tables. */
export function Name({ isAlone = false, next }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const id = useId();
  const kept = usePlayer()?.name ?? '';
  /** Null until something is typed: that stays, even if the player's name becomes known late. */
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? kept;
  const [trouble, setTrouble] = useState('');
  const isChanged = name.trim() !== '' && name !== kept;
  const save = async (): Promise<void> => {
    if (!isChanged) return next?.act();
    try {
      await asPlayer(language, name, () => rename(language, name));
      setTyped((now) => (now === name ? null : now));
      setTrouble('');
      next?.act();
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
        onChange={(event) => setTyped(event.target.value)}
      />
      {next === undefined ? (
        <Button type="submit" disabled={!isChanged}>
          {say('save')}
        </Button>
      ) : (
        <Button type="submit" look="main" icon="people">
          {next.label}
        </Button>
      )}
      {kept !== '' && name === kept ? <Icon name="passed" className={styles.kept} /> : null}
      {isAlone ? null : (
        <Link href={kept === '' ? '/claim' : '/me'} className={styles.more}>
          {say(kept === '' ? 'been-here' : 'another-device')}
        </Link>
      )}
      <Trouble text={trouble} />
    </form>
  );
}
