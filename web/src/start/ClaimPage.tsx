import { useId, useState } from 'react';
import { go, onward, useHash } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import { Trouble } from '../design/Trouble.tsx';
import { Notice } from '../frame/Notice.tsx';
import { claim, claimByPassphrase, isRefused, sayTrouble } from '../net/api.ts';
import { usePlayer } from '../net/player.ts';
import { useMeeting } from '../net/useMeeting.ts';
import { useWords } from '../words/index.ts';
import styles from './MePage.module.css';

const CODE = /^#([0-9A-Za-z_-]{22,64})$/;

/** Being the same player as on another device: by the link that was made there, or by name and passphrase. */
export function ClaimPage() {
  const say = useWords();
  const player = usePlayer();
  const hash = useHash();
  const code = CODE.exec(hash)?.[1];
  const [badCode, setBadCode] = useState('');
  useMeeting();
  const instead = player === null || player === undefined ? '' : say('claim-instead', { name: player.name });
  const isBad = hash !== '' && (code === undefined || code === badCode);
  return (
    <Notice title={say('claim-title')} text={isBad ? say('claim-bad') : ''}>
      {code === undefined || isBad ? (
        <ByPassphrase instead={instead} />
      ) : (
        <ByCode code={code} instead={instead} onBad={() => setBadCode(code)} />
      )}
      <Button look="quiet" icon="home" onClick={() => go('/')}>
        {say('home')}
      </Button>
    </Notice>
  );
}

/** Nothing happens before it is confirmed, since a code works only once. */
function ByCode({ code, instead, onBad }: { code: string; instead: string; onBad: () => void }) {
  const say = useWords();
  const { language } = useSettings();
  const [trouble, setTrouble] = useState('');
  const accept = async (): Promise<void> => {
    const goOn = onward();
    try {
      await claim(language, code);
      goOn('/');
    } catch (error) {
      if (isRefused(error, 'bad-code')) onBad();
      else setTrouble(sayTrouble(error, say));
    }
  };
  return (
    <>
      <p>
        {say('claim-text')} {instead}
      </p>
      <Trouble text={trouble} />
      <Button look="main" onClick={accept}>
        {say('claim')}
      </Button>
    </>
  );
}

function ByPassphrase({ instead }: { instead: string }) {
  const say = useWords();
  const { language } = useSettings();
  const id = useId();
  const [name, setName] = useState('');
  const [phrase, setPhrase] = useState('');
  const [trouble, setTrouble] = useState('');
  const accept = async (): Promise<void> => {
    const goOn = onward();
    try {
      setTrouble('');
      await claimByPassphrase(language, name, phrase);
      goOn('/');
    } catch (error) {
      setTrouble(sayTrouble(error, say));
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void accept();
      }}
    >
      <p>
        {say('claim-by-passphrase')} {instead}
      </p>
      <label htmlFor={`${id}-name`}>{say('your-name')}</label>
      <input
        id={`${id}-name`}
        autoComplete="username"
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <label htmlFor={`${id}-phrase`}>{say('passphrase')}</label>
      <input
        id={`${id}-phrase`}
        type="password"
        autoComplete="current-password"
        maxLength={200}
        value={phrase}
        onChange={(event) => setPhrase(event.target.value)}
      />
      <Trouble text={trouble} />
      <Button type="submit" look="main" disabled={name.trim() === '' || phrase === ''}>
        {say('claim')}
      </Button>
    </form>
  );
}
