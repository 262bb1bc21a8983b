import type { Card } from '@gloaming/engine';
import { freeSpaces, ritualFace } from '@gloaming/evenfall';
import type { CSSProperties } from 'react';
import { classes } from '../../base/classes.ts';
import { Token } from '../../design/Token.tsx';
import { TOKEN_WORDS } from '../../design/tokenWords.ts';
import styles from './Circle.module.css';
import heading from './Heading.module.css';
import { CardSpot, known, type Setting, stoneIcon } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

/** How many Catalysts can still be built: said, since eyes see what lies on the sockets. */
export function Building({ set, ritual }: { set: Setting; ritual: Card }) {
  const { t, language } = set;
  const { spaces } = ritualFace(ritual);
  // A table that is older than a change of the cards may have more on a Ritual than fits.
  const free = Math.max(0, freeSpaces(t, ritual));
  if (spaces === 0) return null;
  return <p className="unseen">{ZONE_WORDS[language].free(free)}</p>;
}

/** The Powerstone of a Place. */
export function StoneOn({ set, card }: { set: Setting; card: Card }) {
  const stone = set.t.stoneOn[card] ?? -1;
  if (stone < 0) return null;
  return (
    <p className={styles.stone}>
      <Token kind={stoneIcon(stone)} label={TOKEN_WORDS[set.language][stoneIcon(stone)]} />
    </p>
  );
}

/** As wide as a tile is, in pixels: for a finger, or at a glance. */
const WIDE = 66;
const SMALL = 52;

interface HeldProps {
  set: Setting;
  card: Card;
  width: number;
}
/** A Place with the Ritual that is bound to it beside it, its Catalysts and its Powerstone. */
function HeldPlace({ set, card, width }: HeldProps) {
  const ritual = set.t.ritualOn[card];
  return (
    <li className={styles.held} style={{ '--n': ritual < 0 ? 1 : 2 } as CSSProperties}>
      {/* A Place on which nothing lies is no list of its own. */}
      <ul className={styles.pair} role={ritual < 0 ? 'presentation' : undefined}>
        <CardSpot key={card} set={set} card={card} size="tile" width={width} />
        {/* Another Ritual is another thing, also where it takes the place of one. */}
        {ritual >= 0 ? <CardSpot key={ritual} set={set} card={ritual} size="tile" width={width} /> : null}
      </ul>
      {ritual >= 0 ? <Building set={set} ritual={ritual} /> : null}
      <StoneOn set={set} card={card} />
    </li>
  );
}

interface Props {
  set: Setting;
  zone: string;
  title: string;
  /** Whose it is. */
  owner: string;
  kind: 'outer' | 'inner';
  cards: readonly Card[];
  isMine: boolean;
}

/** Where the table is longer than the window: one's own large enough for a finger, a rival's at a glance. */
export function Circle({ set, zone, title, owner, kind, cards, isMine }: Props) {
  if (!isMine && cards.length === 0) return null;
  return (
    <section
      className={classes(styles.circle, styles[kind], !isMine && styles.small)}
      aria-label={`${owner}: ${title}`}
      title={isMine ? undefined : title}
    >
      <h3 className={classes(heading.heading, !isMine && 'unseen')}>
        {title} <span>{cards.length}</span>
      </h3>
      {cards.length === 0 ? (
        <p className={styles.empty}>{ZONE_WORDS[set.language].empty}</p>
      ) : (
        <ul data-zone={zone}>
          {known(cards).map((card) => (
            <HeldPlace key={card} set={set} card={card} width={isMine ? WIDE : SMALL} />
          ))}
        </ul>
      )}
    </section>
  );
}
