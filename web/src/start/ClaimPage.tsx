import { useEffect, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { claim, meet, Refusal, sayTrouble } from '../net/api.ts';
import { usePlayer } from '../net/player.ts';
import { go, useHash } from '../route.tsx';
import { useSettings } from '../settings.tsx';
import { Notice } from '../shell/Notice.tsx';
import { useWords } from '../words/index.ts';

const CODE = /^#([0-9A-Za-z_-]{22,64})$/;

/** The link from another device: nothing happens before somebody says yes, since it works only once. */
export function ClaimPage() {
  const say = useWords();
  const { language } = useSettings();
  const player = usePlayer();
  const hash = useHash();
  const [trouble, setTrouble] = useState('');
  const [isBad, setBad] = useState(false);
  useEffect(() => void meet(language), [language]);
  const code = CODE.exec(hash)?.[1];
  const accept = async (): Promise<void> => {
    try {
      await claim(language, code ?? '');
      go('/');
    } catch (error) {
      setBad(error instanceof Refusal);
      setTrouble(sayTrouble(error, say));
    }
  };
  if (code === undefined || isBad) return <Notice title={say('claim-title')} text={say('claim-bad')} isEnd />;
  const instead = player === null || player === undefined ? '' : ` ${say('claim-instead', { name: player.name })}`;
  return (
    <Notice title={say('claim-title')} text={`${say('claim-text')}${instead}`}>
      {trouble === '' ? null : <p role="alert">{trouble}</p>}
      <Button look="main" onClick={accept}>
        {say('claim')}
      </Button>
      <Button look="quiet" onClick={() => go('/')}>
        {say('cancel')}
      </Button>
    </Notice>
  );
}
