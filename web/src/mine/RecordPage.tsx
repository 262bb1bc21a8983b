import { Link } from '../base/route.tsx';
import { isServerless } from '../base/serverless.ts';
import { Moons } from '../deals/Moons.tsx';
import { useDealWords } from '../deals/words/index.ts';
import { AskOnce } from '../design/AskOnce.tsx';
import { Button } from '../design/Button.tsx';
import { Trouble } from '../design/Trouble.tsx';
import { Content } from '../frame/Content.tsx';
import { Notice } from '../frame/Notice.tsx';
import { Toolbar } from '../frame/Toolbar.tsx';
import { usePlayer } from '../net/player.ts';
import { saveFile } from '../net/report.ts';
import { useMeeting } from '../net/useMeeting.ts';
import { useWords } from '../words/index.ts';
import { FinishedGames } from './FinishedGames.tsx';
import { GameSection } from './GameSection.tsx';
import styles from './RecordPage.module.css';
import { useRecord } from './useRecord.ts';
import { useMineWords } from './words/index.ts';

/** All that I have finished here: what it comes to, and game by game. */
export function RecordPage() {
  const say = useWords();
  const words = useMineWords();
  const deal = useDealWords();
  const player = usePlayer();
  const mine = useRecord();
  useMeeting();
  const { record, finished, trouble } = mine;
  if (player === null) return <Notice title={words.title} text={words.nobody} isEnd />;
  if (record === null)
    return <Notice title={words.title} text={trouble === '' ? say('loading') : trouble} isEnd={trouble !== ''} />;
  return (
    <div className={styles.page}>
      <Toolbar />
      <Content title={words.title} className={styles.main}>
        <header className={styles.head}>
          <h1>{words.title}</h1>
          {isServerless ? null : (
            <div className={styles.days}>
              <Moons week={record.week} />
              <p>
                <strong>{deal.streak({ n: record.streak })}</strong>
                {record.longest > record.streak ? <span> · {words.longest({ n: record.longest })}</span> : null}
              </p>
            </div>
          )}
        </header>
        <Trouble text={trouble} look="box" />
        {finished.length === 0 ? <p>{words.none}</p> : null}
        <div className={styles.games}>
          {record.games.map((each) => (
            <GameSection key={each.game} record={each} />
          ))}
        </div>
        <FinishedGames mine={mine} />
        <section aria-labelledby="yours" className={styles.yours}>
          <h2 id="yours">{words.yours}</h2>
          <p>
            {words.yoursText} {isServerless ? null : <Link href="/me">{say('another-device')}</Link>}
          </p>
          <div className={styles.buttons}>
            <Button
              icon="download"
              onClick={async () =>
                saveFile('gloaming-record.json', JSON.stringify(await mine.all(), null, 2), 'application/json')
              }
            >
              {words.export}
            </Button>
            <AskOnce text={words.forgetText} onYes={mine.forget}>
              {words.forget}
            </AskOnce>
          </div>
        </section>
        <Link href="/">{say('home')}</Link>
      </Content>
    </div>
  );
}
