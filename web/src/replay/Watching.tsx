import type { Eyes } from '@gloaming/engine/session';
import { type ReactNode, useState } from 'react';
import { Card } from '../design/Card.tsx';
import type { CardFace } from '../design/face.ts';
import { Boundary } from '../frame/Boundary.tsx';
import { Content } from '../frame/Content.tsx';
import { Toolbar } from '../frame/Toolbar.tsx';
import { useGame } from '../games/index.ts';
import { Zoomed } from '../table/CardPreview.tsx';
import type { Desk } from '../table/game.ts';
import { useWords } from '../words/index.ts';
import styles from './ReplayPage.module.css';

interface Props {
  game: string;
  title: string;
  names: readonly string[];
  /** Where whoever looks has sat; -1 for somebody else. */
  seat: number;
  /** The moment, as these eyes see it. */
  view: unknown;
  eyes: Eyes;
  step: number;
  /** What stands beside the table. */
  children: ReactNode;
}

/** A table at which nothing is decided any more, only looked at. */
export function Watching({ game: name, title, names, seat, view, eyes, step, children }: Props) {
  const say = useWords();
  const game = useGame(name);
  const [looked, setLooked] = useState<CardFace | null>(null);
  const [zoomed, setZoomed] = useState<CardFace | null>(null);
  const zoom = (face: CardFace | null): void => {
    setLooked(null);
    setZoomed(face);
  };
  const desk: Desk = {
    seat: eyes === 'open' ? seat : eyes,
    names,
    isLegal: () => false,
    isChosen: () => false,
    press: (_, face) => zoom(face ?? null),
    look: (face) => setLooked(face),
    hold: zoom,
  };
  return (
    <div className={styles.page} data-mood={name}>
      <Toolbar>
        <p className={styles.status}>
          <strong>{game === null ? title : game.status(view, say)}</strong>
        </p>
      </Toolbar>
      <Content title={say('replay-of', { title })} className={styles.main}>
        <h1 className="unseen">{say('replay-of', { title })}</h1>
        <div className={styles.board}>
          <Boundary moment={`${step} ${eyes}`} isSmall>
            {game === null ? <p>{say('loading')}</p> : <game.Board view={view} desk={desk} />}
          </Boundary>
        </div>
        <aside className={styles.side}>{children}</aside>
      </Content>
      {looked === null ? null : (
        <div className={styles.looked} aria-hidden="true">
          <Card face={looked} />
        </div>
      )}
      {zoomed === null ? null : <Zoomed face={zoomed} onClose={() => setZoomed(null)} />}
    </div>
  );
}
