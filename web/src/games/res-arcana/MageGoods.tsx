import type { Seat } from '@gloaming/engine';
import { ESSENCES } from '@gloaming/res-arcana';
import { Goods } from '../../table/Goods.tsx';
import { Pile } from '../../table/Pile.tsx';
import { useWords } from '../../words/index.ts';
import styles from './Board.module.css';
import type { Setting } from './setting.tsx';

interface PileProps {
  set: Setting;
  seat: Seat;
  isMine: boolean;
  /** Where there is no room for what piles are called. */
  areSigns?: boolean;
}

/** Beside another rival there is no room for what a pile is called. */
const signOf = <S extends string>({ set, isMine, areSigns = false }: PileProps, sign: S): S | undefined =>
  areSigns || (!isMine && set.t.players.length > 2) ? sign : undefined;

/** How many cards a rival holds. */
export function HandPile(props: PileProps) {
  const say = useWords();
  const n = props.set.t.players[props.seat].hand.length;
  return <Pile label={say('hand')} n={n} heap={`hand:${props.seat}`} sign={signOf(props, 'hand')} />;
}

interface Props extends PileProps {
  /** One's own stands in a line of its own where the table is long. */
  arePoolsShown?: boolean;
  arePilesShown: boolean;
  onDiscards: () => void;
  onDeck: () => void;
}

/** The essences in a mage's pool, of which one's own answer questions, and the piles of cards. */
export function MageGoods({ arePoolsShown = true, arePilesShown, onDiscards, onDeck, ...props }: Props) {
  const { set, seat, isMine } = props;
  const say = useWords();
  const { pool, deck, discards } = set.t.players[seat];
  const goods = ESSENCES.map((kind, i) => ({
    kind,
    n: pool[i],
    ...(isMine ? { target: `kind:${i}` as const } : {}),
  }));
  const piles = [
    ['deck', deck.length, isMine && set.deck.length > 0 ? onDeck : null],
    ['discards', discards.length, onDiscards],
  ] as const;
  return (
    <>
      {arePoolsShown ? (
        <Goods
          label={say('pool')}
          at={`pool:${seat}`}
          goods={goods}
          desk={set.desk}
          size={isMine ? 'large' : 'small'}
        />
      ) : null}
      {arePilesShown ? (
        <ul className={styles.piles} aria-label={say('piles')}>
          {isMine ? null : (
            <li>
              <HandPile {...props} />
            </li>
          )}
          {piles.map(([what, n, onOpen]) => (
            <li key={what}>
              <Pile
                label={say(what)}
                n={n}
                heap={`${what}:${seat}`}
                sign={signOf(props, what)}
                {...(onOpen === null ? {} : { onOpen })}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
