import type { ReactNode } from 'react';
import { useSettings } from '../base/settings.tsx';
import { useWords } from '../words/index.ts';
import { CardPicture } from './CardPicture.tsx';
import { Divided } from './Divided.tsx';
import styles from './Face.module.css';
import type { CardFace } from './face.ts';
import type { FaceForm } from './faceForm.ts';
import { Icon } from './Icon.tsx';
import { toldBy } from './runs.ts';
import { Sentence } from './Sentence.tsx';
import { SignRows } from './SignRows.tsx';
import { Stone } from './Token.tsx';
import { tileSigns } from './tileSigns.ts';
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
  /** What lies on it. */
  children?: ReactNode;
}

/** What ears hear besides the name: the order is theirs, not that of the eyes. */
function Heard({ face, isTurned, isLegal, showCost, points }: Omit<Props, 'children' | 'form' | 'width'>) {
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

function Says({ face, form, width }: Pick<Props, 'face' | 'form'> & { width: number }) {
  if (form === 'words')
    return (
      <>
        {toldBy(face).map((told, i) => (
          <span key={i} className={styles.sentence} data-when={told.when}>
            <Sentence told={told} />{' '}
          </span>
        ))}
        {face.sockets === null ? null : <span className="unseen">{face.sockets.text}</span>}
      </>
    );
  return <SignRows rows={form === 'tile' ? tileSigns(face.signs, width) : face.signs} />;
}

/** What is on the picture besides what it shows: costs, kinds and sockets. */
function OnPicture({ face, showCost }: Pick<Props, 'face' | 'showCost'>) {
  return (
    <>
      {face.tags.length === 0 ? null : (
        <span className={styles.tags} aria-hidden="true">
          {face.tags.map((tag) => (
            <Icon key={tag} name={tag} className={styles.tag} />
          ))}
        </span>
      )}
      {!showCost || face.cost.length === 0 ? null : (
        <span className={styles.cost} aria-hidden="true">
          {face.cost.map(([kind, n]) => (
            <span key={kind} className={styles.price}>
              {n}
              <Stone kind={kind} />
            </span>
          ))}
        </span>
      )}
      {face.sockets === null ? null : (
        <span className={styles.sockets} aria-hidden="true">
          {Array.from({ length: face.sockets.n }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      )}
    </>
  );
}

/** The picture takes what the words leave; what lies on the card lies on it. */
function Picture({ face, form, isTurned, showCost, children }: Omit<Props, 'isLegal' | 'points'>) {
  const say = useWords();
  return (
    <span className={styles.picture}>
      <CardPicture face={face} />
      {form === 'tile' || form === 'plaque' ? null : <OnPicture face={face} showCost={showCost} />}
      {isTurned ? (
        <span className={styles.turnedSign} aria-hidden="true">
          <Icon name="turn" />
        </span>
      ) : null}
      {children === undefined ? null : (
        <span className={styles.on}>
          <span className="unseen">{say('lies-on-it')}: </span>
          {children}
        </span>
      )}
    </span>
  );
}

/** A card as it lies on the table, on paper: its parts, in whatever it is pressed by. */
export function Face({ form, width = Number.POSITIVE_INFINITY, children, ...props }: Props) {
  const { face, points } = props;
  return (
    <>
      <span className={styles.text}>
        <span className={form === 'tile' ? 'unseen' : styles.name}>
          <Divided text={face.text.name} />
        </span>
        <Heard {...props} />
        <span className={styles.says}>
          <Says face={face} form={form} width={width} />
        </span>
      </span>
      <Picture {...props} form={form}>
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
