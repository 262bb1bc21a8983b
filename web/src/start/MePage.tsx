import { useState } from 'react';
import { Link, linkTo } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { AskOnce } from '../design/AskOnce.tsx';
import { Button } from '../design/Button.tsx';
import { ShareLink } from '../design/ShareLink.tsx';
import { Trouble } from '../design/Trouble.tsx';
import { Content } from '../frame/Content.tsx';
import { Notice } from '../frame/Notice.tsx';
import { Toolbar } from '../frame/Toolbar.tsx';
import { forgetMe, makeCode, sayTrouble } from '../net/api.ts';
import { usePlayer } from '../net/player.ts';
import { useMeeting } from '../net/useMeeting.ts';
import { useWords } from '../words/index.ts';
import styles from './MePage.module.css';
import { Name } from './Name.tsx';
import { Passphrase } from './Passphrase.tsx';

/** Who I am here, and how to be the same on another device. */
export function MePage() {
  const say = useWords();
  const { language } = useSettings();
  const player = usePlayer();
  /** Only for the player who made it: the next player of this browser may come to the same page. */
  const [made, setMade] = useState<{ player: string; code: string; until: number } | null>(null);
  const [trouble, setTrouble] = useState('');
  useMeeting();
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      setTrouble('');
      await act();
    } catch (error) {
      setTrouble(sayTrouble(error, say));
    }
  };
  if (player === undefined) return <Notice title={say('loading')} text="" />;
  const code = made !== null && made.player === player?.id && made.until > Date.now() ? made : null;
  const until = code === null ? '' : new Date(code.until).toLocaleTimeString(language, { timeStyle: 'short' });
  return (
    <div className={styles.page}>
      <Toolbar />
      <Content title={say('me-title')} className={styles.main}>
        <h1>{say('me-title')}</h1>
        {player === null ? (
          <>
            <p>{say('me-nobody')}</p>
            <Link href="/claim">{say('been-here')}</Link>
          </>
        ) : null}
        <Name isAlone />
        <Trouble text={trouble} />
        {player === null ? null : (
          <>
            <section aria-labelledby="device" className={styles.part}>
              <h2 id="device">{say('another-device')}</h2>
              <p>{say('device-text')}</p>
              {code === null ? (
                <Button
                  look="main"
                  icon="link"
                  onClick={() => attempt(async () => setMade({ player: player.id, ...(await makeCode(language)) }))}
                >
                  {say('make-link')}
                </Button>
              ) : (
                <>
                  {/* After the sign nothing reaches a server or its log. */}
                  <ShareLink label={say('link')} link={linkTo(`/claim#${code.code}`)} title="Gloaming" />
                  <p>{say('link-until', { time: until })}</p>
                </>
              )}
            </section>
            <Passphrase />
            <AskOnce text={say('forget-text')} onYes={() => attempt(() => forgetMe(language))}>
              {say('forget-me')}
            </AskOnce>
          </>
        )}
        <Link href="/">{say('home')}</Link>
      </Content>
    </div>
  );
}
