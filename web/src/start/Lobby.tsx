import type { LobbyEntry } from '@gloaming/protocol';
import { useEffect, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { asPlayer, doAt, getLobby, Refusal } from '../net/api.ts';
import { listenTo } from '../net/stream.ts';
import { go } from '../route.tsx';
import { useSettings } from '../settings.tsx';
import { useWords } from '../words/index.ts';
import styles from './Start.module.css';

/** The tables that wait for players, as they come and go. */
export function Lobby({ onTrouble }: { onTrouble: (trouble: string) => void }) {
  const say = useWords();
  const { language } = useSettings();
  const [tables, setTables] = useState<readonly LobbyEntry[]>([]);
  useEffect(
    () =>
      listenTo({
        address: () => `/api/lobby/stream?lang=${language}`,
        event: 'lobby',
        hear: (data) => setTables((data as { tables: LobbyEntry[] }).tables),
        setConnected: () => undefined,
        refused: async () => {
          // Too many streams from here: then at least what is there now.
          await getLobby(language).then(
            (lobby) => setTables(lobby.tables),
            () => undefined,
          );
          return true;
        },
      }),
    [language],
  );
  const join = async (id: string): Promise<void> => {
    try {
      await asPlayer(language, say('guest'), () => doAt(language, id, 'join'));
      go(`/table/${id}`);
    } catch (error) {
      if (error instanceof Refusal && error.body.code === 'already-seated') go(`/table/${id}`);
      else onTrouble(error instanceof Refusal ? error.message : say('no-network'));
    }
  };
  return (
    <section aria-labelledby="lobby" className={styles.list}>
      <h2 id="lobby">{say('lobby')}</h2>
      {tables.length === 0 ? <p className={styles.nothing}>{say('lobby-empty')}</p> : null}
      <ul>
        {tables.map(({ id, title, seats }) => {
          const names = seats.filter(({ name }) => name !== '').map(({ name }) => name);
          return (
            <li key={id} className={styles.row}>
              <span>
                <strong>{title}</strong>
                <small>
                  {names.join(', ')} · {names.length}/{seats.length}
                </small>
              </span>
              <Button onClick={() => join(id)} aria-label={`${say('join')}: ${title}, ${names.join(', ')}`}>
                {say('join')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
