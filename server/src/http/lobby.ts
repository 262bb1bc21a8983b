/** The lobby: the tables that wait for players, on request and as a stream. */
import type { Language } from '@gloaming/engine';
import type { Lobby } from '@gloaming/protocol';
import type { Static } from 'typebox';
import { readLobby } from '../storage/tables.ts';
import { findAll } from '../table/loadMany.ts';
import { serializeLobbyEntry } from '../table/serialize.ts';
import type { TableCache } from '../table/tableCache.ts';
import { makeEvent } from './sse.ts';

const SHOWN_FOR = 7 * 24 * 60 * 60_000;
/** Tables become too old to be shown without any event, and another process may remove one: the list is read again after so long. */
const LOOK_AGAIN_AFTER = 60_000;

export async function lobbyNow(cache: TableCache, language: Language): Promise<Static<typeof Lobby>> {
  const rows = await readLobby(cache.store.db, cache.settings.now() - SHOWN_FOR);
  const lives = await findAll(cache, rows);
  return { tables: lives.filter(({ status }) => status === 'open').map((live) => serializeLobbyEntry(live, language)) };
}

interface Made {
  readonly event: Promise<string>;
  /** The tables in it. */
  readonly shows: Set<string>;
  readonly at: number;
}

/** All readers of a language see the same lobby: its event is made once for each change (a cache by language). */
export class LobbyEvents {
  private readonly cache: TableCache;
  private readonly tell: () => void;
  private readonly made = new Map<Language, Made>();
  private number: number;
  private lookedAt: number;

  /** `tell` is called when the lobby has changed. */
  constructor(cache: TableCache, tell: () => void) {
    this.cache = cache;
    this.tell = tell;
    this.number = cache.settings.now();
    this.lookedAt = this.number;
  }

  shows(table: string): boolean {
    return [...this.made.values()].some(({ shows }) => shows.has(table));
  }

  changed(): void {
    this.number = Math.max(this.number + 1, this.cache.settings.now());
    this.made.clear();
    this.tell();
  }

  eventIn(language: Language): Promise<string> {
    const known = this.made.get(language);
    const at = this.cache.settings.now();
    if (known !== undefined && at - known.at < LOOK_AGAIN_AFTER) return known.event;
    const { number } = this;
    const shows = new Set<string>();
    const event = lobbyNow(this.cache, language).then((lobby) => {
      for (const { id } of lobby.tables) shows.add(id);
      // A table may have started while the others were loaded, before it was known that the lobby shows it.
      if (lobby.tables.some(({ id }) => (this.cache.known(id)?.status ?? 'open') !== 'open')) this.changed();
      return makeEvent('lobby', lobby, number);
    });
    const made = { event, shows, at };
    this.made.set(language, made);
    // A failure is not cached.
    event.catch(() => {
      if (this.made.get(language) === made) this.made.delete(language);
    });
    return event;
  }

  /** Called now and then while a client has the lobby open; reports a change only if there is one. */
  async lookAgain(): Promise<void> {
    const now = this.cache.settings.now();
    if (now - this.lookedAt < LOOK_AGAIN_AFTER) return;
    this.lookedAt = now;
    const { tables } = await lobbyNow(this.cache, 'en');
    const isSame = ({ shows }: Made): boolean =>
      shows.size === tables.length && tables.every(({ id }) => shows.has(id));
    if (![...this.made.values()].every(isSame)) this.changed();
  }
}
