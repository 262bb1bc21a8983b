import { BOT_NAMES } from '@gloaming/bots/names';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../base/route.tsx';
import { isServerless } from '../base/serverless.ts';
import { useSettings } from '../base/settings.tsx';
import { Doors } from '../deals/Doors.tsx';
import { useDealWords } from '../deals/words/index.ts';
import { Trouble } from '../design/Trouble.tsx';
import { Content } from '../frame/Content.tsx';
import { Toolbar } from '../frame/Toolbar.tsx';
import { GAMES, PAGES } from '../games/index.ts';
import { usePlayer } from '../net/player.ts';
import { useGames } from '../net/useGames.ts';
import { useMeeting } from '../net/useMeeting.ts';
import { useHereWords } from '../words/here.ts';
import { useWords } from '../words/index.ts';
import { Continue } from './Continue.tsx';
import { GamePanel } from './GamePanel.tsx';
import { Lobby } from './Lobby.tsx';
import { Name } from './Name.tsx';
import { OpenFile } from './OpenFile.tsx';
import styles from './Start.module.css';
import { useMine } from './useMine.ts';

export function Start() {
  const say = useWords();
  const { language } = useSettings();
  // A browser knows its bots by itself, and needs no whole games to name them.
  const { games, isCutOff } = useGames(!isServerless);
  const player = usePlayer();
  const mine = useMine();
  const [trouble, setTrouble] = useState('');
  const here = useHereWords();
  const deal = useDealWords();
  const titles = GAMES.map((game) => PAGES[game].words[language].title);
  useMeeting();
  const bots = isServerless ? BOT_NAMES : games?.[0]?.bots;
  const running = mine.filter(({ table }) => table.status !== 'ended');
  const finished = mine.filter(({ table }) => table.status === 'ended');
  const alert = useRef<HTMLParagraphElement>(null);
  // It stands at the top, and was caused further down than a phone shows at once.
  useEffect(() => {
    if (trouble !== '') alert.current?.scrollIntoView({ block: 'center' });
  }, [trouble]);
  const said = trouble === '' && isCutOff ? say('no-network') : trouble;
  return (
    <div className={styles.page}>
      <Toolbar />
      <Content title={say('home')} className={styles.main}>
        <header className={styles.hero}>
          <h1>{say('tagline')}</h1>
          {player === null ? (
            <p>
              {isServerless ? here.about({ games: titles }) : say('about', { games: titles })}{' '}
              <Link href="/help">{say('help-table')}</Link>
            </p>
          ) : null}
        </header>
        <Trouble text={said} look="box" ref={alert} />
        {running.length === 0 ? null : <Continue title={say('continue')} tables={running} />}
        {isServerless ? null : <Doors />}
        <div className={styles.games}>
          {GAMES.map((game) => (
            <GamePanel
              key={game}
              game={game}
              bots={bots}
              isNew={finished.length === 0}
              isCutOff={isCutOff}
              onTrouble={setTrouble}
            />
          ))}
        </div>
        {isServerless ? null : <Lobby onTrouble={setTrouble} />}
        {finished.length === 0 ? null : <Continue title={say('finished')} tables={finished} most={6} />}
        <Name isAlone={isServerless} />
        {isServerless && player !== null ? (
          <Link href="/record" className={styles.more}>
            {deal.record}
          </Link>
        ) : null}
        <OpenFile onTrouble={setTrouble} />
        {player === null ? null : (
          <Link href="/help" className={styles.more}>
            {say('help-table')}
          </Link>
        )}
      </Content>
    </div>
  );
}
