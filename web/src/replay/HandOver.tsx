import { parseRecord } from '@gloaming/engine';
import { packGame } from '@gloaming/games/links';
import type { TableInfo } from '@gloaming/protocol';
import { isServerless } from '../base/serverless.ts';
import { Button } from '../design/Button.tsx';
import { Trouble } from '../design/Trouble.tsx';
import { whereOf } from '../net/where.ts';
import { useHereWords } from '../words/here.ts';
import { useBringing } from './useBringing.ts';

/** A game of this browser alone, given to the server of the page. */
export function HandOver({ table, record }: { table: TableInfo; record: string }) {
  const here = useHereWords();
  const { trouble, isBusy, bring } = useBringing('server');
  if (isServerless || whereOf(table.id) === 'server' || table.result?.why !== 'played') return null;
  const give = async (): Promise<void> => {
    const link = await packGame(parseRecord(record));
    const seats = table.seats.map(({ bot }) =>
      bot === null ? { kind: 'me' as const } : { kind: 'bot' as const, bot },
    );
    await bring({ link, seats });
  };
  return (
    <>
      <Button icon="people" disabled={isBusy} onClick={give}>
        {here.handOver}
      </Button>
      <Trouble text={trouble} />
    </>
  );
}
