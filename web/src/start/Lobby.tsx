import type { LobbyChanges, LobbyEntry, ReplyOf } from '@gloaming/protocol';
import { requestFor } from '@gloaming/protocol/calling';
import { useCallback, useEffect, useState } from 'react';
import { onward } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import { asPlayer, call, doAt, isRefused, sayTrouble } from '../net/api.ts';
import { usePlayer } from '../net/player.ts';
import { listenTo } from '../net/stream.ts';
import { useWords } from '../words/index.ts';
import { sayTime } from '../words/time.ts';
import styles from './Start.module.css';

/** The tables that wait for players, as they come and go. */
export function Lobby({ onTrouble }: { onTrouble: (trouble: string) => void }) {
  const say = useWords();
  const { language } = useSettings();
  const me = usePlayer()?.id;
  const [tables, setTables] = useState<readonly LobbyEntry[]>([]);
  /** Where older tables begin; null if there are none. */
  const [more, setMore] = useState<number | null>(null);
  const show = useCallback((lobby: ReplyOf<'lobby'>): void => {
    setTables(lobby.tables);
    setMore(lobby.more);
  }, []);
  useEffect(
    () =>
      listenTo({
        address: () => requestFor(language, 'lobbyStream', { query: { changes: 'yes' } }).address,
        events: {
          lobby: (data) => show(data as ReplyOf<'lobby'>),
          'lobby-changes': (data) => setTables((before) => changed(before, data as LobbyChanges)),
        },
        setConnected: () => undefined,
        without: async () => {
          await call(language, 'lobby', {}).then(show, () => undefined);
          return true;
        },
      }),
    [language, show],
  );
  const showMore = async (): Promise<void> => {
    if (more === null) return;
    onTrouble('');
    try {
      const older = await call(language, 'lobby', { query: { before: String(more) } });
      setTables((before) => [...before, ...older.tables.filter(({ id }) => before.every((each) => each.id !== id))]);
      setMore(older.more);
    } catch (error) {
      onTrouble(sayTrouble(error, say));
    }
  };
  const join = async (id: string): Promise<void> => {
    onTrouble('');
    const go = onward();
    try {
      await asPlayer(language, say('guest'), () => doAt(language, id, 'join'));
      go(`/table/${id}`);
    } catch (error) {
      if (isRefused(error, 'already-seated')) go(`/table/${id}`);
      else onTrouble(sayTrouble(error, say));
    }
  };
  // Both a free seat and a visitor have no player: that must not count as the same player.
  const isMine = ({ seats }: LobbyEntry): boolean =>
    me !== undefined && seats.some(({ player }) => player !== null && player.id === me);
  // One's own tables are under Continue; a table whose free seats are all reserved cannot be joined.
  const free = tables.filter((table) => table.seats.some(({ kind }) => kind === 'open') && !isMine(table));
  return (
    <section aria-labelledby="lobby" className={styles.list}>
      <h2 id="lobby">{say('lobby')}</h2>
      {free.length === 0 ? <p className={styles.nothing}>{say('lobby-empty')}</p> : null}
      <ul className={styles.columns}>
        {free.map(({ id, title, seats, time }) => {
          const names = seats.filter(({ name }) => name !== '').map(({ name }) => name);
          const details = [`${names.length}/${seats.length}`, ...(time.kind === 'none' ? [] : [sayTime(say, time)])];
          return (
            <li key={id} className={styles.row}>
              <span>
                <strong>{title}</strong>
                <small>{[names.join(', '), ...details].join(' · ')}</small>
              </span>
              <Button onClick={() => join(id)} aria-label={`${say('join')}: ${title}, ${names.join(', ')}`}>
                {say('join')}
              </Button>
            </li>
          );
        })}
      </ul>
      {more === null ? null : <Button onClick={showMore}>{say('lobby-more')}</Button>}
    </section>
  );
}

/** New tables come first. */
const changed = (before: readonly LobbyEntry[], { gone, tables }: LobbyChanges): readonly LobbyEntry[] => {
  const told = new Map(tables.map((table) => [table.id, table]));
  const kept = before.filter(({ id }) => !gone.includes(id)).map((table) => told.get(table.id) ?? table);
  const isNew = ({ id }: LobbyEntry): boolean => before.every((each) => each.id !== id);
  return [...tables.filter(isNew), ...kept];
};
