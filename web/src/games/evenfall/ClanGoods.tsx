import type { Seat } from '@gloaming/engine';
import { NO_RESOURCES, RESOURCES } from '@gloaming/evenfall';
import { Goods } from '../../table/Goods.tsx';
import { type Setting, stoneIcon } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

interface Props {
  set: Setting;
  seat: Seat;
  isMine: boolean;
  /** In a line, where the table is long. */
  isSmall?: boolean;
}

/** What a clan has in its pool and its reserve, and its Powerstones; one's own resources answer questions. */
export function ClanGoods({ set, seat, isMine, isSmall = !isMine }: Props) {
  const { t, desk, language } = set;
  const { resources, mana, witches, elders, stones } = t.players[seat];
  const zones = ZONE_WORDS[language];
  const size = isSmall ? 'small' : 'large';
  const pool = NO_RESOURCES.map((_, kind) => ({
    kind: RESOURCES[kind],
    n: resources[kind],
    ...(isMine ? { target: `kind:${kind}` as const } : {}),
  }));
  const reserve = [
    { kind: 'witch', n: witches },
    { kind: 'elder', n: elders },
  ] as const;
  const held = stones.flatMap((n, stone) => (n === 0 ? [] : [{ kind: stoneIcon(stone), n }]));
  return (
    <>
      <Goods
        label={zones.pool}
        at={`pool:${seat}`}
        goods={[...pool, { kind: 'mana', n: mana }]}
        desk={desk}
        size={size}
      />
      <Goods label={zones.reserve} at={`reserve:${seat}`} goods={reserve} size={size} />
      {held.length === 0 ? null : <Goods label={zones.stones} at={`stones:${seat}`} goods={held} size={size} />}
    </>
  );
}
