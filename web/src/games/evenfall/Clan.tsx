import type { Card, Seat } from '@gloaming/engine';
import { CLANS, NO_RESOURCES, RESOURCES, settingsText } from '@gloaming/evenfall';
import { type ReactNode, useState } from 'react';
import type { Painted } from '../../design/Icon.tsx';
import { Goods } from '../../table/Goods.tsx';
import { Pile } from '../../table/Pile.tsx';
import { PlayerPanel } from '../../table/PlayerPanel.tsx';
import { Rows } from '../../table/Rows.tsx';
import { Spread } from '../../table/Spread.tsx';
import { Zone } from '../../table/Zone.tsx';
import { useWords } from '../../words/index.ts';
import { Circle } from './Circle.tsx';
import styles from './Clan.module.css';
import { ClanBoard } from './ClanBoard.tsx';
import { asShown, CardSpot, known, type Setting, stoneIcon } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

export interface ClanProps {
  set: Setting;
  seat: Seat;
  isMine: boolean;
  isActing: boolean;
  /** On a narrow screen a rival is a line; everything else is a press away. */
  isBrief: boolean;
}

/** Cards that lie side by side; nothing where there are none. */
export function Persons({ set, title, cards, isMine, showCost = false }: PersonsProps) {
  const all = known(cards);
  const size = isMine ? 'large' : 'mini';
  if (all.length === 0) return null;
  return (
    <Zone title={title} size={size} count={cards.length}>
      {all.map((card) => (
        <CardSpot key={card} set={set} card={card} size={size} showCost={showCost} />
      ))}
    </Zone>
  );
}
interface PersonsProps {
  set: Setting;
  title: string;
  cards: readonly Card[];
  isMine: boolean;
  showCost?: boolean;
  /** How much room it takes beside others. */
  count?: number;
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
    <Spread
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
    </Spread>
  );
}

/** A clan with all that is its own: one's own spread out, a rival's at a glance. */
export function Clan({ set, seat, isMine, isActing, isBrief }: ClanProps) {
  const { t, desk, language, names } = set;
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
  const size = isMine ? 'usual' : 'mini';
  return (
    <PlayerPanel
      seat={seat}
      name={names[seat]}
      about={`${clan}${isMine ? '' : ` · ${zones.coven} ${p.coven}`}`}
      desk={desk}
      isMine={isMine}
      isActing={isActing}
      isFirst={t.first === seat && t.seats > 1}
      hasPassed={p.passed === 1}
      points={p.points}
      {...(isMine ? {} : { onCloser: () => setOpen(true) })}
      extra={
        <>
          <Goods label={say('pool')} goods={goods} desk={desk} size={isMine ? 'large' : 'small'} />
          <Goods label={zones.reserve} goods={reserve} size={isMine ? 'large' : 'small'} />
          {stones.length === 0 ? null : <Goods label={zones.stones} goods={stones} size={isMine ? 'large' : 'small'} />}
          {isMine ? null : <Pile label={say('hand')} n={p.hand.length} heap={`hand:${seat}`} />}
        </>
      }
    >
      {isBrief ? null : (
        <div className={isMine ? styles.own : styles.others}>
          {isMine ? <ClanBoard set={set} seat={seat} /> : null}
          <div className={isMine ? styles.cards : styles.flow}>
            <Persons set={set} title={say('hand')} cards={p.hand} isMine={isMine} showCost />
            <div className={isMine ? styles.circles : styles.flow}>
              <Circle set={set} title={zones.outer} owner={names[seat]} kind="outer" cards={p.outer} size={size} />
              <Circle set={set} title={zones.inner} owner={names[seat]} kind="inner" cards={p.inner} size={size} />
            </div>
            <Rows>
              <Persons
                set={set}
                title={zones.specialists}
                cards={p.specialists}
                count={p.specialists.length}
                isMine={isMine}
              />
              <Persons set={set} title={zones.borrowed} cards={p.borrowed} count={p.borrowed.length} isMine={isMine} />
              <Persons set={set} title={zones.council} cards={p.council} count={p.council.length} isMine={isMine} />
            </Rows>
          </div>
        </div>
      )}
      {isOpen ? (
        <ClanSpread set={set} seat={seat} onClose={() => setOpen(false)}>
          <ClanBoard set={set} seat={seat} />
        </ClanSpread>
      ) : null}
    </PlayerPanel>
  );
}
