/** What a server would send of a table that is in this browser alone. */
import type { Seat } from '@gloaming/engine';
import type { Present, TableInfo } from '@gloaming/protocol';

/** Nobody else has to be told apart from whoever plays here. */
const NOBODY: TableInfo['owner'] = { id: '0000000000000000', name: '' };

/** By seat: whoever plays here, and rivals who are never away and hear nothing of what is said. */
const localSeats = (names: readonly string[], own: Seat): TableInfo['seats'] =>
  names.map((name, seat) => ({
    seat,
    name,
    ...(seat === own ? { kind: 'player', player: { ...NOBODY, name } } : { kind: 'bot', player: null }),
    bot: null,
    away: 'here',
  }));

/** What differs from one such table to the other. */
interface LocalTableInfo extends Pick<TableInfo, 'id' | 'game' | 'rules' | 'title' | 'chosen'> {
  /** By seat. */
  readonly names: readonly string[];
  /** What is practised there: it is no game that counts. */
  readonly practised: string;
}
type Seen = Pick<Present, 'version' | 'asked' | 'view' | 'question'> & { readonly seat: Seat };

export const localPresent = ({ names, practised, ...table }: LocalTableInfo, seen: Seen): Present => ({
  table: {
    ...table,
    status: 'playing',
    private: true,
    hints: false,
    time: { kind: 'none' },
    seats: localSeats(names, seen.seat),
    owner: { ...NOBODY, name: names[seen.seat] },
    created: 0,
    version: seen.version,
    keyHash: null,
    key: null,
    result: null,
    rematch: null,
    tookBack: false,
    astray: false,
    lesson: practised,
  },
  ...seen,
  undo: null,
  takeTurnBack: null,
  clock: null,
});
