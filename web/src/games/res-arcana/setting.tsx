/** What every part of Res Arcana's board needs, and the cards on it. */
import type { Card, Language, Seat } from '@gloaming/engine';
import { ESSENCES, FACES, KINDS, pointsOfCard, type Table } from '@gloaming/res-arcana';
import type { FaceForm } from '../../design/faceForm.ts';
import type { Painted } from '../../design/Icon.tsx';
import type { Desk } from '../../table/game.ts';
import { risenBox } from '../../table/layout/arrange.ts';
import { measured } from '../../table/layout/measured.ts';
import type { Place } from '../../table/layout/solve.ts';
import { Spot } from '../../table/Spot.tsx';
import { widthOnShelf } from '../../table/shelf.ts';
import type { PressHandlers } from '../../table/usePressHandlers.ts';
import { faceOf } from './faces.ts';

export interface Setting {
  t: Table;
  /** One's own, as far as one knows which cards are still in it. */
  deck: readonly Card[];
  desk: Desk;
  hands: PressHandlers;
  language: Language;
}

export const known = (cards: readonly Card[]): Card[] => cards.filter((card) => card >= 0);
const ORDER = ['mage', 'item', 'artifact', 'monument', 'place'];
const rankOf = (card: Card): number => ORDER.indexOf(FACES[card].kind);
/** As they lie before a mage: the mage first. */
export const inOrder = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => rankOf(a) - rankOf(b));

export const essencesOn = (t: Table, card: Card): (readonly [Painted, number])[] =>
  ESSENCES.flatMap((kind, i) => {
    const n = t.on[card * KINDS + i];
    return n === 0 ? [] : [[kind, n] as const];
  });

/** Cards that are offered or held: what they cost matters. */
export function Offered({
  set,
  cards,
  size,
  shelf,
}: {
  set: Setting;
  cards: readonly Card[];
  size: FaceForm;
  /** Pixels: how high the shelf is on which they stand. */
  shelf?: number;
}) {
  const { desk, hands, language } = set;
  return known(cards).map((card) => {
    const face = faceOf(language, card);
    return (
      <Spot
        key={card}
        card={card}
        face={face}
        desk={desk}
        hands={hands}
        size={size}
        {...(shelf === undefined ? {} : { width: widthOnShelf(face, shelf) })}
        showCost
      />
    );
  });
}

/** As wide as one's own are at least on a table that is longer than the window, in pixels. */
const OWN = 80;

export function Components({ set, seat, isOwn = false }: { set: Setting; seat: Seat; isOwn?: boolean }) {
  const { t, desk, hands, language } = set;
  return inOrder(t.players[seat].inPlay).map((card) => (
    <Spot
      key={card}
      card={card}
      face={faceOf(language, card)}
      desk={desk}
      hands={hands}
      size="tile"
      {...(isOwn ? { width: OWN, rows: 2 } : {})}
      isTurned={t.turned[card] === 1}
      points={pointsOfCard(t, seat, card)}
      on={essencesOn(t, card)}
    />
  ));
}

/** Cards where the layout says; of those in play by whom. */
export function LaidCards({
  set,
  cards,
  place,
  seat,
  unit,
  showCost = false,
}: {
  set: Setting;
  cards: readonly Card[];
  place: Place;
  seat?: Seat;
  /** Where those that say too little as they lie are read whole when they are pointed at. */
  unit?: number;
  showCost?: boolean;
}) {
  const { t, desk, hands, language } = set;
  return cards.map((card, i) => (
    <Spot
      key={card}
      card={card}
      face={faceOf(language, card)}
      desk={desk}
      hands={hands}
      size={place.boxes[i].form}
      box={place.boxes[i]}
      risen={
        unit === undefined ? null : risenBox(measured(faceOf(language, card), unit), place.boxes[i], place.box, unit)
      }
      showCost={showCost}
      isTurned={t.turned[card] === 1}
      {...(seat === undefined || showCost ? {} : { points: pointsOfCard(t, seat, card) })}
      on={essencesOn(t, card)}
    />
  ));
}
