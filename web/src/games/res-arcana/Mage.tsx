import type { Card, Seat } from '@gloaming/engine';
import { ENOUGH, ESSENCES, FACES, pointsOf, TEXTS } from '@gloaming/res-arcana';
import { type CSSProperties, useState } from 'react';
import { CardsDialog } from '../../table/CardsDialog.tsx';
import { Goods } from '../../table/Goods.tsx';
import { Pile } from '../../table/Pile.tsx';
import { PlayerPanel } from '../../table/PlayerPanel.tsx';
import { Rows } from '../../table/Rows.tsx';
import { type Extent, sizeFor, useSpace } from '../../table/useSpace.ts';
import { Zone } from '../../table/Zone.tsx';
import { useWords } from '../../words/index.ts';
import styles from './Board.module.css';
import { faceOf } from './faces.ts';
import { Components, essencesOn, inOrder, known, Offered, type Setting } from './setting.tsx';

interface Props {
  set: Setting;
  seat: Seat;
  isMine: boolean;
  isActing: boolean;
  extent: Extent;
}

/** So many of one's own cards are shown with their pictures on a narrow screen. */
const NARROW = 9;

/** A mage with all that is theirs: one's own spread out, a rival's at a glance. */
export function Mage({ set, seat, isMine, isActing, extent }: Props) {
  const { t, desk, language, lay } = set;
  const p = t.players[seat];
  const say = useWords();
  const [open, setOpen] = useState<'discards' | 'all' | null>(null);
  const name = desk.names[seat];
  const rivals = t.players.length - 1;
  const { isNarrow } = useSpace();
  const own = isNarrow ? sizeFor(p.hand.length + p.inPlay.length, NARROW) : lay.size;
  const size = isMine ? own : extent === 'full' ? lay.rivals : 'mini';
  // What is known of a rival's packs and hand is little more than names: their panel must not push the table down.
  const offered = isMine ? 'large' : 'tag';
  const mage = p.inPlay.find((card) => FACES[card].kind === 'mage');
  // Beside another rival there is no room for what a pile is called.
  const signOf = <S extends string>(sign: S): S | undefined => (!isMine && rivals > 1 ? sign : undefined);
  const wins = t.match === 1 ? ` · ${say('wins-so-far', { n: p.wins })}` : '';
  const asCards = (cards: readonly Card[]) =>
    known(cards).map((card) => ({
      key: card,
      face: faceOf(language, card),
      on: essencesOn(t, card),
      isTurned: t.turned[card] === 1,
    }));
  const hand = <Pile label={say('hand')} n={p.hand.length} heap={`hand:${seat}`} sign={signOf('hand')} />;
  return (
    <PlayerPanel
      seat={seat}
      name={name}
      about={`${mage === undefined ? '' : TEXTS[language].card(mage).name}${wins}`}
      desk={desk}
      isMine={isMine}
      isActing={isActing}
      isFirst={t.first === seat}
      hasPassed={p.passed === 1}
      points={pointsOf(t, seat)}
      enough={ENOUGH}
      {...(isMine ? {} : { onCloser: () => setOpen('all') })}
      beside={extent === 'full' ? null : hand}
      extra={
        <>
          <Goods
            label={say('pool')}
            goods={ESSENCES.map((kind, i) => ({
              kind,
              n: p.pool[i],
              ...(isMine ? { target: `kind:${i}` as const } : {}),
            }))}
            desk={desk}
            size={isMine ? 'large' : 'small'}
          />
          {extent !== 'full' ? null : (
            <ul className={styles.piles} aria-label={say('piles')}>
              {isMine ? null : <li>{hand}</li>}
              <li>
                <Pile label={say('deck')} n={p.deck.length} heap={`deck:${seat}`} sign={signOf('deck')} />
              </li>
              <li>
                <Pile
                  label={say('discards')}
                  n={p.discards.length}
                  heap={`discards:${seat}`}
                  sign={signOf('discards')}
                  onOpen={() => setOpen('discards')}
                />
              </li>
            </ul>
          )}
        </>
      }
    >
      <div
        className={isMine ? styles.own : ''}
        style={isNarrow ? undefined : ({ '--lines': lay.lines, '--art': lay.art } as CSSProperties)}
      >
        <Rows each={size === 'large' ? 8.2 : 7.2}>
          {known(p.mages).length === 0 ? null : (
            <Zone title={say('mages')} count={p.mages.length} size={offered}>
              <Offered set={set} cards={p.mages} size={offered} />
            </Zone>
          )}
          {known(p.pack).length === 0 ? null : (
            <Zone title={say('pack')} count={p.pack.length} size={offered}>
              <Offered set={set} cards={p.pack} size={offered} />
            </Zone>
          )}
          {known(p.hand).length === 0 ? null : (
            <Zone title={say('hand')} count={p.hand.length} size={isMine ? size : offered}>
              <Offered set={set} cards={p.hand} size={isMine ? size : offered} />
            </Zone>
          )}
          {p.inPlay.length === 0 || extent === 'line' ? null : (
            <Zone title={say('in-play')} count={p.inPlay.length} size={size}>
              <Components set={set} seat={seat} size={size} />
            </Zone>
          )}
        </Rows>
      </div>
      {open === 'discards' ? (
        <CardsDialog
          title={`${name}: ${say('discards')}`}
          groups={[{ title: '', cards: asCards(p.discards) }]}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'all' ? (
        <CardsDialog
          title={name}
          groups={[
            { title: say('in-play'), cards: asCards(inOrder(p.inPlay)) },
            { title: `${say('discards')} (${p.discards.length})`, cards: asCards(p.discards) },
          ]}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </PlayerPanel>
  );
}
