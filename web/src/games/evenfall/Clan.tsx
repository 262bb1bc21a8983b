import type { Card, Seat } from '@gloaming/engine';
import { CLANS, NO_RESOURCES, RESOURCES, settingsText } from '@gloaming/evenfall';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { Painted } from '../../design/Icon.tsx';
import type { TileSize } from '../../design/tileSize.ts';
import { CardsDialog } from '../../table/CardsDialog.tsx';
import { Goods } from '../../table/Goods.tsx';
import { Pile } from '../../table/Pile.tsx';
import { PlayerPanel } from '../../table/PlayerPanel.tsx';
import { type Extent, sizeFor, useSpace } from '../../table/useSpace.ts';
import { useWords } from '../../words/index.ts';
import styles from './Clan.module.css';
import { ClanBoard, ClanSign, Coven, stepsOf } from './ClanBoard.tsx';
import { breadth, Holdings, Persons } from './Holdings.tsx';
import { asShown, known, type Setting, stoneIcon } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

export interface ClanProps {
  set: Setting;
  seat: Seat;
  isMine: boolean;
  isActing: boolean;
  extent: Extent;
}

interface SpreadProps {
  set: Setting;
  seat: Seat;
  onClose: () => void;
  /** The board. */
  children: ReactNode;
}

/** Everything of a player in full. */
export function ClanSpread({ set, seat, onClose, children }: SpreadProps) {
  const { t, language, names } = set;
  const p = t.players[seat];
  const zones = ZONE_WORDS[language];
  const held = (places: readonly Card[]): Card[] =>
    known(places).flatMap((place) => (t.ritualOn[place] < 0 ? [place] : [place, t.ritualOn[place]]));
  const group = (title: string, cards: readonly Card[]) => ({
    title,
    cards: known(cards).map((card) => asShown(set, card)),
  });
  return (
    <CardsDialog
      title={names[seat]}
      onClose={onClose}
      groups={[
        group(zones.outer, held(p.outer)),
        group(zones.inner, held(p.inner)),
        group(zones.specialists, p.specialists),
        group(zones.council, p.council),
      ]}
    >
      {children}
    </CardsDialog>
  );
}

/** So many cards fit beside the clan board; with more, a sign of it is all there is room for. */
const BESIDE = 7;
/** So many Places fit side by side with their pictures. */
const PAIRS = 6;
/** So many cards of a hand are shown with their pictures on a narrow screen. */
const NARROW = 6;
/** How wide a card of the hand must be at least, in rem: to be read, and to be told by few words. */
const LEAST: Partial<Record<TileSize, number>> = { large: 8, tag: 6 };

/** A clan with all that is its own: one's own spread out, a rival's at a glance. */
export function Clan({ set, seat, isMine, isActing, extent }: ClanProps) {
  const { t, desk, language, names, lay } = set;
  const p = t.players[seat];
  const say = useWords();
  const zones = ZONE_WORDS[language];
  const [isOpen, setOpen] = useState(false);
  const clan = p.clan < 0 ? '' : settingsText(language).clans[CLANS[p.clan]];
  const goods: { kind: Painted; n: number; target?: `kind:${number}` }[] = [
    ...NO_RESOURCES.map((_, kind) => ({
      kind: RESOURCES[kind],
      n: p.resources[kind],
      ...(isMine ? { target: `kind:${kind}` as const } : {}),
    })),
    { kind: 'mana', n: p.mana },
  ];
  const reserve: { kind: Painted; n: number }[] = [
    { kind: 'witch', n: p.witches },
    { kind: 'elder', n: p.elders },
  ];
  const stones = p.stones.flatMap((n, stone) => (n === 0 ? [] : [{ kind: stoneIcon(stone), n }]));
  const rivals = t.players.length - 1;
  const { isNarrow } = useSpace();
  const isBrief = !isMine && lay.isBrief;
  const small = rivals === 1 && extent === 'full' && !isBrief ? 'tag' : 'mini';
  const pairs = p.outer.length + p.inner.length;
  const own = isNarrow ? 'chip' : pairs <= PAIRS ? lay.own : 'tag';
  const size = isMine ? own : small;
  const personSize = isMine ? (isNarrow || lay.own === 'usual' ? 'chip' : 'tag') : small;
  const board = isNarrow ? 'strip' : lay.board === 'brief' && breadth(p) > BESIDE ? 'sign' : lay.board;
  const ownHand = isNarrow ? sizeFor(known(p.hand).length, NARROW) : lay.hand;
  const handSize = isMine ? ownHand : lay.isSlim ? 'mini' : small;
  const hand =
    extent !== 'full' ? null : (
      <div
        {...(isMine ? { id: 'hand' } : {})}
        className={[isMine && styles.hand, isMine ? handSize === 'tag' && styles.terse : lay.isSlim && styles.pictures]
          .filter(Boolean)
          .join(' ')}
        style={{ '--lines': lay.lines, '--art': lay.art } as CSSProperties}
      >
        <Persons
          set={set}
          title={say('hand')}
          cards={p.hand}
          size={handSize}
          showCost
          least={isMine && !isNarrow ? LEAST[handSize] : undefined}
        />
      </div>
    );
  return (
    <PlayerPanel
      seat={seat}
      name={names[seat]}
      about={clan}
      desk={desk}
      isMine={isMine}
      isActing={isActing}
      isFirst={t.first === seat && t.seats > 1}
      hasPassed={p.passed === 1}
      points={p.points}
      {...(isMine ? {} : { onCloser: () => setOpen(true) })}
      beside={
        !isMine ? (
          <>
            {p.clan < 0 ? null : <Coven set={set} seat={seat} steps={stepsOf(set, p.clan)} />}
            <Pile label={say('hand')} n={p.hand.length} heap={`hand:${seat}`} sign="hand" />
          </>
        ) : board === 'sign' ? (
          <ClanSign set={set} seat={seat} onOpen={() => setOpen(true)} />
        ) : null
      }
      extra={
        <>
          <Goods label={zones.pool} goods={goods} desk={desk} size={isMine ? 'large' : 'small'} />
          <Goods label={zones.reserve} goods={reserve} size={isMine ? 'large' : 'small'} />
          {stones.length === 0 ? null : <Goods label={zones.stones} goods={stones} size={isMine ? 'large' : 'small'} />}
        </>
      }
    >
      {isNarrow ? hand : null}
      {extent === 'line' ? null : (
        <div
          id={`held-${seat}`}
          className={isMine ? `${styles.own} ${lay.isTerse ? styles.terse : ''}` : isBrief ? styles.brief : ''}
        >
          {isMine && board !== 'sign' ? (
            <ClanBoard set={set} seat={seat} look={board} onOpen={() => setOpen(true)} />
          ) : null}
          <Holdings set={set} seat={seat} placeSize={size} personSize={personSize} />
        </div>
      )}
      {isNarrow ? null : hand}
      {isOpen ? (
        <ClanSpread set={set} seat={seat} onClose={() => setOpen(false)}>
          <ClanBoard set={set} seat={seat} look="open" />
        </ClanSpread>
      ) : null}
    </PlayerPanel>
  );
}
