import type { Card, Seat } from '@gloaming/engine';
import type { View } from '@gloaming/res-arcana';
import { useState } from 'react';
import { CardRow } from '../../table/layout/CardRow.tsx';
import { PlayerSide } from '../../table/layout/PlayerHead.tsx';
import { useWords } from '../../words/index.ts';
import { asPlayer } from './asPlayer.ts';
import { ownDeck, type PlaceOf, type ZoneName } from './layout.ts';
import { MageGoods } from './MageGoods.tsx';
import { MageSpread } from './MageSpread.tsx';
import { known, LaidCards, type Setting } from './setting.tsx';

interface Props {
  view: View;
  set: Setting;
  seat: Seat;
  isMine: boolean;
  /** Where one sits, or would. */
  isOwn: boolean;
  isActing: boolean;
  /** Where one sits, one's hand by where it lies, also what has left it in this turn. */
  held: readonly Card[];
  /** By where it lies; no card where a seat is free. */
  inPlay: readonly Card[];
  placeOf: PlaceOf;
  unit: number;
}

/** A head that is wider than that and no higher than a line stands in a line. */
const BAR = 640;
const LINE = 80;

/** A mage with all that is theirs, where the layout says. */
export function LaidMage({ view, set, seat, isMine, isOwn, isActing, held, inPlay, placeOf, unit }: Props) {
  const { t } = set;
  const p = t.players[seat];
  const say = useWords();
  const [open, setOpen] = useState<'discards' | 'deck' | 'all' | null>(null);
  const head = placeOf(`head:${seat}`);
  if (head === undefined) return null;
  /** Of all that has its room there, what lies there. */
  const row = (
    name: ZoneName,
    title: string,
    all: readonly Card[],
    { isTitled = false, lying = known(all) }: { isTitled?: boolean; lying?: readonly Card[] } = {},
  ) => {
    const whole = placeOf(name);
    const cards = all.filter((card) => lying.includes(card));
    if (whole === undefined || cards.length === 0) return null;
    const place = { ...whole, boxes: whole.boxes.filter((_, i) => lying.includes(all[i])) };
    return (
      <CardRow zone={name} title={title} count={cards.length} isTitled={isTitled} place={place}>
        <LaidCards
          set={set}
          cards={cards}
          place={place}
          seat={seat}
          showCost={name !== `play:${seat}`}
          {...(name === `held:${seat}` ? { unit } : {})}
        />
      </CardRow>
    );
  };
  const rivalsHand = isOwn ? [] : known(p.hand);
  return (
    <PlayerSide
      head={head.box}
      isBar={head.box.width > BAR && (!isOwn || head.box.height < LINE)}
      {...asPlayer(say, set, seat)}
      isMine={isMine}
      isActing={isActing}
      {...(isMine ? {} : { onCloser: () => setOpen('all') })}
      extra={
        <MageGoods
          set={set}
          seat={seat}
          isMine={isMine}
          areSigns={!isOwn}
          arePilesShown
          onDiscards={() => setOpen('discards')}
          onDeck={() => setOpen('deck')}
        />
      }
    >
      {isOwn ? row('mages', say('mages'), known(p.mages), { isTitled: true }) : null}
      {isOwn ? row('pack', say('pack'), known(p.pack), { isTitled: true }) : null}
      {row(`play:${seat}`, say('in-play'), [...inPlay, ...rivalsHand])}
      {isOwn ? row(`held:${seat}`, say('hand'), held, { isTitled: true, lying: known(p.hand) }) : null}
      {isMine ? row(`deck:${seat}`, say('deck'), ownDeck(view, seat), { isTitled: true }) : null}
      {open === null ? null : <MageSpread set={set} seat={seat} what={open} onClose={() => setOpen(null)} />}
    </PlayerSide>
  );
}
