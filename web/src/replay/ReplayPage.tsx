import type { Eyes } from '@gloaming/engine/session';
import type { TableInfo } from '@gloaming/protocol';
import { useState } from 'react';
import { Link } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { Notice } from '../frame/Notice.tsx';
import type { Replayed } from '../record/replayed.ts';
import { ShareGame } from '../sharing/ShareGame.tsx';
import { useWords } from '../words/index.ts';
import { REVIEW_WORDS } from '../words/review.ts';
import { Branch } from './Branch.tsx';
import { HandOver } from './HandOver.tsx';
import { Player } from './Player.tsx';
import { PointsChart } from './PointsChart.tsx';
import { RecordButtons } from './RecordButtons.tsx';
import styles from './ReplayPage.module.css';
import { StepText } from './StepText.tsx';
import { useEndedTable } from './useEndedTable.ts';
import { useReplayed } from './useReplayed.ts';
import { useSteps } from './useSteps.ts';
import { Watching } from './Watching.tsx';

/** A finished game, step by step. */
export function ReplayPage({ id }: { id: string }) {
  const say = useWords();
  const { table, isGone, refused } = useEndedTable(id);
  const isEnded = table?.info.status === 'ended';
  const { replayed, record, trouble } = useReplayed(id, isEnded ? table.info.game : null);
  const back = <Link href={`/table/${id}`}>{say('back-to-table')}</Link>;
  if (isGone) return <Notice title={say('not-found')} text={say('not-found-text')} isEnd />;
  if (table === null) return <Notice title={refused === '' ? say('loading') : refused} text="" />;
  if (!isEnded)
    return (
      <Notice title={say('not-over')} text={say('not-over-text')}>
        {back}
      </Notice>
    );
  if (replayed === null)
    return (
      <Notice
        title={trouble === '' ? say('loading') : say('no-replay')}
        text={trouble === say('no-replay') ? '' : trouble}
      >
        {trouble === '' ? null : back}
      </Notice>
    );
  return <Replay table={table.info} seat={table.seat} replayed={replayed} record={record} />;
}

interface Props {
  table: TableInfo;
  seat: number;
  replayed: Replayed;
  record: string;
}

function Replay({ table, seat, replayed, record }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const steps = useSteps(replayed.steps);
  const [eyes, setEyes] = useState<Eyes>('open');
  const names = table.seats.map(({ name }) => name);
  const { step } = steps;
  return (
    <Watching {...{ game: table.game, title: table.title, names, seat, eyes, step }} view={replayed.view(step, eyes)}>
      <Player replayed={replayed} steps={steps} names={names} eyes={eyes} setEyes={setEyes}>
        <StepText replayed={replayed} step={step} eyes={eyes} names={names} />
      </Player>
      <div className={styles.panel}>
        {step === replayed.steps && replayed.result !== null ? null : (
          <Branch table={table} step={step} seat={eyes === 'open' ? Math.max(0, seat) : eyes} />
        )}
        <PointsChart replayed={replayed} names={names} step={step} onStep={steps.goTo} />
        <div className={styles.buttons}>
          <ShareGame title={table.title} record={record} at={{ step, names }} />
          <RecordButtons table={table} replayed={replayed} record={record} />
          <HandOver table={table} record={record} />
          {seat < 0 ? null : <Link href={`/table/${table.id}/review`}>{REVIEW_WORDS[language].name}</Link>}
          <Link href={`/table/${table.id}`}>{say('back-to-table')}</Link>
        </div>
      </div>
    </Watching>
  );
}
