import { type Card, deciders, type Language, type Seat } from '@gloaming/engine';
import { ENOUGH, ESSENCES, FACES, KINDS, pointsOf, pointsOfCard, type Table, type View } from '@gloaming/res-arcana';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Card as CardView } from '../../design/Card.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Token } from '../../design/Token.tsx';
import { useSettings } from '../../settings.tsx';
import { Goods } from '../../table/Goods.tsx';
import { PlayerPanel } from '../../table/PlayerPanel.tsx';
import { Spot } from '../../table/Spot.tsx';
import { useNarrow } from '../../table/useNarrow.ts';
import { Zone } from '../../table/Zone.tsx';
import { useWords } from '../../words/index.ts';
import { TOKEN_WORDS } from '../../words/tokens.ts';
import type { BoardProps, Desk } from '../table.ts';
import styles from './Board.module.css';
import { faceOf } from './faces.ts';

interface Setting {
  t: Table;
  desk: Desk;
  language: Language;
}

const known = (cards: readonly Card[]): Card[] => cards.filter((card) => card >= 0);
const ORDER = ['mage', 'item', 'artifact', 'monument', 'place'];
const rankOf = (card: Card): number => ORDER.indexOf(FACES[card].kind);

/** Cards that are offered or held: what they cost matters. */
function offered({ desk, language }: Setting, cards: readonly Card[]) {
  return known(cards).map((card) => <Spot key={card} card={card} face={faceOf(language, card)} desk={desk} showCost />);
}

function Components({ set, seat }: { set: Setting; seat: Seat }) {
  const { t, desk, language } = set;
  const words = TOKEN_WORDS[language];
  return t.players[seat].inPlay
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((card) => {
      const on = ESSENCES.flatMap((kind, i) => {
        const n = t.on[card * KINDS + i];
        return n === 0 ? [] : [<Token key={kind} kind={kind} n={n} label={words[kind]} size="small" />];
      });
      return (
        <Spot
          key={card}
          card={card}
          face={faceOf(language, card)}
          desk={desk}
          isTurned={t.turned[card] === 1}
          points={pointsOfCard(t, seat, card)}
        >
          {on.length === 0 ? undefined : on}
        </Spot>
      );
    });
}

function Middle({ set }: { set: Setting }) {
  const { t, desk } = set;
  const say = useWords();
  return (
    <div className={styles.middle}>
      {t.open.length === 0 ? null : (
        <div className={styles.wide}>
          <Zone title={say('open-cards')}>{offered(set, t.open)}</Zone>
        </div>
      )}
      <div className={styles.wide}>
        <Zone title={say('places')}>{offered(set, t.places)}</Zone>
      </div>
      <Zone
        title={say('monuments')}
        aside={
          desk.isLegal('deck') ? (
            <Button className={styles.deck} onClick={() => desk.press('deck')}>
              {say('monument-deck')}
            </Button>
          ) : (
            <span className={styles.left}>
              {say('monument-deck')} {t.monumentDeck.length}
            </span>
          )
        }
      >
        {offered(set, t.monuments)}
      </Zone>
      <Zone title={say('items')} size="small">
        {offered(set, t.items)}
      </Zone>
    </div>
  );
}

function Player({ set, seat, isMine, isActing }: { set: Setting; seat: Seat; isMine: boolean; isActing: boolean }) {
  const { t, desk, language } = set;
  const p = t.players[seat];
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const size = isMine ? 'usual' : 'small';
  return (
    <PlayerPanel
      seat={seat}
      name={desk.names[seat]}
      desk={desk}
      isMine={isMine}
      isActing={isActing}
      isFirst={t.first === seat}
      hasPassed={p.passed === 1}
      points={pointsOf(t, seat)}
      enough={ENOUGH}
      extra={
        <div className={styles.counts}>
          <Goods
            label={say('pool')}
            goods={ESSENCES.map((kind, i) => ({
              kind,
              n: p.pool[i],
              ...(isMine ? { target: `kind:${i}` as const } : {}),
            }))}
            desk={desk}
          />
          <span className={styles.piles}>
            {isMine ? null : (
              <span>
                {say('hand')} {p.hand.length}
              </span>
            )}
            <span>
              {say('deck')} {p.deck.length}
            </span>
            {p.discards.length === 0 ? (
              <span>
                {say('discards')} {0}
              </span>
            ) : (
              <button type="button" className={styles.pile} onClick={() => setOpen(true)}>
                {say('discards')} {p.discards.length}
              </button>
            )}
          </span>
        </div>
      }
    >
      {p.mages.length > 0 && known(p.mages).length > 0 ? (
        <Zone title={say('mages')}>{offered(set, p.mages)}</Zone>
      ) : null}
      {known(p.pack).length > 0 ? <Zone title={say('pack')}>{offered(set, p.pack)}</Zone> : null}
      {p.inPlay.length === 0 ? null : (
        <Zone title={say('in-play')} size={size}>
          <Components set={set} seat={seat} />
        </Zone>
      )}
      {known(p.hand).length === 0 ? null : (
        <Zone title={say('hand')} count={p.hand.length} size={size}>
          {offered(set, p.hand)}
        </Zone>
      )}
      {isOpen ? (
        <Dialog title={`${desk.names[seat]}: ${say('discards')}`} onClose={() => setOpen(false)}>
          <ul className={styles.pileCards}>
            {known(p.discards).map((card) => (
              <li key={card}>
                <CardView face={faceOf(language, card)} />
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </PlayerPanel>
  );
}

/** The others clockwise, the middle, oneself nearest; on a narrow screen the other way round. */
export function Board({ view, desk }: BoardProps<View>) {
  const { language } = useSettings();
  const isNarrow = useNarrow();
  const t = view.table;
  const set: Setting = { t, desk, language };
  const n = t.players.length;
  const own = Math.max(0, desk.seat);
  const acting = deciders(view);
  const others = Array.from({ length: n - 1 }, (_, i) => (own + 1 + i) % n);
  const player = (seat: Seat) => (
    <Player key={seat} set={set} seat={seat} isMine={seat === desk.seat} isActing={acting.includes(seat)} />
  );
  return (
    <div className={styles.board}>
      {isNarrow ? player(own) : <div className={styles.rivals}>{others.map(player)}</div>}
      <Middle set={set} />
      {isNarrow ? <div className={styles.rivals}>{others.map(player)}</div> : player(own)}
    </div>
  );
}
