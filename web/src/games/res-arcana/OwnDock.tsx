import type { Seat } from '@gloaming/engine';
import { ESSENCES } from '@gloaming/res-arcana';
import { Goods } from '../../table/Goods.tsx';
import { Score } from '../../table/Score.tsx';
import { Zone } from '../../table/Zone.tsx';
import { useWords } from '../../words/index.ts';
import { asPlayer } from './asPlayer.ts';
import { known, Offered, type Setting } from './setting.tsx';

interface Props {
  set: Setting;
  seat: Seat;
}

/** One's points, and what one has: it answers questions. */
export function OwnGoods({ set, seat }: Props) {
  const say = useWords();
  const { pool } = set.t.players[seat];
  const goods = ESSENCES.map((kind, i) => ({ kind, n: pool[i], target: `kind:${i}` as const }));
  return (
    <>
      <Score {...asPlayer(say, set, seat)} />
      <Goods label={say('pool')} at={`pool:${seat}`} goods={goods} desk={set.desk} size="large" />
    </>
  );
}

const HELD = ['pack', 'mages', 'hand'] as const;

/** What one holds, and what one is offered to choose from; nothing where there is none of it. */
export function ownHeld({ t }: Setting, seat: Seat): readonly (typeof HELD)[number][] {
  return HELD.filter((what) => known(t.players[seat][what]).length > 0);
}

/** Cards as they stand in one's hand, with their words. */
export function OwnHand({ set, seat, high }: Props & { high: number }) {
  const say = useWords();
  const held = ownHeld(set, seat);
  return held.map((what) => (
    <Zone
      key={what}
      zone={`${what}:${seat}`}
      title={say(what)}
      count={set.t.players[seat][what].length}
      look="shelf"
      // Of one row it is plain what it is.
      isUntitled={held.length === 1}
      high={high}
    >
      <Offered set={set} cards={set.t.players[seat][what]} size="words" shelf={high} />
    </Zone>
  ));
}
