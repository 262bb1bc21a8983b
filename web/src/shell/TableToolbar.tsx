import type { Present } from '@gloaming/protocol';
import { Button } from '../design/Button.tsx';
import { Toolbar } from '../frame/Toolbar.tsx';
import type { AtTable } from '../net/useTable.ts';
import type { TableGame } from '../table/game.ts';
import { type Say, useWords } from '../words/index.ts';
import { Menu } from './Menu.tsx';
import { Reactions, Said } from './Reactions.tsx';
import styles from './TableToolbar.module.css';

interface Props {
  at: AtTable;
  present: Present;
  game: TableGame<unknown> | null;
  onKeys: () => void;
  onLog: () => void;
}

/** Whose turn it is, in few words. */
function turnOf(say: Say, { table, question, asked, seat }: Present): string {
  if (table.status === 'ended') return '';
  if (question !== null) return say('your-turn');
  const names = asked.filter((each) => each !== seat).map((each) => table.seats[each].name);
  return names.length > 0 ? say('waiting-for', { names }) : '';
}

/** The bar at the top of a table: how far the game has come, whose turn it is, keys and menu. */
export function TableToolbar({ at, present, game, onKeys, onLog }: Props) {
  const say = useWords();
  const { view, question, table } = present;
  const status = view === null || game === null ? table.title : game.status(view, say);
  const menu = (
    <>
      <Reactions present={present} />
      <Button
        className={styles.log}
        look="quiet"
        icon="log"
        aria-label={say('log')}
        title={say('log')}
        onClick={onLog}
      />
      <Button
        className={styles.help}
        look="quiet"
        icon="help"
        aria-label={say('shortcuts')}
        title={say('shortcuts')}
        onClick={onKeys}
      />
      <Menu at={at} present={present} onKeys={onKeys} />
    </>
  );
  return (
    <Toolbar isAtTable menu={menu} skipTo={{ id: 'decision', label: say('to-decision') }}>
      <p className={styles.status}>
        <strong title={status}>{status}</strong>
        <span className={question === null ? '' : styles.mine}>{turnOf(say, present)}</span>
      </p>
      <Said said={at.said ?? null} names={table.seats.map(({ name }) => name)} />
    </Toolbar>
  );
}
