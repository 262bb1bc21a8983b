/** The lobby: the tables that wait for players, on request and as a stream of what has changed. */
import type { Language } from '@gloaming/engine';
import type { Live } from '@gloaming/host';
import { serializeLobbyEntry } from '@gloaming/host';
import type { Lobby } from '@gloaming/protocol';
import type { Static } from 'typebox';
import { LOBBY_SIZE, readLobby } from '../storage/tables.ts';
import { findAll } from '../table/loadMany.ts';
import type { TableCache } from '../table/tableCache.ts';
import { eventOf } from './sse.ts';

const SHOWN_FOR = 7 * 24 * 60 * 60_000;
/** Tables become too old to be shown without any event, and another process may remove one: the list is read again after so long. */
const LOOK_AGAIN_AFTER = 60_000;
/** Changes are told at most so often, and less often where many hear of much: so many bytes a millisecond are sent, within reason. */
const TELL_EVERY = 1_000;
const TELL_AFTER = 15_000;
const BYTES = 150;

interface Page {
  readonly lives: readonly Live[];
  readonly more: number | null;
}
async function readPage(cache: TableCache, before?: number): Promise<Page> {
  const rows = await readLobby(cache.store.db, cache.settings.now() - SHOWN_FOR, before);
  const lives = (await findAll(cache, rows)).filter(({ status }) => status === 'open');
  return { lives, more: rows.length < LOBBY_SIZE ? null : (rows.at(-1)?.created ?? null) };
}

export async function lobbyNow(cache: TableCache, language: Language, before?: number): Promise<Static<typeof Lobby>> {
  const { lives, more } = await readPage(cache, before);
  return { tables: lives.map((live) => serializeLobbyEntry(live, language)), more };
}

/** Whoever has the lobby open. */
export interface LobbyReader {
  readonly language: Language;
  /** Whether they understand what has changed, or want to be told everything. */
  readonly wantsChanges: boolean;
  /** The edition of the lobby that they know. */
  edition: number;
}
export const newReader = (language: Language, wantsChanges: boolean): LobbyReader => ({
  language,
  wantsChanges,
  edition: 0,
});

/** What is told in a language: made once for all readers of an edition. */
interface Told {
  readonly edition: number;
  /** The tables as text, newest first. */
  readonly tables: ReadonlyMap<string, string>;
  readonly whole: string;
  /** What is new to readers of the edition before; null if nothing is, or there was none. */
  readonly changes: string | null;
}

const changesBetween = (before: Told['tables'], after: Told['tables']): string | null => {
  const gone = [...before.keys()].filter((id) => !after.has(id));
  const tables = [...after].flatMap(([id, text]) => (before.get(id) === text ? [] : [text]));
  if (gone.length + tables.length === 0) return null;
  return eventOf('lobby-changes', `{"gone":${JSON.stringify(gone)},"tables":[${tables.join(',')}]}`);
};

export class LobbyEvents {
  private readonly cache: TableCache;
  private readonly tell: () => void;
  private readonly told = new Map<Language, Told>();
  private page: Promise<Page> | null = null;
  private shown = new Set<string>();
  private edition = 1;
  private lookedAt = 0;
  /** When it was told last, by the clock of the process, and how much has been sent since. */
  private toldAt = Number.NEGATIVE_INFINITY;
  private sent = 0;
  private timer: NodeJS.Timeout | undefined;

  /** `tell` is called when the lobby has changed. */
  constructor(cache: TableCache, tell: () => void) {
    this.cache = cache;
    this.tell = tell;
  }

  shows(table: string): boolean {
    return this.shown.has(table);
  }

  /** Tells it now, or as soon as it may be told again: all that changes until then is told together. */
  changed(): void {
    if (this.timer !== undefined || this.page === null) return;
    const pause = Math.min(TELL_AFTER, Math.max(TELL_EVERY, this.sent / BYTES));
    const wait = this.toldAt + pause - performance.now();
    this.timer = setTimeout(() => this.tellNow(), Math.max(0, wait));
    this.timer.unref();
  }
  private tellNow(): void {
    this.timer = undefined;
    this.toldAt = performance.now();
    this.sent = 0;
    this.begin();
    this.tell();
  }
  /** Another edition, which is read when somebody asks for it. */
  private begin(): void {
    this.page = null;
    this.edition++;
  }
  close(): void {
    clearTimeout(this.timer);
  }

  /** What is new to a reader; empty if nothing is. */
  async eventFor(reader: LobbyReader): Promise<string> {
    if (this.page !== null && this.isOld) this.begin();
    const { edition } = this;
    const { whole, changes, ...told } = await this.toldIn(reader.language);
    const known = reader.edition;
    reader.edition = told.edition;
    const knowsLast = known > 0 && known === told.edition - 1;
    const text = known === told.edition ? '' : knowsLast && reader.wantsChanges ? (changes ?? '') : whole;
    // Whoever comes is told everything, and that is not held against the others.
    if (known > 0 && edition === this.edition) this.sent += text.length;
    return text;
  }

  private async toldIn(language: Language): Promise<Told> {
    const { edition } = this;
    const known = this.told.get(language);
    if (known?.edition === edition) return known;
    const { lives, more } = await this.read();
    const tables = new Map(lives.map((live) => [live.row.id, JSON.stringify(serializeLobbyEntry(live, language))]));
    const before = this.told.get(language);
    if (before?.edition === edition) return before;
    const changes = before?.edition === edition - 1 ? changesBetween(before.tables, tables) : null;
    const whole = eventOf('lobby', `{"tables":[${[...tables.values()].join(',')}],"more":${more}}`);
    const told = { edition, tables, whole, changes };
    this.told.set(language, told);
    return told;
  }

  /** Read once for all readers of an edition. */
  private read(): Promise<Page> {
    if (this.page !== null) return this.page;
    const { edition } = this;
    this.lookedAt = this.cache.settings.now();
    const page = readPage(this.cache);
    this.page = page;
    page.then(
      ({ lives }) => {
        this.shown = new Set(lives.map(({ row }) => row.id));
        // A table may have started while the others were read, before it was known that the lobby shows it.
        if (lives.some(({ row }) => (this.cache.known(row.id)?.status ?? 'open') !== 'open')) this.changed();
      },
      () => {
        // A failure is not kept.
        if (this.edition === edition) this.page = null;
      },
    );
    return page;
  }

  /** Called now and then while a client has the lobby open. */
  lookAgain(): void {
    if (this.isOld) this.changed();
  }
  private get isOld(): boolean {
    return Math.abs(this.cache.settings.now() - this.lookedAt) >= LOOK_AGAIN_AFTER;
  }
}
