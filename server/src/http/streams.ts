/**
 * Streams (Server-Sent Events). Each connection remembers the last entry it was sent; whenever its table changes it is sent
 * what is new and the present state, as one event. A client that reconnects with Last-Event-ID resumes there.
 */

import { type Live, refuseStranger, type Viewer } from '@gloaming/host';
import { ALIVE_EVERY } from '@gloaming/protocol';
import type { TableCache } from '../table/tableCache.ts';
import { LobbyEvents, newReader } from './lobby.ts';
import { BEATS, OpenStreams, type Stream, write } from './openStreams.ts';
import type { Serve } from './serving.ts';
import { makeEvent } from './sse.ts';
import { Stories } from './stories.ts';

/** The streams of one table. */
interface Audience {
  readonly streams: Set<Stream>;
  readonly stories: Stories;
}
type Audiences = Map<string, Audience>;

export interface Streams {
  readonly size: () => number;
  /** Tells all readers to reconnect, and ends. */
  close(): void;
}

export function serveStreams(serve: Serve, cache: TableCache, most: number): Streams {
  const streams = new OpenStreams(cache.settings, most);
  const byTable: Audiences = new Map();
  serveTableStreams(serve, cache, streams, byTable);

  const inLobby = new Set<Stream>();
  const lobby = new LobbyEvents(cache, () => {
    for (const stream of inLobby) void streams.pump(stream);
  });
  serve('lobbyStream', async ({ query, language, request, reply }) => {
    const reader = newReader(language, query.changes === 'yes');
    const stream = streams.open(request, reply, inLobby, {
      send: async () => write(reply.raw, await lobby.eventFor(reader)),
      stillThere: () => {},
    });
    if (stream !== null) void streams.pump(stream);
    return undefined;
  });

  const listener = (live: Live): void => {
    for (const stream of byTable.get(live.row.id)?.streams ?? []) void streams.pump(stream);
    // Several changes may be reported as one, so a table that the lobby shows is compared after every change.
    const isOpen = live.row.private === 0 && live.status === 'open';
    if (isOpen || lobby.shows(live.row.id)) lobby.changed();
  };
  cache.listeners.add(listener);
  cache.isWatched = (table) => byTable.has(table) || lobby.shows(table);
  cache.watched = () => [...byTable.keys()];
  cache.tellLobby = (gone) => {
    if (gone === undefined || lobby.shows(gone)) lobby.changed();
  };
  // Whoever reads too slowly has missed it: later it would say nothing.
  cache.tellReaction = (table, said) => {
    const event = makeEvent('reaction', said);
    for (const { raw } of byTable.get(table)?.streams ?? []) if (!raw.writableNeedDrain) write(raw, event);
  };
  cache.tellLine = (table, line) => {
    const event = makeEvent('bots', line);
    for (const { raw } of byTable.get(table)?.streams ?? []) if (!raw.writableNeedDrain) write(raw, event);
  };
  const timer = setInterval(() => {
    streams.tick();
    if (inLobby.size > 0) lobby.lookAgain();
  }, ALIVE_EVERY / BEATS);

  return {
    size: () => streams.size,
    close() {
      clearInterval(timer);
      lobby.close();
      cache.listeners.delete(listener);
      streams.close();
    },
  };
}

function serveTableStreams(serve: Serve, cache: TableCache, streams: OpenStreams, byTable: Audiences): void {
  serve('stream', async ({ params, query, player, language, request, reply }) => {
    const { table } = params;
    const viewer: Omit<Viewer, 'now'> = { player: player?.id ?? null, language };
    const found = await cache.find(table);
    refuseStranger(found, viewer.player, cache.settings.now());
    const { version } = found;
    let sent = lastSeen(request.headers['last-event-id'], query.since, version);
    const audience = byTable.get(table) ?? { streams: new Set(), stories: new Stories(cache) };
    const send = async (): Promise<void> => {
      // The table in memory is current, because every change of it calls the listener above.
      const live = cache.known(table) ?? (await cache.find(table));
      const story = await audience.stories.storyFor(live, { ...viewer, now: cache.settings.now() }, sent);
      sent = live.version;
      write(reply.raw, story);
    };
    const stillThere = (): void => {
      const live = cache.known(table);
      if (live !== undefined) cache.presence.seen(live, viewer.player);
    };
    const stream = streams.open(request, reply, audience.streams, { send, stillThere });
    if (stream === null) return undefined;
    byTable.set(table, audience);
    stream.raw.on('close', () => {
      if (audience.streams.size === 0) byTable.delete(table);
    });
    stillThere();
    void streams.pump(stream);
    return undefined;
  });
}

/** The entry that the reader has already. A number beyond the log's end is invalid: such a reader gets everything. */
function lastSeen(header: unknown, since: string | undefined, version: number): number {
  const text = typeof header === 'string' && /^\d{1,9}$/.test(header) ? header : since;
  const number = Number(text ?? 0);
  return number > version ? 0 : number;
}
