import type { Eyes } from '@gloaming/engine/session';
import { useMemo, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { saveFile } from '../net/report.ts';
import { Player } from '../replay/Player.tsx';
import { PointsChart } from '../replay/PointsChart.tsx';
import styles from '../replay/ReplayPage.module.css';
import { StepText } from '../replay/StepText.tsx';
import { useSteps } from '../replay/useSteps.ts';
import { Watching } from '../replay/Watching.tsx';
import { type Moment, placeOf } from '../sharing/gameLink.ts';
import { ShareGame } from '../sharing/ShareGame.tsx';
import { useWords } from '../words/index.ts';
import { namesOf } from './names.ts';
import { PlayOnHere } from './PlayOnHere.tsx';
import type { Linked } from './useLinked.ts';

interface Props {
  packed: string;
  linked: Linked;
  moment: Moment | null;
}

/** All of a game that came in a link, step by step. */
export function LinkedGame({ packed, linked, moment }: Props) {
  const say = useWords();
  const { game, title, record, replayed } = linked;
  const [eyes, setEyes] = useState<Eyes>(moment?.seat ?? 'open');
  const first = moment?.step ?? 0;
  const address = useMemo(
    () => ({ read: () => first, write: (step: number) => placeOf(packed, { step, seat: null }) }),
    [packed, first],
  );
  const steps = useSteps(replayed.steps, address);
  const names = namesOf(say, replayed.seats);
  const { step } = steps;
  return (
    <Watching {...{ game, title, names, eyes, step }} seat={-1} view={replayed.view(step, eyes)}>
      <Player replayed={replayed} steps={steps} names={names} eyes={eyes} setEyes={setEyes}>
        <StepText replayed={replayed} step={step} eyes={eyes} names={names} />
      </Player>
      <div className={styles.panel}>
        {step === replayed.steps && replayed.result !== null ? null : (
          <PlayOnHere packed={packed} linked={linked} step={step} seat={eyes === 'open' ? 0 : eyes} />
        )}
        <PointsChart replayed={replayed} names={names} step={step} onStep={steps.goTo} />
        <div className={styles.buttons}>
          <ShareGame title={title} record={record} at={{ step, names }} />
          <Button icon="download" onClick={() => saveFile(`${game}.txt`, record, 'text/plain')}>
            {say('export')}
          </Button>
        </div>
      </div>
    </Watching>
  );
}
