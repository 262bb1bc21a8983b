import { useState } from 'react';
import { useHash } from '../base/route.tsx';
import { Notice } from '../frame/Notice.tsx';
import { type Moment, readHash } from '../sharing/gameLink.ts';
import { useWords } from '../words/index.ts';
import { LinkedGame } from './LinkedGame.tsx';
import { LinkedMoment } from './LinkedMoment.tsx';
import { useLinked } from './useLinked.ts';

/** What a link holds: a whole game, or one moment of it. Nothing is asked of any server. */
export function LinkPage() {
  const say = useWords();
  const read = readHash(useHash());
  const found = useLinked(read?.packed ?? null);
  const [isWhole, setWhole] = useState(false);
  if (found.kind === 'loading') return <Notice title={say('loading')} text="" />;
  if (found.kind === 'not') return <Notice title={found.title} text={found.text} isEnd />;
  const { linked } = found;
  const packed = read?.packed ?? '';
  const moment = withinGame(read?.moment ?? null, linked.replayed);
  return moment?.seat === undefined || moment.seat === null || isWhole ? (
    <LinkedGame key={packed} packed={packed} linked={linked} moment={moment} />
  ) : (
    <LinkedMoment
      linked={linked}
      packed={packed}
      step={moment.step}
      seat={moment.seat}
      onWhole={() => setWhole(true)}
    />
  );
}

/** A moment, or eyes, that the game does not have is the nearest one. */
const withinGame = (moment: Moment | null, { steps, seats }: { steps: number; seats: number }): Moment | null =>
  moment === null
    ? null
    : { step: Math.min(steps, moment.step), seat: moment.seat !== null && moment.seat < seats ? moment.seat : null };
