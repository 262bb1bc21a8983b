import { deciders } from '@gloaming/engine';
import type { View } from '@gloaming/evenfall';
import { useSettings } from '../../settings.tsx';
import { useNarrow } from '../../table/useNarrow.ts';
import { useWords } from '../../words/index.ts';
import type { BoardProps } from '../table.ts';
import styles from './Board.module.css';
import { Clan } from './Clan.tsx';
import { Regions } from './Regions.tsx';
import type { Setting } from './setting.tsx';

/** The Regions, then the others clockwise, oneself nearest; on a narrow screen oneself first. */
export function Board({ view, desk }: BoardProps<View>) {
  const { language } = useSettings();
  const say = useWords();
  const isNarrow = useNarrow();
  const t = view.table;
  const names = t.players.map((p, seat) => (p.automa === 1 ? say('automa') : desk.names[seat]));
  const set: Setting = { t, desk, language, names };
  const n = t.players.length;
  const own = Math.max(0, desk.seat);
  const acting = deciders(view);
  const others = Array.from({ length: n - 1 }, (_, i) => (own + 1 + i) % n);
  const clan = (seat: number) => (
    <Clan key={seat} set={set} seat={seat} isMine={seat === desk.seat} isActing={acting.includes(seat)} />
  );
  return (
    <div className={styles.board}>
      {isNarrow ? clan(own) : null}
      <Regions set={set} />
      <div className={styles.rivals}>{others.map(clan)}</div>
      {isNarrow ? null : clan(own)}
    </div>
  );
}
