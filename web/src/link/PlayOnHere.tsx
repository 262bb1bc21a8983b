import { PlayOn } from '../replay/PlayOn.tsx';
import { useBringing } from '../replay/useBringing.ts';
import { useWords } from '../words/index.ts';
import { namesOf } from './names.ts';
import type { Linked } from './useLinked.ts';

interface Props {
  packed: string;
  linked: Linked;
  step: number;
  seat: number;
}

/** At a table in this browser: whoever opens a link need not be known to any server. */
export function PlayOnHere({ packed, linked: { game, replayed }, step, seat }: Props) {
  const say = useWords();
  const { trouble, isBusy, bring } = useBringing('here');
  const names = namesOf(say, replayed.seats);
  const go = (mine: number, bot: string): void => {
    const seats = names.map((_, i) => (i === mine ? { kind: 'me' as const } : { kind: 'bot' as const, bot }));
    // A game that was broken off goes on where it ends.
    void bring({ link: packed, seats, ...(step < replayed.steps ? { step } : {}) });
  };
  return <PlayOn {...{ game, names, seat, trouble, isBusy }} where="here" onGo={go} />;
}
