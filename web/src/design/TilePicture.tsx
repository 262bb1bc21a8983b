import { classes } from '../base/classes.ts';
import { CardPicture } from './CardPicture.tsx';
import type { CardFace } from './face.ts';
import { Icon } from './Icon.tsx';
import styles from './TilePicture.module.css';
import type { TileSize } from './tileSize.ts';

interface Props {
  face: CardFace;
  size: TileSize;
  isTurned: boolean;
  points: number;
}

/** The picture on a tile, with a sign on it that the card is turned. */
export function TilePicture({ face, size, isTurned, points }: Props) {
  return (
    <span className={classes(styles.art, styles[size], isTurned && styles.turned, points !== 0 && styles.worth)}>
      <CardPicture face={face} />
      {isTurned ? (
        <span className={styles.turnedSign}>
          <Icon name="turn" />
        </span>
      ) : null}
    </span>
  );
}
