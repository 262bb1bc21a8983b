import type { Card, Seat } from '@gloaming/engine';
import { type ReactNode, useState } from 'react';
import { type Box, type CardBox, risenBox } from '../../table/layout/arrange.ts';
import { boxStyle } from '../../table/layout/boxStyle.ts';
import { CardRow } from '../../table/layout/CardRow.tsx';
import { PlayerSide } from '../../table/layout/PlayerHead.tsx';
import { Pile } from '../../table/Pile.tsx';
import { useWords } from '../../words/index.ts';
import { asPlayer } from './asPlayer.ts';
import { Building, StoneOn } from './Circle.tsx';
import { ClanBoard, ClanSign, Coven, stepsOf } from './ClanBoard.tsx';
import { ClanGoods } from './ClanGoods.tsx';
import { ClanSpread } from './ClanSpread.tsx';
import styles from './LaidClan.module.css';
import { GROUPS, isCircle, measureOf, type PlaceOf, pairOf } from './layout.ts';
import { CardSpot, known, type Setting } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

interface HeldProps {
  set: Setting;
  card: Card;
  box: CardBox;
  unit: number;
}

/** A Place with the Ritual that is bound to it, its Catalysts and its Powerstone. */
function HeldPlace({ set, card, box, unit }: HeldProps) {
  const { t, language } = set;
  const { form } = box;
  const ritual = t.ritualOn[card];
  const lies = pairOf(box, ritual < 0 ? null : measureOf(language, t, unit)(ritual), unit);
  return (
    <li className={styles.held} style={boxStyle(box)}>
      {/* A Place on which nothing lies is no list of its own. */}
      <ul role={ritual < 0 ? 'presentation' : undefined}>
        <CardSpot key={card} set={set} card={card} size={form} box={lies.place} />
        {/* Another Ritual is another thing, also where it takes the place of one. */}
        {ritual >= 0 ? <CardSpot key={ritual} set={set} card={ritual} size={form} box={lies.ritual} isUnder /> : null}
      </ul>
      {ritual >= 0 ? <Building set={set} ritual={ritual} /> : null}
      <StoneOn set={set} card={card} />
    </li>
  );
}

interface LyingProps {
  set: Setting;
  cards: readonly Card[];
  areHeld: boolean;
  boxes: readonly CardBox[];
  unit: number;
}
/** Places with what is on them, or people. */
function Lying({ set, cards, areHeld, boxes, unit }: LyingProps) {
  return cards.map((card, i) =>
    areHeld ? (
      <HeldPlace key={card} set={set} card={card} box={boxes[i]} unit={unit} />
    ) : (
      <CardSpot key={card} set={set} card={card} size={boxes[i].form} box={boxes[i]} />
    ),
  );
}

export interface LaidClanProps {
  set: Setting;
  seat: Seat;
  isMine: boolean;
  isActing: boolean;
  /** Where one sits, what was in hand when the turn began, and what has come since. */
  stays: readonly Card[];
  placeOf: PlaceOf;
  unit: number;
}

/** All that lies before a rival, one group after the other; what they hold comes last, where it is known. */
export function RivalsCards({ set, seat, placeOf, unit }: LaidClanProps) {
  const { t, language, names } = set;
  const place = placeOf(`held:${seat}`);
  const zones = ZONE_WORDS[language];
  const say = useWords();
  if (place === undefined) return null;
  const p = t.players[seat];
  let from = 0;
  const group = (zone: string, title: string, cards: readonly Card[], areHeld: boolean) => {
    const boxes = place.boxes.slice(from, from + cards.length);
    from += cards.length;
    return cards.length === 0 ? null : (
      <CardRow
        key={zone}
        zone={`${zone}:${seat}`}
        title={title}
        said={`${names[seat]}: ${title}`}
        count={cards.length}
        place={place}
      >
        <Lying set={set} cards={cards} areHeld={areHeld} boxes={boxes} unit={unit} />
      </CardRow>
    );
  };
  return (
    <>
      {GROUPS.map((each) => group(each, zones[each], known(p[each]), isCircle(each)))}
      {group('hand', say('hand'), known(p.hand), false)}
    </>
  );
}

/** Without the title above it. */
const below = ({ left, top, width, height }: Box): Box => ({ left, top: top + RING, width, height: height - RING });
const RING = 17;

/** What is one's own: the circles and people, the line of goods, and the hand at the bottom edge. */
function OwnCards({ set, seat, placeOf, unit, hand, piles }: LaidClanProps & { hand: ReactNode; piles: ReactNode }) {
  const { t, language, names } = set;
  const zones = ZONE_WORDS[language];
  const p = t.players[seat];
  const pilesPlace = placeOf('piles');
  return (
    <>
      <div id={`held-${seat}`}>
        {GROUPS.map((each) => {
          const place = placeOf(each);
          const cards = known(p[each]);
          if (place === undefined) return null;
          return (
            <div key={each} className={isCircle(each) ? styles[each] : undefined}>
              <div className={styles.ring} style={boxStyle(below(place.box))} />
              <CardRow
                zone={`${each}:${seat}`}
                title={zones[each]}
                said={`${names[seat]}: ${zones[each]}`}
                count={cards.length}
                isTitled
                place={place}
              >
                {cards.length === 0 ? (
                  <li className={styles.empty}>{zones.empty}</li>
                ) : (
                  <Lying set={set} cards={cards} areHeld={isCircle(each)} boxes={place.boxes} unit={unit} />
                )}
              </CardRow>
            </div>
          );
        })}
      </div>
      {pilesPlace === undefined ? null : (
        <div className={styles.piles} style={boxStyle(pilesPlace.box)}>
          {piles}
        </div>
      )}
      {hand}
    </>
  );
}

/** A clan with all that is its own, where the layout says. */
export function LaidClan(props: LaidClanProps & { isOwn: boolean; piles: ReactNode }) {
  const { set, seat, isMine, isOwn, isActing, stays, placeOf, piles, unit } = props;
  const { t, language } = set;
  const p = t.players[seat];
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const head = placeOf(isOwn ? 'bar' : `head:${seat}`);
  if (head === undefined) return null;
  const open = (): void => setOpen(true);
  const hand = placeOf('hand');
  const cards = known(p.hand);
  // In two lines the goods have the second to themselves.
  const isBlock = isOwn && placeOf('piles') !== undefined;
  const sign = <ClanSign set={set} seat={seat} onOpen={open} />;
  return (
    <PlayerSide
      head={head.box}
      isBar={isOwn}
      {...asPlayer(set, seat)}
      isMine={isMine}
      isActing={isActing}
      {...(isOwn ? {} : { onCloser: open })}
      beside={
        isOwn ? (
          isBlock ? (
            sign
          ) : null
        ) : (
          <>
            {p.clan < 0 ? null : <Coven set={set} seat={seat} steps={stepsOf(set, p.clan)} />}
            <Pile label={say('hand')} n={p.hand.length} heap={`hand:${seat}`} sign="hand" />
          </>
        )
      }
      extra={
        <>
          <ClanGoods set={set} seat={seat} isMine={isMine} isSmall={isBlock || !isMine} />
          {isOwn && !isBlock ? (
            <>
              {sign}
              {piles}
            </>
          ) : null}
        </>
      }
    >
      {isOwn ? (
        <OwnCards
          {...props}
          hand={
            hand === undefined || t.over === 1 ? null : (
              <CardRow id="hand" zone={`hand:${seat}`} title={say('hand')} count={cards.length} place={hand}>
                {stays.map((card, i) =>
                  cards.includes(card) ? (
                    <CardSpot
                      key={card}
                      set={set}
                      card={card}
                      size={hand.boxes[i].form}
                      box={hand.boxes[i]}
                      risen={risenBox(measureOf(language, t, unit)(card), hand.boxes[i], hand.box, unit)}
                      showCost
                    />
                  ) : null,
                )}
              </CardRow>
            )
          }
        />
      ) : (
        <RivalsCards {...props} />
      )}
      {isOpen ? (
        <ClanSpread set={set} seat={seat} onClose={() => setOpen(false)}>
          <ClanBoard set={set} seat={seat} look="open" />
        </ClanSpread>
      ) : null}
    </PlayerSide>
  );
}
