import { classes } from '../base/classes.ts';
import { useSettings } from '../base/settings.tsx';
import styles from './TilePoints.module.css';
import { Token } from './Token.tsx';
import { isTiny, type TileSize } from './tileSize.ts';
import { TOKEN_WORDS } from './tokenWords.ts';

interface Props {
  size: TileSize;
  isTurned: boolean;
  points: number;
}

/** What a card is worth, in the corner of its tile; for the eyes, since its words say it, too. */
export function TilePoints({ size, isTurned, points }: Props) {
  const { points: word } = TOKEN_WORDS[useSettings().language];
  if (points === 0) return null;
  return (
    <span className={classes(styles.points, styles[size], isTurned && styles.turned)} aria-hidden="true">
      {isTiny(size) || size === 'chip' ? (
        <span className={styles.coin} title={`${word}: ${points}`}>
          {points}
        </span>
      ) : (
        <Token kind="points" n={points} label={word} size="small" />
      )}
    </span>
  );
}
