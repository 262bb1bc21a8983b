import type { Card } from '@gloaming/engine';
import type { Result as Outcome, TableInfo } from '@gloaming/protocol';
import { Suspense, useEffect } from 'react';
import { classes } from '../base/classes.ts';
import { fetched } from '../base/fetched.tsx';
import { go, linkTo, onward } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { AfterDeal } from '../deals/AfterDeal.tsx';
import { Button } from '../design/Button.tsx';
import type { CardFace } from '../design/face.ts';
import { ShareLink } from '../design/ShareLink.tsx';
import { Trouble } from '../design/Trouble.tsx';
import { Boundary } from '../frame/Boundary.tsx';
import type { AtTable } from '../net/useTable.ts';
import { whereOf } from '../net/where.ts';
import { ShareGame } from '../sharing/ShareGame.tsx';
import type { TableGame } from '../table/game.ts';
import { useTempo } from '../table/useTempo.ts';
import { useHereWords } from '../words/here.ts';
import { type Say, useWords } from '../words/index.ts';
import { REVIEW_WORDS } from '../words/review.ts';
import { AfterLesson } from './AfterLesson.tsx';
import { Champion } from './Champion.tsx';
import { Counting } from './Counting.tsx';
import { LastWord } from './LastWord.tsx';
import styles from './Result.module.css';

const Afterwards = fetched(async () => (await import('../replay/Afterwards.tsx')).Afterwards);

interface Props {
  at: AtTable;
  table: TableInfo;
  /** Where one sits; -1 for who watches. */
  seat: number;
  game: TableGame<unknown> | null;
  view: unknown;
  faceOf: ((card: Card) => CardFace) | null;
  /** It ended before one's eyes. */
  isFresh: boolean;
}

/** What it is for whoever reads it, and for everybody. */
function headline(say: Say, { winners, why }: Outcome, seat: number, nameOf: (seat: number) => string) {
  const names = { names: winners.map(nameOf), n: winners.length };
  const all =
    winners.length === 0 ? say('nobody-wins') : why === 'resigned' ? say('wins-resigned', names) : say('wins', names);
  if (seat < 0 || winners.length === 0) return { title: all, more: '' };
  if (!winners.includes(seat)) return { title: say('you-lose'), more: all };
  if (winners.length > 1) return { title: say('you-share'), more: all };
  return { title: say('you-win'), more: why === 'resigned' ? all : '' };
}

const outcomeOf = ({ winners }: Outcome, seat: number): 'won' | 'lost' | 'watched' =>
  seat < 0 || winners.length === 0 ? 'watched' : winners.includes(seat) ? 'won' : 'lost';

/** The points alone, where nothing is known of where they come from. */
function PlainScores({ table, nameOf }: { table: TableInfo; nameOf: (seat: number) => string }) {
  const say = useWords();
  const { points, winners }: Pick<Outcome, 'points' | 'winners'> = table.result ?? { points: [], winners: [] };
  // A player who resigned may have more points: winners stand first all the same.
  const isWinner = (seat: number): boolean => winners.includes(seat);
  const ranked = points
    .map((n, seat) => ({ n, seat }))
    .toSorted((a, b) => Number(isWinner(b.seat)) - Number(isWinner(a.seat)) || b.n - a.n);
  return (
    <table className={styles.scores}>
      <thead>
        <tr>
          <th scope="col">{say('player')}</th>
          <th scope="col">{say('points')}</th>
        </tr>
      </thead>
      <tbody>
        {ranked.map(({ n, seat }) => (
          <tr key={seat} className={isWinner(seat) ? styles.winner : ''}>
            <th scope="row">
              {nameOf(seat)}
              {table.seats[seat]?.away === 'resigned' ? <small> ({say('gave-up')})</small> : null}
            </th>
            <td>{n}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Once more, back, or to show others. */
function Onward({ at, table, isSeated }: { at: AtTable; table: TableInfo; isSeated: boolean }) {
  const say = useWords();
  const { language } = useSettings();
  const replay = `/table/${table.id}/replay`;
  const rematch = async (): Promise<void> => {
    const goOn = onward();
    const next = await at.act('rematch');
    if (next !== null) goOn(`/table/${next.table.id}`);
  };
  return (
    <div className={styles.onward}>
      <Trouble text={at.trouble} />
      <div className={styles.buttons}>
        {isSeated && table.lesson === undefined ? (
          <Button look="main" icon="turn" onClick={rematch}>
            {say(table.rematch === null ? 'rematch' : 'rematch-waits')}
          </Button>
        ) : null}
        {table.astray || table.deal?.sealed === true ? null : (
          <>
            {isSeated && table.result?.why === 'played' ? (
              <Button icon="hint" onClick={() => go(`/table/${table.id}/review`)}>
                {REVIEW_WORDS[language].name}
              </Button>
            ) : null}
            <Button icon="play" onClick={() => go(replay)}>
              {say('replay')}
            </Button>
            <ShareGame title={table.title} record={{ table: table.id }}>
              {whereOf(table.id) === 'server' ? (
                <ShareLink label={say('replay')} link={linkTo(replay)} title={table.title} />
              ) : null}
            </ShareGame>
          </>
        )}
        <Button look="quiet" icon="home" onClick={() => go('/')}>
          {say('home')}
        </Button>
      </div>
    </div>
  );
}

/** How it ended, what can be looked at again, and again. */
export function Result({ at, table, seat, game, view, faceOf, isFresh }: Props) {
  const say = useWords();
  const { language, pace } = useSettings();
  const here = useHereWords();
  const pacing = useTempo();
  // It stands above a table that is longer than a phone: from the other end of it one would not see who won.
  useEffect(() => void scrollTo({ top: 0 }), []);
  const { result } = table;
  if (result === null) return null;
  const nameOf = (whose: number): string => table.seats[whose]?.name ?? say('automa');
  const { title, more } = headline(say, result, seat, nameOf);
  const isWhole = game !== null && view !== null && result.why === 'played' && !table.astray;
  const sources = isWhole ? game.sources(view, language) : [];
  const best = isWhole && result.winners.length > 0 ? game.champion(view, result.winners[0]) : null;
  const tempo = pace === 'instant' || !isFresh ? 0 : pacing;
  return (
    <section
      className={classes(styles.result, tempo > 0 && styles.lit)}
      data-outcome={outcomeOf(result, seat)}
      aria-labelledby="result"
    >
      <div className={styles.side}>
        <header className={styles.scene}>
          <Champion
            face={best?.card === undefined || faceOf === null ? null : faceOf(best.card)}
            sign={best?.sign ?? null}
          />
          <div>
            <h2 id="result">{title}</h2>
            {more === '' ? null : <p className={styles.more}>{more}</p>}
            <LastWord table={table} result={result} />
            {table.brought ? <p className={styles.more}>{here.brought}</p> : null}
            {table.tookBack ? <p className={styles.more}>{say('not-counted')}</p> : null}
          </div>
        </header>
        {sources.length > 0 ? (
          <Counting
            sources={sources}
            names={result.points.map((_, whose) => (whose === seat ? say('seat-you') : nameOf(whose)))}
            winners={result.winners}
            tieBreak={isWhole ? game.tieBreak(view, language) : null}
            tempo={tempo}
          />
        ) : result.points.length > 0 ? (
          <PlainScores table={table} nameOf={nameOf} />
        ) : null}
        {table.lesson === undefined || seat < 0 ? null : <AfterLesson game={table.game} lesson={table.lesson} />}
      </div>
      <Onward at={at} table={table} isSeated={seat >= 0} />
      {table.deal === undefined ? null : <AfterDeal game={table.game} deal={table.deal} />}
      {table.astray || table.deal?.sealed === true ? null : (
        <Boundary moment={table.id} isSmall>
          <Suspense fallback={<p>{say('loading')}</p>}>
            <Afterwards table={table} />
          </Suspense>
        </Boundary>
      )}
    </section>
  );
}
