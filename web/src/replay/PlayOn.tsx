import { useState } from 'react';
import { recall } from '../base/browserStorage.ts';
import { Button } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import { Trouble } from '../design/Trouble.tsx';
import { useGames } from '../net/useGames.ts';
import type { Where } from '../net/where.ts';
import { botOf, sayBot } from '../words/bots.ts';
import { useWords } from '../words/index.ts';
import styles from './Branch.module.css';

interface Props {
  game: string;
  names: readonly string[];
  /** Where one looks from, and sits unless one likes another seat better. */
  seat: number;
  /** Which host has the new table. */
  where: Where;
  trouble: string;
  isBusy: boolean;
  onGo: (seat: number, bot: string) => void;
}

/** What would have happened otherwise: this moment again, at a table of one's own. */
export function PlayOn({ game, names, seat: looking, where, trouble, isBusy, onGo }: Props) {
  const say = useWords();
  const { games } = useGames(true, where);
  const [wantedSeat, setSeat] = useState<number | null>(null);
  const [wantedBot, setBot] = useState(() => recall('bot') ?? '');
  const seat = wantedSeat ?? looking;
  const bots = games?.find(({ name }) => name === game)?.bots ?? [];
  const bot = botOf(bots, wantedBot);
  return (
    <details className={styles.branch}>
      <summary>{say('branch')}</summary>
      <p>{say('branch-text')}</p>
      {names.length === 1 ? null : (
        <div className={styles.choices}>
          <Choice
            label={say('branch-seat')}
            value={String(seat)}
            options={names.map((name, i) => [String(i), name] as const)}
            onChange={(value) => setSeat(Number(value))}
          />
          <Choice
            label={say('strength')}
            value={bot}
            options={bots.map((each) => [each, sayBot(say, each)] as const)}
            onChange={setBot}
          />
        </div>
      )}
      <Trouble text={trouble} />
      <Button look="main" icon="play" disabled={isBusy || bots.length === 0} onClick={() => onGo(seat, bot)}>
        {say('branch')}
      </Button>
    </details>
  );
}
