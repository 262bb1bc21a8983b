import type { Card, Seat } from '@gloaming/engine';
import type { CSSProperties } from 'react';
import { classes } from '../../base/classes.ts';
import type { TileSize } from '../../design/tileSize.ts';
import { Zone } from '../../table/Zone.tsx';
import { Circle } from './Circle.tsx';
import styles from './Holdings.module.css';
import { CardSpot, known, type Setting } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

interface PersonsProps {
  set: Setting;
  title: string;
  cards: readonly Card[];
  size: TileSize;
  showCost?: boolean;
  least?: number | undefined;
}

/** Cards that lie side by side; nothing where there are none. */
export function Persons({ set, title, cards, size, showCost = false, least }: PersonsProps) {
  const all = known(cards);
  if (all.length === 0) return null;
  return (
    <Zone title={title} size={size} count={cards.length} least={least}>
      {all.map((card) => (
        <CardSpot key={card} set={set} card={card} size={size} showCost={showCost} />
      ))}
    </Zone>
  );
}

interface Props {
  set: Setting;
  seat: Seat;
  placeSize: TileSize;
  personSize: TileSize;
  isBrief?: boolean;
}

/** All that a clan has in play: both circles, and its people, two above each other beside them; each a container of its own in brief. */
export function Holdings({ set, seat, placeSize, personSize, isBrief = false }: Props) {
  const { t, language, names } = set;
  const p = t.players[seat];
  const zones = ZONE_WORDS[language];
  const persons = [
    [zones.specialists, p.specialists],
    [zones.borrowed, p.borrowed],
    [zones.council, p.council],
  ] as const;
  return (
    <div className={classes(styles.holdings, styles[placeSize], isBrief && styles.brief)}>
      <div className={styles.circles}>
        {(['outer', 'inner'] as const).map((kind) => (
          <Circle
            key={kind}
            set={set}
            title={zones[kind]}
            owner={names[seat]}
            kind={kind}
            cards={p[kind]}
            size={placeSize}
            isMine={seat === set.desk.seat}
          />
        ))}
      </div>
      <div className={styles.people}>
        {persons.map(([title, cards]) =>
          known(cards).length === 0 ? null : (
            <div
              key={title}
              className={`${styles.persons} ${styles[personSize]}`}
              style={{ '--n': Math.ceil(cards.length / 2) } as CSSProperties}
            >
              <Persons set={set} title={title} cards={cards} size={personSize} />
            </div>
          ),
        )}
      </div>
    </div>
  );
}
