import type { Eyes } from '@gloaming/engine/session';
import type { TableInfo } from '@gloaming/protocol';
import { useState } from 'react';
import { Link } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { Card } from '../design/Card.tsx';
import type { CardFace } from '../design/face.ts';
import { Boundary } from '../frame/Boundary.tsx';
import { Content } from '../frame/Content.tsx';
import { Notice } from '../frame/Notice.tsx';
import { Toolbar } from '../frame/Toolbar.tsx';
import { useGame } from '../games/index.ts';
import type { Replayed } from '../record/replayed.ts';
import { Zoomed } from '../table/CardPreview.tsx';
import type { Desk } from '../table/game.ts';
import { useWords } from '../words/index.ts';
import { REVIEW_WORDS } from '../words/review.ts';
import { Branch } from './Branch.tsx';
import { Player } from './Player.tsx';
import { PointsChart } from './PointsChart.tsx';
import { RecordButtons } from './RecordButtons.tsx';
import styles from './ReplayPage.module.css';
import { StepText } from './StepText.tsx';
import { useEndedTable } from './useEndedTable.ts';
import { useReplayed } from './useReplayed.ts';
import { useSteps } from './useSteps.ts';

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
  const game = useGame(table.game);
  const steps = useSteps(replayed.steps);
  const [eyes, setEyes] = useState<Eyes>('open');
  const [looked, setLooked] = useState<CardFace | null>(null);
  const [zoomed, setZoomed] = useState<CardFace | null>(null);
  const names = table.seats.map(({ name }) => name);
  const { step } = steps;
  const view = replayed.view(step, eyes);
  const zoom = (face: CardFace | null): void => {
    setLooked(null);
    setZoomed(face);
  };
  const desk: Desk = {
    seat: eyes === 'open' ? seat : eyes,
    names,
    isLegal: () => false,
    isChosen: () => false,
    press: (_, face) => zoom(face ?? null),
    look: (face) => setLooked(face),
    hold: zoom,
  };
  return (
    <div className={styles.page} data-mood={table.game}>
      <Toolbar>
        <p className={styles.status}>
          <strong>{game === null ? table.title : game.status(view, say)}</strong>
        </p>
      </Toolbar>
      <Content title={say('replay-of', { title: table.title })} className={styles.main}>
        <h1 className="unseen">{say('replay-of', { title: table.title })}</h1>
        <div className={styles.board}>
          <Boundary moment={`${step} ${eyes}`} isSmall>
            {game === null ? <p>{say('loading')}</p> : <game.Board view={view} desk={desk} />}
          </Boundary>
        </div>
        <aside className={styles.side}>
          <Player replayed={replayed} steps={steps} names={names} eyes={eyes} setEyes={setEyes}>
            <StepText replayed={replayed} step={step} eyes={eyes} names={names} />
          </Player>
          <div className={styles.panel}>
            {step === replayed.steps && replayed.result !== null ? null : (
              <Branch table={table} step={step} seat={eyes === 'open' ? Math.max(0, seat) : eyes} />
            )}
            <PointsChart replayed={replayed} names={names} step={step} onStep={steps.goTo} />
            <div className={styles.buttons}>
              <RecordButtons table={table} replayed={replayed} record={record} />
              {seat < 0 ? null : <Link href={`/table/${table.id}/review`}>{REVIEW_WORDS[language].name}</Link>}
              <Link href={`/table/${table.id}`}>{say('back-to-table')}</Link>
            </div>
          </div>
        </aside>
      </Content>
      {looked === null ? null : (
        <div className={styles.looked} aria-hidden="true">
          <Card face={looked} />
        </div>
      )}
      {zoomed === null ? null : <Zoomed face={zoomed} onClose={() => setZoomed(null)} />}
    </div>
  );
}
