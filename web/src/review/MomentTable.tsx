import type { TableInfo } from '@gloaming/protocol';
import { type Ref, useState } from 'react';
import { useSettings } from '../base/settings.tsx';
import type { CardFace } from '../design/face.ts';
import { Boundary } from '../frame/Boundary.tsx';
import { useGame } from '../games/index.ts';
import type { Replayed } from '../record/replayed.ts';
import { StepText } from '../replay/StepText.tsx';
import { Zoomed } from '../table/CardPreview.tsx';
import type { Desk } from '../table/game.ts';
import { useWords } from '../words/index.ts';
import { REVIEW_WORDS } from '../words/review.ts';
import styles from './MomentTable.module.css';

interface Props {
  ref: Ref<HTMLElement>;
  table: TableInfo;
  seat: number;
  replayed: Replayed;
  names: readonly string[];
  step: number;
}

/** The table as the seat saw it at a moment, and what happened there. */
export function MomentTable({ ref, table, seat, replayed, names, step }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const words = REVIEW_WORDS[language];
  const game = useGame(table.game);
  const [zoomed, setZoomed] = useState<CardFace | null>(null);
  const view = replayed.view(step, seat);
  const desk: Desk = {
    seat,
    names,
    isLegal: () => false,
    isChosen: () => false,
    press: (_, face) => setZoomed(face ?? null),
    look: () => undefined,
    hold: setZoomed,
  };
  return (
    <section ref={ref} tabIndex={-1} className={styles.moment} aria-label={words.moment}>
      <div className={styles.text}>
        <StepText replayed={replayed} step={step} eyes={seat} names={names} />
      </div>
      <div className={styles.board}>
        <Boundary moment={`${step}`} isSmall>
          {game === null ? <p>{say('loading')}</p> : <game.Board view={view} desk={desk} />}
        </Boundary>
      </div>
      {zoomed === null ? null : <Zoomed face={zoomed} onClose={() => setZoomed(null)} />}
    </section>
  );
}
