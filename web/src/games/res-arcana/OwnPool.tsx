import type { Seat } from '@gloaming/engine';
import { ESSENCES } from '@gloaming/res-arcana';
import { Goods } from '../../table/Goods.tsx';
import { useWords } from '../../words/index.ts';
import type { Setting } from './setting.tsx';

/** What one has, in a line that stays in sight; it answers questions. */
export function OwnPool({ set: { t, desk }, seat }: { set: Setting; seat: Seat }) {
  const say = useWords();
  const { pool } = t.players[seat];
  const goods = ESSENCES.map((kind, i) => ({ kind, n: pool[i], target: `kind:${i}` as const }));
  return <Goods label={say('pool')} at={`pool:${seat}`} goods={goods} desk={desk} />;
}
