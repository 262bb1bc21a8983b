import type { TableInfo } from '@gloaming/protocol';
import { useState } from 'react';
import { recall } from '../base/browserStorage.ts';
import { Button } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import { Trouble } from '../design/Trouble.tsx';
import { useGames } from '../net/useGames.ts';
import { whereOf } from '../net/where.ts';
import { botOf, sayBot } from '../words/bots.ts';
import { useWords } from '../words/index.ts';
import styles from './Branch.module.css';
import { useBranch } from './useBranch.ts';

/** What would have happened otherwise: this moment again, at a table of one's own. */
export function Branch({ table, step, seat: looking }: { table: TableInfo; step: number; seat: number }) {
  const say = useWords();
  const { games } = useGames(true, whereOf(table.id));
  const [wantedSeat, setSeat] = useState<number | null>(null);
  const [wantedBot, setBot] = useState(() => recall('bot') ?? '');
  const { trouble, isBusy, branch } = useBranch(table.id);
  const seat = wantedSeat ?? looking;
  const bots = games?.find(({ name }) => name === table.game)?.bots ?? [];
  const bot = botOf(bots, wantedBot);
  return (
    <details className={styles.branch}>
      <summary>{say('branch')}</summary>
      <p>{say('branch-text')}</p>
      {table.seats.length === 1 ? null : (
        <div className={styles.choices}>
          <Choice
            label={say('branch-seat')}
            value={String(seat)}
            options={table.seats.map((each) => [String(each.seat), each.name] as const)}
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
      <Button look="main" icon="play" disabled={isBusy || bots.length === 0} onClick={() => branch(step, seat, bot)}>
        {say('branch')}
      </Button>
    </details>
  );
}
