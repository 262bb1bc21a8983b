import type { Seat } from '@gloaming/engine';
import { Score } from '../../table/Score.tsx';
import { widthOnShelf } from '../../table/shelf.ts';
import { Zone } from '../../table/Zone.tsx';
import { useWords } from '../../words/index.ts';
import { asPlayer } from './asPlayer.ts';
import { ClanGoods } from './ClanGoods.tsx';
import { facesAt } from './faces.ts';
import { CardSpot, known, type Setting } from './setting.tsx';

interface Props {
  set: Setting;
  seat: Seat;
}

/** One's points, and what one has: it answers questions. */
export function OwnGoods({ set, seat }: Props) {
  return (
    <>
      <Score {...asPlayer(set, seat)} />
      <ClanGoods set={set} seat={seat} isMine />
    </>
  );
}

/** Cards as they stand in one's hand, with their words. */
export function OwnHand({ set, seat, high }: Props & { high: number }) {
  const { t, language } = set;
  const say = useWords();
  const { hand } = t.players[seat];
  return (
    <Zone zone={`hand:${seat}`} title={say('hand')} count={hand.length} look="shelf" isUntitled high={high}>
      {known(hand).map((card) => (
        <CardSpot
          key={card}
          set={set}
          card={card}
          size="words"
          width={widthOnShelf(facesAt(t)(language, card), high)}
          showCost
        />
      ))}
    </Zone>
  );
}
