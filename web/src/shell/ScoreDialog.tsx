import type { Present } from '@gloaming/protocol';
import { useSettings } from '../base/settings.tsx';
import { Dialog } from '../design/Dialog.tsx';
import type { TableGame } from '../table/game.ts';
import { ScoreTable } from '../table/ScoreTable.tsx';
import { useWords } from '../words/index.ts';

interface Props {
  present: Present;
  game: TableGame<unknown> | null;
  /** By seat, as the log calls them. */
  names: readonly string[];
  onClose: () => void;
}

/** Where everybody's points come from, now. */
export function ScoreDialog({ present: { table, view, seat }, game, names, onClose }: Props) {
  const say = useWords();
  const { language } = useSettings();
  if (game === null || view === null) return null;
  return (
    <Dialog title={say('where-from')} onClose={onClose}>
      {table.status === 'ended' ? null : <p>{say('where-from-now')}</p>}
      <ScoreTable
        sources={game.sources(view, language)}
        names={names.map((name, i) => (i === seat ? say('seat-you') : name))}
      />
    </Dialog>
  );
}
