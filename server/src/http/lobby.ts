/** The tables that wait for players, as they are now and as those are told who have the lobby open. */
import type { Language } from '@gloaming/engine';
import type { Lobby } from '@gloaming/protocol';
import type { Static } from 'typebox';
import { readLobby } from '../storage/tables.ts';
import type { Hall } from '../table/hall.ts';
import { findAll } from '../table/listing.ts';
import { tellLobby } from '../table/telling.ts';
import { makeEvent } from './events.ts';

const SHOWN_FOR = 7 * 24 * 60 * 60_000;
/** Tables grow too old without a word, and another process may have removed one: after so long it is looked at again. */
const LOOK_AGAIN_AFTER = 60_000;

export async function lobbyNow(hall: Hall, language: Language): Promise<Static<typeof Lobby>> {
  const rows = await readLobby(hall.store.db, hall.settings.now() - SHOWN_FOR);
  const lives = await findAll(hall, rows);
  return { tables: lives.filter(({ status }) => status === 'open').map((live) => tellLobby(live, language)) };
}

interface Made {
  readonly event: Promise<string>;
  /** The tables in it. */
  readonly shows: Set<string>;
  readonly at: number;
}

/** Many readers of the lobby see the same: it is made once for each change and language. */
export class LobbyEvents {
  private readonly hall: Hall;
  private readonly tell: () => void;
  private readonly made = new Map<Language, Made>();
  private number: number;
  private lookedAt: number;

  /** `tell`: whoever has it open must hear that it is another. */
  constructor(hall: Hall, tell: () => void) {
    this.hall = hall;
    this.tell = tell;
    this.number = hall.settings.now();
    this.lookedAt = this.number;
  }

  shows(table: string): boolean {
    return [...this.made.values()].some(({ shows }) => shows.has(table));
  }

  changed(): void {
    this.number = Math.max(this.number + 1, this.hall.settings.now());
    this.made.clear();
    this.tell();
  }

  eventIn(language: Language): Promise<string> {
    const known = this.made.get(language);
    const at = this.hall.settings.now();
    if (known !== undefined && at - known.at < LOOK_AGAIN_AFTER) return known.event;
    const { number } = this;
    const shows = new Set<string>();
    const event = lobbyNow(this.hall, language).then((lobby) => {
      for (const { id } of lobby.tables) shows.add(id);
      // One of them may have started while the others were looked up, when nobody knew that it would be shown.
      if (lobby.tables.some(({ id }) => (this.hall.known(id)?.status ?? 'open') !== 'open')) this.changed();
      return makeEvent('lobby', lobby, number);
    });
    const made = { event, shows, at };
    this.made.set(language, made);
    // What went wrong once is tried again by the next one who asks.
    event.catch(() => {
      if (this.made.get(language) === made) this.made.delete(language);
    });
    return event;
  }

  /** Now and then, while somebody has it open: told only if it is another. */
  async lookAgain(): Promise<void> {
    const now = this.hall.settings.now();
    if (now - this.lookedAt < LOOK_AGAIN_AFTER) return;
    this.lookedAt = now;
    const { tables } = await lobbyNow(this.hall, 'en');
    const isSame = ({ shows }: Made): boolean =>
      shows.size === tables.length && tables.every(({ id }) => shows.has(id));
    if (![...this.made.values()].every(isSame)) this.changed();
  }
}
