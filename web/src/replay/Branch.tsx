import type { TableInfo } from '@gloaming/protocol';
import { whereOf } from '../net/where.ts';
import { PlayOn } from './PlayOn.tsx';
import { useBranch } from './useBranch.ts';

/** A moment of a table's game, played on from at the same host. */
export function Branch({ table, step, seat }: { table: TableInfo; step: number; seat: number }) {
  const { branch, ...branching } = useBranch(table.id);
  return (
    <PlayOn
      {...branching}
      game={table.game}
      names={table.seats.map(({ name }) => name)}
      seat={seat}
      where={whereOf(table.id)}
      onGo={(wanted, bot) => branch(step, wanted, bot)}
    />
  );
}
