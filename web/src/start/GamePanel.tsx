import type { GameName } from '@gloaming/games/fetch';
import { lessonFor } from '@gloaming/games/lessons';
import type { NewTable } from '@gloaming/protocol';
import { useState } from 'react';
import { keep, recall } from '../base/browserStorage.ts';
import { go, Link } from '../base/route.tsx';
import { isServerless } from '../base/serverless.ts';
import { useSettings } from '../base/settings.tsx';
import { CardArt } from '../design/art/CardArt.tsx';
import { Button } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import { PAGES } from '../games/index.ts';
import { isOffered, LessonOffer, noteOffered } from '../lesson/LessonOffer.tsx';
import type { Where } from '../net/where.ts';
import { botOf, sayBot } from '../words/bots.ts';
import { useHereWords } from '../words/here.ts';
import { useWords } from '../words/index.ts';
import styles from './Start.module.css';
import { useOpening } from './useOpening.ts';

interface Props {
  game: GameName;
  /** Those the server has, as soon as it has said so. */
  bots: readonly string[] | undefined;
  /** Whoever has never finished a game here is asked once whether to be taught. */
  isNew: boolean;
  /** The server is away: meanwhile there is this browser. */
  isCutOff: boolean;
  onTrouble: (trouble: string) => void;
}

/** A game on the start page: against bots at once, with friends, or as one likes. */
export function GamePanel({ game, bots, isNew, isCutOff, onTrouble }: Props) {
  const say = useWords();
  const here = useHereWords();
  const isMeanwhile = isCutOff && !isServerless;
  const { language } = useSettings();
  const { words, opponents: choices, chosen, picture } = PAGES[game];
  const { title, about, facts } = words[language];
  const [opponents, setOpponents] = useState(String(choices[0]));
  const [wantedBot, setBot] = useState(() => recall('bot') ?? '');
  const { isBusy, open } = useOpening(onTrouble);
  const lesson = lessonFor(game, 1 + Number(opponents));
  const [isOffering, setOffering] = useState(false);
  const offered = bots ?? [wantedBot || botOf([], '')];
  const bot = botOf(offered, wantedBot);
  const playNow = (where?: Where): void => {
    const others = Array.from({ length: Number(opponents) }, () => ({ kind: 'bot', bot }) as const);
    const wanted: NewTable = { game, chosen, seats: [{ kind: 'me' }, ...others], private: true };
    void open(wanted, where);
  };
  const teach = (): unknown => lesson !== undefined && open({ game, lesson, seats: [{ kind: 'me' }] });
  const begin = (): void => {
    const isOld = lesson === undefined || !isNew || isOffered();
    if (!isOld) noteOffered();
    if (isOld) playNow();
    else setOffering(true);
  };
  return (
    <section className={styles.game} data-mood={game} aria-labelledby={game}>
      <div className={styles.picture}>
        <CardArt name={`${game}-panel`} drawing={picture} />
      </div>
      <div className={styles.inside}>
        <h2 id={game}>{title}</h2>
        <p className={styles.about}>{about}</p>
        <p className={styles.facts}>{facts}</p>
        <div className={styles.choices}>
          <Choice
            label={say('opponents')}
            value={opponents}
            options={choices.map((n) => [String(n), n === 0 ? say('automa') : say('n-bots', { n })] as const)}
            onChange={setOpponents}
          />
          {opponents === '0' ? null : (
            <Choice
              label={say('strength')}
              value={bot}
              options={offered.map((each) => [each, sayBot(say, each)] as const)}
              onChange={(each) => {
                keep('bot', each);
                setBot(each);
              }}
            />
          )}
        </div>
        {isOffering ? (
          <LessonOffer isBusy={isBusy} onLesson={teach} onPlay={() => playNow()} />
        ) : (
          <div className={styles.buttons}>
            <Button look="main" icon="play" disabled={isBusy} onClick={isMeanwhile ? () => playNow('here') : begin}>
              {isMeanwhile ? here.meanwhile : say('play-now')}
            </Button>
            {isServerless || isMeanwhile ? null : (
              <Button icon="people" disabled={isBusy} onClick={() => go(`/new/${game}?friends`)}>
                {say('with-friends')}
              </Button>
            )}
          </div>
        )}
        <div className={styles.ways}>
          <Link href={`/rules/${game}`} className={styles.more}>
            {say('rules')} <span className="unseen">: {title}</span>
          </Link>
          {lesson === undefined ? null : (
            <button type="button" className={styles.more} disabled={isBusy} onClick={teach}>
              {say('lesson-first')} <span className="unseen">: {title}</span>
            </button>
          )}
          {lesson === undefined ? null : (
            <Link href="/lessons" className={styles.more}>
              {say('lessons')} <span className="unseen">: {title}</span>
            </Link>
          )}
          {isServerless || isMeanwhile ? null : (
            <button type="button" className={styles.more} disabled={isBusy} onClick={() => playNow('here')}>
              {say('play-here')} <span className="unseen">: {title}</span>
            </button>
          )}
          <Link href={`/new/${game}`} className={styles.more}>
            {say('more-choices')} <span className="unseen">: {title}</span>
          </Link>
          <Link href="/puzzles" className={styles.more}>
            {say('puzzles')} <span className="unseen">: {title}</span>
          </Link>
        </div>
      </div>
    </section>
  );
}
