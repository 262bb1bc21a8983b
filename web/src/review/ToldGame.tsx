import { type Account, sentenceOf } from '@gloaming/bots';
import type { TableInfo } from '@gloaming/protocol';
import { useRef, useState } from 'react';
import { Link } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import { Content } from '../frame/Content.tsx';
import { Toolbar } from '../frame/Toolbar.tsx';
import type { Replayed } from '../record/replayed.ts';
import { PointsChart } from '../replay/PointsChart.tsx';
import { ShareGame } from '../sharing/ShareGame.tsx';
import { useWords } from '../words/index.ts';
import { REVIEW_WORDS } from '../words/review.ts';
import { Bridge } from './Bridge.tsx';
import { ChanceChart } from './ChanceChart.tsx';
import { LuckList } from './LuckList.tsx';
import { MomentTable } from './MomentTable.tsx';
import { RoundTable } from './RoundTable.tsx';
import styles from './ToldGame.module.css';
import { TurningPoints } from './TurningPoints.tsx';
import type { Reviewing } from './useReview.ts';

interface Props {
  table: TableInfo;
  seat: number;
  replayed: Replayed;
  reviewing: Reviewing;
  onAgain: () => void;
}

/** How far the look at the game has come. */
function Progress({ reviewing, onAgain }: Pick<Props, 'reviewing' | 'onAgain'>) {
  const { language } = useSettings();
  const words = REVIEW_WORDS[language];
  const { stage, done, of, state } = reviewing;
  if (state === 'done') return null;
  if (state === 'stopped')
    return (
      <div className={styles.progress} role="alert">
        <p>{words.stopped}</p>
        <Button icon="play" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    );
  return (
    <div className={styles.progress}>
      <label htmlFor="looked">{words.passes[stage]}</label>
      <progress id="looked" max={Math.max(1, of)} value={done} />
    </div>
  );
}

export function ToldGame({ table, seat, replayed, reviewing, onAgain }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const words = REVIEW_WORDS[language];
  const [step, setStep] = useState<number | null>(null);
  const moment = useRef<HTMLElement>(null);
  const { account, story, found, state } = reviewing;
  /** Before every moment was looked at once, what adds up would mislead. */
  const isWhole = state === 'done' || reviewing.stage === 'long';
  const hasCurve = isWhole || reviewing.stage === 'quick';
  const names = table.seats.map(({ name }) => name);
  /** Shows the table of a moment, wherever on the page one is. */
  const look = (at: number): void => {
    setStep(at);
    moment.current?.scrollIntoView({ block: 'start' });
    moment.current?.focus({ preventScroll: true });
  };
  const shown = step ?? dearest(account) ?? replayed.steps;
  return (
    <div className={styles.page} data-mood={table.game} data-review={state}>
      <Toolbar>
        <p className={styles.status}>
          <strong>{words.name}</strong>
        </p>
      </Toolbar>
      <Content title={words.of(table.title)} className={styles.main}>
        <header className={styles.head}>
          <p className={styles.game}>{table.title}</p>
          <h1>{words.name}</h1>
          {account === null || story === null || !isWhole ? null : (
            <p className={styles.line} data-is-done={state === 'done'}>
              {sentenceOf(account, story.seats)[language]}
            </p>
          )}
          <Progress reviewing={reviewing} onAgain={onAgain} />
          <p className="unseen" role="status">
            {state === 'done' ? words.done : ''}
          </p>
        </header>
        {account === null || story === null ? null : (
          <>
            <div className={styles.charts}>
              {isWhole ? <Bridge account={account} isAlone={story.seats === 1} /> : null}
              <ChanceChart
                isWhole={hasCurve}
                account={account}
                story={story}
                found={found}
                replayed={replayed}
                step={shown}
                onStep={setStep}
              />
              <PointsChart replayed={replayed} names={names} step={shown} onStep={setStep} />
              <RoundTable account={account} rounds={replayed.rounds} isAlone={story.seats === 1} />
            </div>
            <div className={styles.points}>
              <TurningPoints
                table={table}
                story={story}
                account={account}
                found={found}
                replayed={replayed}
                names={names}
                shown={shown}
                isDone={state === 'done'}
                onShow={look}
              />
            </div>
            <div className={styles.lists}>
              {isWhole ? (
                <LuckList account={account} replayed={replayed} seat={seat} names={names} onShow={look} />
              ) : null}
              <details className={styles.how}>
                <summary>{words.how}</summary>
                <p>{words.howText}</p>
              </details>
              <ShareGame title={table.title} record={{ table: table.id }} at={{ step: shown, names }} />
              <p className={styles.links}>
                <Link href={`/table/${table.id}/replay`}>{say('replay')}</Link>
                <Link href={`/table/${table.id}`}>{say('back-to-table')}</Link>
              </p>
            </div>
            <MomentTable ref={moment} table={table} seat={seat} replayed={replayed} names={names} step={shown} />
          </>
        )}
      </Content>
    </div>
  );
}

/** The moment of the dearest answer: what one wants to see first. */
function dearest(account: Account | null): number | null {
  const costs = account?.entries.toSorted((a, b) => b.cost - a.cost) ?? [];
  return costs.length === 0 || costs[0].cost === 0 ? null : costs[0].step;
}
