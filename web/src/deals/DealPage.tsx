import type { GameName } from '@gloaming/games/fetch';
import type { DealResults } from '@gloaming/protocol';
import { useState } from 'react';
import { go, Link } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { CardArt } from '../design/art/CardArt.tsx';
import { BotFace } from '../design/BotFace.tsx';
import { Button } from '../design/Button.tsx';
import { Trouble } from '../design/Trouble.tsx';
import { Content } from '../frame/Content.tsx';
import { Notice } from '../frame/Notice.tsx';
import { Toolbar } from '../frame/Toolbar.tsx';
import { PAGES } from '../games/index.ts';
import { useMeeting } from '../net/useMeeting.ts';
import { sayLevel } from '../words/bots.ts';
import { useWords } from '../words/index.ts';
import styles from './DealPage.module.css';
import { Difference } from './Difference.tsx';
import { sayDay, sayMoment } from './days.ts';
import { Histogram } from './Histogram.tsx';
import { List } from './List.tsx';
import { Moons } from './Moons.tsx';
import { ShareLine } from './ShareLine.tsx';
import { countOf, sayScore } from './scores.ts';
import { useBeginning, useDealResults, useDeals } from './useDeals.ts';
import { useDealWords } from './words/index.ts';

interface Props {
  game: GameName;
  /** Today's, where none is named. */
  day: string | null;
}

/** A deal of the day: the way to one's one try, and after it how everybody did. */
export function DealPage({ game, day }: Props) {
  const say = useWords();
  const words = useDealWords();
  const { language } = useSettings();
  const deals = useDeals();
  const wanted = day ?? deals?.day ?? null;
  const { found, trouble } = useDealResults(game, wanted);
  useMeeting();
  if (found === null || deals === null)
    return <Notice title={words.title} text={trouble === '' ? say('loading') : trouble} isEnd={trouble !== ''} />;
  const { title, picture } = { title: PAGES[game].words[language].title, picture: PAGES[game].picture };
  return (
    <div className={styles.page}>
      <Toolbar />
      <Content title={`${words.title}: ${title}`} className={styles.main}>
        <header className={styles.head} data-mood={game}>
          <div className={styles.picture}>
            <CardArt name={`${game}-deal`} drawing={picture} />
          </div>
          <div className={styles.inside}>
            <p className={styles.day}>
              {words.title} · {sayDay(language, found.day)}
            </p>
            <h1>{title}</h1>
            <Standing deal={found} isToday={found.day === deals.day} />
            <Trouble text={trouble} />
          </div>
        </header>
        {found.results === null ? null : <After deal={found} />}
        <footer className={styles.foot}>
          <span>
            <Moons week={deals.week} />
            <span>{words.streak({ n: deals.streak })}</span>
            {deals.longest > deals.streak ? <span>{words.longest({ n: deals.longest })}</span> : null}
          </span>
          <Next at={deals.next} />
          <Link href="/">{say('home')}</Link>
        </footer>
      </Content>
    </div>
  );
}

/** How I stand with it, and what I can do next. */
function Standing({ deal, isToday }: { deal: DealResults; isToday: boolean }) {
  const say = useWords();
  const words = useDealWords();
  const [trouble, setTrouble] = useState('');
  const begin = useBeginning(setTrouble);
  const { game, mine, table, rival, tries, results } = deal;
  if (mine !== null && mine.state !== 'playing') {
    const place = results?.place ?? null;
    const n = results === null ? 0 : countOf(results);
    return (
      <>
        <p className={styles.score} data-won={mine.won}>
          {sayScore(words, mine)}
        </p>
        {place === null || n < 2 ? null : (
          <p className={styles.place}>
            {words.place({ place, n })}
            {place === 1 && mine.won ? ` · ${words.best}` : ''}
          </p>
        )}
      </>
    );
  }
  const canPlay = isToday || mine !== null;
  return (
    <>
      <p className={styles.rival}>
        <BotFace name={rival.name} />
        <span>{words.sameForAll({ rival: rival.name, level: sayLevel(say, rival.bot) })}</span>
      </p>
      <p className={styles.soft}>{words.rules}</p>
      <Trouble text={trouble} />
      <p className={styles.soft}>{words.begun({ n: tries })}</p>
      {!canPlay ? (
        <Button look="main" icon="sun" onClick={() => go(`/deal/${game}`)}>
          {words.toDeal}
        </Button>
      ) : mine === null || table === null ? (
        <Button look="main" icon="play" onClick={() => begin(game)}>
          {words.begin}
        </Button>
      ) : (
        <Button look="main" icon="play" onClick={() => go(`/table/${table}`)}>
          {words.goOn}
        </Button>
      )}
    </>
  );
}

/** What everybody did. */
function After({ deal }: { deal: DealResults }) {
  const words = useDealWords();
  const { language } = useSettings();
  const { results, sealed, until, playing } = deal;
  if (results === null) return null;
  const isEmpty = countOf(results) === 0;
  return (
    <>
      <section className={styles.part} aria-labelledby="everybody">
        <h2 id="everybody">{words.everybody}</h2>
        {isEmpty && playing === 0 ? <p>{words.none}</p> : <Histogram deal={deal} />}
        <p className={styles.soft} role="status">
          {results.resigned > 0 ? words.gaveUp({ n: results.resigned }) : ''}{' '}
          {playing > 0 && sealed ? words.stillPlaying({ n: playing }) : ''}
        </p>
      </section>
      {results.difference === null ? null : <Difference {...results.difference} />}
      <List deal={deal} />
      <ShareLine deal={deal} />
      <p className={styles.soft}>{sealed ? words.sealed({ when: sayMoment(language, until) }) : words.opened}</p>
    </>
  );
}

const MINUTE = 60_000;
function Next({ at }: { at: number }) {
  const words = useDealWords();
  const minutes = Math.max(0, Math.ceil((at - Date.now()) / MINUTE));
  return <span>{words.next({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</span>;
}
