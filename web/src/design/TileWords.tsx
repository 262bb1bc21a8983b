import type { ReactNode } from 'react';
import { classes } from '../base/classes.ts';
import { useSettings } from '../base/settings.tsx';
import { useWords } from '../words/index.ts';
import { Divided } from './Divided.tsx';
import type { CardFace } from './face.ts';
import styles from './TileWords.module.css';
import { Token } from './Token.tsx';
import type { TileSize } from './tileSize.ts';
import { TOKEN_WORDS } from './tokenWords.ts';

interface Props {
  face: CardFace;
  size: TileSize;
  isTurned: boolean;
  isLegal: boolean;
  showCost: boolean;
  showGives: boolean;
  points: number;
  /** What lies on it. */
  children: ReactNode;
}

/** Smaller: would not fit on the narrowest tile otherwise, or be divided more often. A large one has more room. */
const LONG_WORD = /\p{L}{7}/u;
const LONG_ON_A_LARGE_ONE = /\p{L}{12}/u;

function Tokens({ what }: { what: CardFace['cost'] }) {
  const words = TOKEN_WORDS[useSettings().language];
  return what.map(([kind, n]) => <Token key={kind} kind={kind} n={n} label={words[kind]} size="small" />);
}

/** What it costs, then what it brings again and again. */
function CostAndGives({ cost, gives }: Pick<CardFace, 'cost' | 'gives'>) {
  const say = useWords();
  if (cost.length + gives.length === 0) return null;
  return (
    <span className={styles.row}>
      {cost.length === 0 ? null : <span className="unseen">{say('costs')}: </span>}
      <Tokens what={cost} />
      {gives.length === 0 ? null : (
        <span className={`${styles.row} ${styles.gives}`}>
          <span className="unseen">{say('gives')}: </span>
          <Tokens what={gives} />
        </span>
      )}
    </span>
  );
}

/** What stands on a tile: the name first, then how it is with the card, then what it is worth: the order of ears, not of eyes. */
export function TileWords({ face, size, isTurned, isLegal, showCost, showGives, points, children }: Props) {
  const say = useWords();
  const { name, lines } = face.text;
  const isLong = (size === 'large' ? LONG_ON_A_LARGE_ONE : LONG_WORD).test(name);
  const hasGives = size === 'usual' || size === 'chip' || (size === 'tag' && showGives);
  const unseen = size === 'mini' ? 'unseen-where-narrow' : undefined;
  return (
    <span className={classes(styles.words, styles[size], isTurned && styles.turned, points !== 0 && styles.worth)}>
      <span className={classes(styles.name, isLong && styles.long, unseen)}>
        <Divided text={name} />
      </span>
      {isTurned ? <span className="unseen"> ({say('turned')})</span> : null}
      {isLegal ? <span className="unseen"> ({say('can-be-chosen')})</span> : null}
      {points === 0 ? null : <span className="unseen"> {say('worth', { n: points })}.</span>}
      <CostAndGives cost={showCost && size !== 'mini' ? face.cost : []} gives={hasGives ? face.gives : []} />
      {size === 'large' ? <span className={styles.text}>{lines.join(' ')}</span> : null}
      {children === undefined ? null : (
        <span className={classes(styles.row, styles.on, unseen)}>
          <span className="unseen">{say('lies-on-it')}: </span>
          {children}
        </span>
      )}
    </span>
  );
}
