import type { ReactNode } from 'react';
import { classes } from '../base/classes.ts';
import { useSettings } from '../base/settings.tsx';
import { useWords } from '../words/index.ts';
import { CardPicture } from './CardPicture.tsx';
import { Divided } from './Divided.tsx';
import styles from './Face.module.css';
import type { CardFace } from './face.ts';
import { type FaceForm, saysWords } from './faceForm.ts';
import { Icon } from './Icon.tsx';
import { brieflyToldBy, type Told, toldBy } from './runs.ts';
import { Sentence } from './Sentence.tsx';
import { SignRows } from './SignRows.tsx';
import { Stone } from './Token.tsx';
import { tileRoom, tileSigns } from './tileSigns.ts';
import { TOKEN_WORDS } from './tokenWords.ts';

interface Props {
  face: CardFace;
  form: FaceForm;
  isTurned: boolean;
  isLegal: boolean;
  showCost: boolean;
  points: number;
  /** In pixels: a tile that is wide enough says what it is for. */
  width?: number;
  /** And how high, where a layout says so. */
  height?: number;
  /** So many rows of signs a tile has room for, where none does. */
  rows?: number;
  /** What lies on it. */
  children?: ReactNode;
}

/** On a tile that is as wide as that, in pixels, there is room for where something can be put on it. */
const SOCKETED = 72;

/** What ears hear besides the name: the order is theirs, not that of the eyes. */
function Heard({
  face,
  isTurned,
  isLegal,
  showCost,
  points,
}: Omit<Props, 'children' | 'form' | 'width' | 'height' | 'rows'>) {
  const say = useWords();
  const words = TOKEN_WORDS[useSettings().language];
  const costs = face.cost.map(([kind, n]) => `${words[kind]} ${n}`).join(', ');
  return (
    <span className="unseen">
      {isTurned ? ` (${say('turned')})` : null}
      {isLegal ? ` (${say('can-be-chosen')})` : null}
      {points === 0 ? null : ` ${say('worth', { n: points })}.`}
      {showCost && costs !== '' ? ` ${say('costs')}: ${costs}.` : null}{' '}
    </span>
  );
}

const Sentences = ({ all }: { all: readonly Told[] }) =>
  all.map((told, i) => (
    <span key={i} className={styles.sentence} data-when={told.when}>
      <Sentence told={told} />{' '}
    </span>
  ));

function Says({ face, form, width, rows }: Pick<Props, 'face' | 'form'> & { width: number; rows: number }) {
  if (form === 'words')
    return (
      <>
        <Sentences all={toldBy(face)} />
        {face.sockets === null ? null : <span className="unseen">{face.sockets.text}</span>}
      </>
    );
  // Ears are told all of it, with whatever presses the card.
  if (saysWords(form))
    return (
      <span className={styles.briefly} aria-hidden="true">
        <Sentences all={brieflyToldBy(face)} />
      </span>
    );
  return <SignRows rows={form === 'tile' ? tileSigns(face, width, rows) : face.signs} />;
}

/** Where something can be put on it. */
function Sockets({ face: { sockets } }: Pick<Props, 'face'>) {
  return sockets === null ? null : (
    <span className={styles.sockets} aria-hidden="true">
      {Array.from({ length: sockets.n }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
}

function Tags({ face }: Pick<Props, 'face'>) {
  return face.tags.length === 0 ? null : (
    <span className={styles.tags} aria-hidden="true">
      {face.tags.map((tag) => (
        <Icon key={tag} name={tag} className={styles.tag} />
      ))}
    </span>
  );
}

function Cost({ face, showCost }: Pick<Props, 'face' | 'showCost'>) {
  return !showCost || face.cost.length === 0 ? null : (
    <span className={styles.cost} aria-hidden="true">
      {face.cost.map(([kind, n]) => (
        <span key={kind} className={styles.price}>
          {n}
          <Stone kind={kind} />
        </span>
      ))}
    </span>
  );
}

/** What is on the picture besides what it shows: costs, kinds and sockets. */
function OnPicture({ face, showCost }: Pick<Props, 'face' | 'showCost'>) {
  return (
    <>
      <Tags face={face} />
      <Cost face={face} showCost={showCost} />
      <Sockets face={face} />
    </>
  );
}

/** The picture takes what the words leave; what lies on the card lies on it. */
function Picture({
  face,
  form,
  isTurned,
  showCost,
  children,
  width = 0,
}: Omit<Props, 'isLegal' | 'points' | 'height' | 'rows'>) {
  const say = useWords();
  return (
    <span className={styles.picture}>
      <CardPicture face={face} />
      {form === 'tile' || form === 'panel' ? null : <OnPicture face={face} showCost={showCost} />}
      {form === 'tile' && width >= SOCKETED ? <Sockets face={face} /> : null}
      {isTurned ? (
        <span className={styles.turnedSign} aria-hidden="true">
          <Icon name="turn" />
        </span>
      ) : null}
      {children === undefined ? null : (
        <span className={styles.on} data-lying="">
          <span className="unseen">{say('lies-on-it')}: </span>
          {children}
        </span>
      )}
    </span>
  );
}

/** Its name; on a panel with what kind of card it is and what it costs, which else stand on the picture. */
function Headline({ face, form, showCost, isNamed }: Pick<Props, 'face' | 'form' | 'showCost'> & { isNamed: boolean }) {
  const name = (
    <span className={isNamed ? styles.name : 'unseen'}>
      <Divided text={face.text.name} />
    </span>
  );
  if (form !== 'panel') return name;
  return (
    <span className={classes(styles.headline, face.cost.length > 1 && styles.dear)}>
      {name}
      <Sockets face={face} />
      <Tags face={face} />
      <Cost face={face} showCost={showCost} />
    </span>
  );
}

/** A card as it lies on the table, on paper: its parts, in whatever it is pressed by. */
export function Face({ form, width = Number.POSITIVE_INFINITY, height, rows: given = 1, children, ...props }: Props) {
  const { face, points } = props;
  const isTile = form === 'tile';
  const { isNamed, rows } =
    isTile && height !== undefined ? tileRoom(face, width, height) : { isNamed: !isTile, rows: given };
  return (
    <>
      <span className={classes(styles.text, isTile && isNamed && styles.named)}>
        <Headline face={face} form={form} showCost={props.showCost} isNamed={isNamed} />
        <Heard {...props} />
        <span className={classes(styles.says, rows > 1 && styles.rows)}>
          <Says face={face} form={form} width={width} rows={rows} />
        </span>
      </span>
      <Picture {...props} form={form} width={width}>
        {children}
      </Picture>
      {points === 0 ? null : (
        <span className={styles.points} data-points aria-hidden="true">
          {points}
        </span>
      )}
    </>
  );
}
