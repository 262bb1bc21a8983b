import { useEffect, useState } from 'react';
import { Toolbar } from '../design/Toolbar.tsx';
import { getGames } from '../net/api.ts';
import { useSettings } from '../settings.tsx';
import { useWords } from '../words/index.ts';
import { Continue } from './Continue.tsx';
import { GamePanel } from './GamePanel.tsx';
import { Lobby } from './Lobby.tsx';
import { Name } from './Name.tsx';
import styles from './Start.module.css';

/** Bots stand here until the server has said which it has. */
const BOTS = ['greedy'];

export function Start() {
  const say = useWords();
  const { language } = useSettings();
  const [bots, setBots] = useState<readonly string[]>(BOTS);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    getGames(language).then(
      ({ games }) => setBots(games[0]?.bots ?? BOTS),
      () => setTrouble(say('no-network')),
    );
  }, [language, say]);
  return (
    <div className={styles.page}>
      <Toolbar />
      <main id="content" className={styles.main}>
        <header className={styles.hero}>
          <h1>{say('tagline')}</h1>
          <p>{say('about')}</p>
        </header>
        {trouble === '' ? null : (
          <p role="alert" className={styles.trouble}>
            {trouble}
          </p>
        )}
        <div className={styles.games}>
          <GamePanel game="res-arcana" title="Res Arcana" bots={bots} onTrouble={setTrouble} />
          <GamePanel game="evenfall" title="Evenfall" bots={bots} onTrouble={setTrouble} />
        </div>
        <div className={styles.lists}>
          <Continue />
          <Lobby onTrouble={setTrouble} />
        </div>
        <Name />
      </main>
    </div>
  );
}
