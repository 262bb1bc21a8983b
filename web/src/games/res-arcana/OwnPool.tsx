import type { Seat } from '@gloaming/engine';
import { ESSENCES } from '@gloaming/res-arcana';
import { Goods } from '../../table/Goods.tsx';
import { useWords } from '../../words/index.ts';
import type { Setting } from './setting.tsx';

/** What one has, in a line that stays in sight. */
export function OwnPool({ set: { t }, seat }: { set: Setting; seat: Seat }) {
  const say = useWords();
  const { pool } = t.players[seat];
  return <Goods label={say('pool')} goods={ESSENCES.map((kind, i) => ({ kind, n: pool[i] }))} />;
}
