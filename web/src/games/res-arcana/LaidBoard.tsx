import { type Card, deciders, type Seat } from '@gloaming/engine';
import type { View } from '@gloaming/res-arcana';
import { useMemo } from 'react';
import { CardRow } from '../../table/layout/CardRow.tsx';
import { LaidTable } from '../../table/layout/LaidTable.tsx';
import { useKept } from '../../table/layout/useKept.ts';
import { useSeats } from '../../table/layout/useSeats.ts';
import { useStays } from '../../table/layout/useStays.ts';
import { Pile } from '../../table/Pile.tsx';
import { useWords } from '../../words/index.ts';
import { Felt } from './Felt.tsx';
import { LaidMage } from './LaidMage.tsx';
import { ownRoomOf, type PlaceOf, zonesOf } from './layout.ts';
import { allOf, MONUMENTS } from './market.ts';
import { inOrder, known, LaidCards, type Setting } from './setting.tsx';

/** What anybody may still get: Places of Power, monuments and magic items. */
function Middle({ set, monuments, placeOf }: { set: Setting; monuments: readonly Card[]; placeOf: PlaceOf }) {
  const { t, desk } = set;
  const say = useWords();
  /** Of all that may lie there, what does. */
  const row = (
    name: 'open' | 'places' | 'monuments' | 'items',
    title: string,
    all: readonly Card[],
    lying: readonly Card[] = all,
  ) => {
    const whole = placeOf(name);
    if (whole === undefined) return null;
    const cards = all.filter((card) => lying.includes(card));
    const place = { ...whole, boxes: whole.boxes.filter((_, i) => lying.includes(all[i])) };
    return (
      <CardRow
        zone={name}
        title={title}
        isTitled={name === 'monuments' || name === 'open'}
        place={place}
        free={whole.boxes.filter((_, i) => !lying.includes(all[i]))}
        aside={
          name !== 'monuments' ? null : (
            <Pile
              label={say('monument-deck')}
              n={t.monumentDeck.length}
              heap="monuments"
              sign="deck"
              isLegal={desk.isLegal('deck')}
              onPress={() => desk.press('deck')}
            />
          )
        }
      >
        <LaidCards set={set} cards={cards} place={place} showCost />
      </CardRow>
    );
  };
  return (
    <section id="middle" aria-labelledby="in-the-middle">
      <h2 id="in-the-middle" className="unseen">
        {say('in-the-middle')}
      </h2>
      <Felt under={[placeOf('places'), placeOf('monuments'), placeOf('items')]} />
      {row('open', say('open-cards'), t.open)}
      {row('places', say('places'), allOf(t, 'place'), t.places)}
      {row('monuments', say('monuments'), monuments, t.monuments)}
      {row('items', say('items'), allOf(t, 'item'), t.items)}
    </section>
  );
}

/** All of the table in the window at once: rivals, the middle, what is in play, and the hand at the bottom edge. */
export function LaidBoard({ view, set, own }: { view: View; set: Setting; own: Seat }) {
  const { language, desk, t } = set;
  const monuments = useSeats(t.monuments, MONUMENTS);
  // In a round cards come and go, and the rows in which they lie stay.
  const room = useKept(ownRoomOf(view, own), `${own} ${t.round} ${t.acting < 0}`);
  const inPlay = useSeats(inOrder(t.players[own].inPlay), room.inPlay);
  const held = useStays(known(t.players[own].hand), `${own} ${t.round} ${t.acting}`);
  const zones = useMemo(
    () => zonesOf(view, own, language, room, { monuments, held, inPlay }),
    [view, own, language, room, monuments, held, inPlay],
  );
  const acting = deciders(view);
  const n = t.players.length;
  const others = Array.from({ length: n - 1 }, (_, i) => (own + 1 + i) % n);
  const mage = (seat: Seat, placeOf: PlaceOf, unit: number) => (
    <LaidMage
      key={seat}
      view={view}
      set={set}
      seat={seat}
      isMine={seat === desk.seat}
      isOwn={seat === own}
      held={seat === own ? held : []}
      inPlay={seat === own ? inPlay : inOrder(t.players[seat].inPlay)}
      isActing={acting.includes(seat)}
      placeOf={placeOf}
      unit={unit}
    />
  );
  return (
    <LaidTable zones={zones}>
      {(placeOf, unit) => (
        <>
          <div id="rivals">{others.map((seat) => mage(seat, placeOf, unit))}</div>
          <Middle set={set} monuments={monuments} placeOf={placeOf} />
          {mage(own, placeOf, unit)}
        </>
      )}
    </LaidTable>
  );
}
