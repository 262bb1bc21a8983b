import type { Present } from '@gloaming/protocol';
import type { ReactNode } from 'react';
import { useSettings } from '../base/settings.tsx';
import { useGame } from '../games/index.ts';
import type { AtTable } from '../net/useTable.ts';
import { useTempo } from '../table/useTempo.ts';
import { Play } from './Play.tsx';
import styles from './Revealing.module.css';
import { useReveal } from './useReveal.ts';

/** The table, and before it what comes out into the open just now. */
export function Revealing({ at, present, coach }: { at: AtTable; present: Present; coach?: ReactNode }) {
  const game = useGame(present.table.game);
  const { pace } = useSettings();
  const tempo = useTempo();
  const { scene, ...shown } = useReveal(game, present, at.entries, pace === 'instant' ? 0 : tempo);
  const Scene = scene === null ? undefined : game?.reveal?.Scene;
  const names = present.table.seats.map(({ name }) => name);
  return (
    <>
      <Play at={{ ...at, entries: shown.entries }} present={shown.present} coach={coach} />
      {scene === null || Scene === undefined ? null : (
        <div className={styles.scene} data-mood={present.table.game} data-scene="" aria-hidden="true">
          <Scene view={scene.view} news={scene.news} names={names} tempo={tempo} />
        </div>
      )}
    </>
  );
}
