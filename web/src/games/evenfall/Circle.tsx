import type { Card } from '@gloaming/engine';
import { FIRST_RITUAL, freeSpaces, ritualFace } from '@gloaming/evenfall';
import type { CSSProperties } from 'react';
import { classes } from '../../base/classes.ts';
import { Token } from '../../design/Token.tsx';
import type { TileSize } from '../../design/tileSize.ts';
import { TOKEN_WORDS } from '../../design/tokenWords.ts';
import styles from './Circle.module.css';
import heading from './Heading.module.css';
import { CardSpot, known, type Setting, stoneIcon } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

/** Building spaces: a dot for each Catalyst, a ring for each that is free. */
export function Building({ set, ritual }: { set: Setting; ritual: Card }) {
  const { t, language } = set;
  const { spaces } = ritualFace(ritual);
  // A table that is older than a change of the cards may have more on a Ritual than fits.
  const free = Math.max(0, freeSpaces(t, ritual));
  if (spaces === 0) return null;
  return (
    <p className={styles.building}>
      <span aria-hidden="true">
        {'●'.repeat(t.scythes[ritual - FIRST_RITUAL] + t.orbs[ritual - FIRST_RITUAL])}
        {'○'.repeat(free)}
      </span>
      <span className="unseen">{ZONE_WORDS[language].free(free)}</span>
    </p>
  );
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

/** A Place with the Ritual that is bound to it, its Catalysts and its Powerstone. */
interface HeldProps {
  set: Setting;
  card: Card;
  size: TileSize;
  isMine: boolean;
}
function HeldPlace({ set, card, size, isMine }: HeldProps) {
  const ritual = set.t.ritualOn[card];
  return (
    <li className={styles.held}>
      {/* A Place on which nothing lies is no list of its own. */}
      <ul className={styles.pair} role={ritual < 0 ? 'presentation' : undefined}>
        <CardSpot key={card} set={set} card={card} size={size} showGives={isMine} />
        {/* Another Ritual is another thing, also where it takes the place of one. */}
        {ritual >= 0 ? <CardSpot key={ritual} set={set} card={ritual} size={size === 'mini' ? 'mini' : 'tag'} /> : null}
      </ul>
      {ritual >= 0 ? <Building set={set} ritual={ritual} /> : null}
      <StoneOn set={set} card={card} />
    </li>
  );
}

interface Props {
  set: Setting;
  title: string;
  /** Whose it is. */
  owner: string;
  kind: 'outer' | 'inner';
  cards: readonly Card[];
  size: TileSize;
  isMine: boolean;
}

export function Circle({ set, title, owner, kind, cards, size, isMine }: Props) {
  const unseen = size === 'mini' && 'unseen-where-narrow';
  return (
    <section
      className={`${styles.circle} ${styles[kind]} ${styles[size]}`}
      style={{ '--n': Math.max(1, cards.length) } as CSSProperties}
      aria-label={`${owner}: ${title}`}
      title={size === 'mini' ? title : undefined}
    >
      <h3 className={classes(heading.heading, unseen)}>
        {title} <span>{cards.length}</span>
      </h3>
      {cards.length === 0 ? (
        <p className={classes(styles.empty, unseen)}>{ZONE_WORDS[set.language].empty}</p>
      ) : (
        <ul>
          {known(cards).map((card) => (
            <HeldPlace key={card} set={set} card={card} size={size} isMine={isMine} />
          ))}
        </ul>
      )}
    </section>
  );
}
