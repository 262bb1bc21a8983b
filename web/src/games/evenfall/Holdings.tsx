import type { Card, Seat } from '@gloaming/engine';
import { classes } from '../../base/classes.ts';
import { Zone } from '../../table/Zone.tsx';
import { Circle } from './Circle.tsx';
import styles from './Holdings.module.css';
import { CardSpot, known, type Setting } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

const FORMS = { rows: 'signs', tiles: 'tile', small: 'tile' } as const;
/** As wide as a tile of one's own is at least, in pixels. */
const OWN = 80;

interface PersonsProps {
  set: Setting;
  zone: string;
  title: string;
  cards: readonly Card[];
  look: keyof typeof FORMS;
  showCost?: boolean;
}

/** Cards that lie side by side; nothing where there are none. */
export function Persons({ set, zone, title, cards, look, showCost = false }: PersonsProps) {
  const all = known(cards);
  if (all.length === 0) return null;
  return (
    <Zone zone={zone} title={title} look={look} count={cards.length}>
      {all.map((card) => (
        <CardSpot
          key={card}
          set={set}
          card={card}
          size={FORMS[look]}
          showCost={showCost}
          {...(look === 'tiles' ? { width: OWN, rows: 2 } : {})}
        />
      ))}
    </Zone>
  );
}

/** All that a clan has in play: both circles, and its people. */
export function Holdings({ set, seat, isMine }: { set: Setting; seat: Seat; isMine: boolean }) {
  const { t, language, names } = set;
  const p = t.players[seat];
  const zones = ZONE_WORDS[language];
  return (
    <div className={classes(styles.holdings, !isMine && styles.line)}>
      {(['outer', 'inner'] as const).map((kind) => (
        <Circle
          key={kind}
          set={set}
          zone={`${kind}:${seat}`}
          title={zones[kind]}
          owner={names[seat]}
          kind={kind}
          cards={p[kind]}
          isMine={isMine}
        />
      ))}
      {(['specialists', 'borrowed', 'council'] as const).map((group) => (
        <Persons
          key={group}
          set={set}
          zone={`${group}:${seat}`}
          title={zones[group]}
          cards={p[group]}
          look={isMine ? 'tiles' : 'small'}
        />
      ))}
    </div>
  );
}
