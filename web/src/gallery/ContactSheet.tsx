import type { CSSProperties } from 'react';
import { CardPicture } from '../design/CardPicture.tsx';
import type { CardFace } from '../design/face.ts';
import type { FaceForm } from '../design/faceForm.ts';
import { briefHeight, panelHeight, plaqueHeight, signsHeight, unitOf, wordsHeight } from '../design/faceMeasures.ts';
import { Tile } from '../design/Tile.tsx';
import { useArrivedFonts } from '../design/textWidth.ts';
import styles from './ContactSheet.module.css';

export type SheetForm = FaceForm | 'picture';

/** In units: as wide as on a full table. */
const WIDTHS: Readonly<Record<FaceForm, number>> = {
  words: 132,
  brief: 132,
  panel: 156,
  signs: 112,
  plaque: 112,
  tile: 64,
};
const HEIGHTS: Readonly<Record<FaceForm, (face: CardFace, width: number, unit: number) => number>> = {
  words: wordsHeight,
  brief: briefHeight,
  panel: panelHeight,
  signs: signsHeight,
  plaque: plaqueHeight,
  tile: (_, width) => width,
};
/** A card is not much lower than it is wide, however little it says. */
const LEAST = 1.3;

function sizeOf(face: CardFace, form: FaceForm): CSSProperties {
  const unit = unitOf();
  const width = Math.round(WIDTHS[form] * unit);
  const needs = HEIGHTS[form](face, width, unit);
  const isFlat = form === 'tile' || form === 'plaque' || form === 'panel';
  return { width, height: isFlat ? needs : Math.max(needs, Math.round(width * LEAST)) };
}

interface Props {
  faces: readonly { readonly key: string; readonly face: CardFace }[];
  form: SheetForm;
}

/** All cards beside each other as they lie on tables; or their pictures alone, as small as they ever are. */
export function ContactSheet({ faces, form }: Props) {
  useArrivedFonts();
  return (
    <ul className={styles.sheet} data-form={form}>
      {faces.map(({ key, face }) =>
        form === 'picture' ? (
          <li key={key} className={styles.picture} title={face.text.name}>
            <CardPicture face={face} />
            <span className="unseen">{face.text.name}</span>
          </li>
        ) : (
          <li key={key} style={sizeOf(face, form)}>
            <Tile face={face} size={form} showCost onPress={() => undefined} />
          </li>
        ),
      )}
    </ul>
  );
}
