/**
 * Streams (Server-Sent Events). Each connection remembers the last entry it was sent; whenever its table changes it is sent
 * what is new and the present state, as one event. A slow reader gets the same in fewer, larger events (backpressure): never more than
 * one is under way, and a reader that does not take it is cut off after a while. A client that reconnects with Last-Event-ID resumes
 * there.
 */
import type { ServerResponse } from 'node:http';
import { ALIVE_EVERY } from '@gloaming/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../base/faults.ts';
import type { NewEntry } from '../storage/appendLog.ts';
import { readLog } from '../storage/tables.ts';
import { entriesSince, type Live } from '../table/liveTable.ts';
import { serializeEntry, serializePresent, type Viewer, viewpointOf } from '../table/serialize.ts';
import type { TableCache } from '../table/tableCache.ts';
import { LobbyEvents } from './lobby.ts';
import { senderOf } from './security.ts';
import type { Serve } from './serving.ts';
import { eventOf, makeEvent } from './sse.ts';

/** Heartbeats to thousands of streams are spread over so many ticks: sent all at once, they would delay moves. */
const BEATS = 32;
/** Entries of a log that are read and sent before other tasks get their turn. */
const PIECE = 200;
/**
 * Milliseconds after which a reader that has not taken all that was sent counts as gone. How much of it has arrived cannot be seen
 * here, so a reader gets one more millisecond for each byte that is still buffered.
 */
const STUCK = 60_000;

interface Stream {
  readonly raw: ServerResponse;
  readonly address: string;
  /** Sends everything new. */
  readonly send: () => Promise<void>;
  /** The tick at which it gets its heartbeat. */
  readonly beat: number;
  isSending: boolean;
  isStale: boolean;
  /** Since when its buffer has been full, and how many bytes had been sent by then; null while it is not. */
  full: { readonly since: number; readonly sent: number } | null;
}
/** The streams of one table. Readers who see the same and are at the same entry get the same text, which is made once. */
interface Audience {
  readonly streams: Set<Stream>;
  live: Live | null;
  readonly made: Map<string, Promise<string>>;
}

export interface Streams {
  readonly size: () => number;
  /** Tells all readers to reconnect, and ends. */
  close(): void;
}

export function serveStreams(serve: Serve, cache: TableCache, most: number): Streams {
  const all = new Set<Stream>();
  const byTable = new Map<string, Audience>();
  const inLobby = new Set<Stream>();
  const byAddress = new Map<string, number>();
  let beat = 0;
  let opened = 0;

  const lobby = new LobbyEvents(cache, () => {
    for (const stream of inLobby) void pump(stream);
  });

  const open = (
    request: FastifyRequest,
    reply: FastifyReply,
    group: Set<Stream>,
    send: Stream['send'],
  ): Stream | null => {
    const address = senderOf(request);
    const count = byAddress.get(address) ?? 0;
    if (count >= most) refuse('too-many-streams', { most });
    reply.hijack();
    const { raw } = reply;
    // If the client has gone while the table was loaded, `close` was emitted already and would never remove the stream.
    if (raw.destroyed) return null;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // The connection ends with the stream: no other request uses it.
      connection: 'close',
      // Proxies that buffer responses would hold events back.
      'x-accel-buffering': 'no',
    });
    // Streams detect stuck readers themselves (cutIfStuck).
    raw.socket?.setTimeout(0);
    raw.write('retry: 1000\n\n');
    const stream: Stream = {
      raw,
      address,
      send,
      beat: opened++ % BEATS,
      isSending: false,
      isStale: false,
      full: null,
    };
    byAddress.set(address, count + 1);
    all.add(stream);
    group.add(stream);
    raw.on('close', () => {
      all.delete(stream);
      group.delete(stream);
      const left = (byAddress.get(stream.address) ?? 1) - 1;
      if (left === 0) byAddress.delete(stream.address);
      else byAddress.set(stream.address, left);
    });
    raw.on('error', () => raw.destroy());
    return stream;
  };

  /** Sends one event at a time; changes that happen meanwhile go into the next one. */
  const pump = async (stream: Stream): Promise<void> => {
    stream.isStale = true;
    if (stream.isSending) return;
    stream.isSending = true;
    try {
      while (stream.isStale && !stream.raw.destroyed) {
        stream.isStale = false;
        await stream.send();
        if (stream.raw.writableNeedDrain) await taken(stream.raw);
      }
    } catch (error) {
      // The client reconnects and resumes where it was.
      cache.settings.complain(error, 'stream');
      stream.raw.destroy();
    } finally {
      stream.isSending = false;
    }
  };

  const makeStory = async (live: Live, viewer: Viewer, since: number): Promise<string> => {
    const tellAll = (rows: readonly NewEntry[]): string[] =>
      rows.map((row) => JSON.stringify(serializeEntry(live, viewer, row)));
    const recent = entriesSince(live, since);
    const entries = recent === null ? [] : tellAll(recent);
    for (let last = since; recent === null && last < live.version; last += PIECE) {
      if (last > since) await new Promise(setImmediate);
      const rows = await readLog(cache.store.db, live.row.id, last, Math.min(last + PIECE, live.version));
      entries.push(...tellAll(rows));
    }
    const present = JSON.stringify(serializePresent(live, viewer, cache.settings.now()));
    return eventOf('story', `{"entries":[${entries.join(',')}],"present":${present}}`, live.version);
  };
  const storyFor = (audience: Audience, live: Live, viewer: Viewer, since: number): Promise<string> => {
    if (audience.live !== live) audience.made.clear();
    const key = `${since} ${viewpointOf(live, viewer)}`;
    const known = audience.made.get(key);
    if (known !== undefined) return known;
    const story = makeStory(live, viewer, since);
    // All readers are sent this event in the same tick; the cache is not needed after it.
    if (audience.made.size === 0) setImmediate(() => forget(audience));
    audience.live = live;
    audience.made.set(key, story);
    return story;
  };

  serve('stream', async ({ params, query, player, language, request, reply }) => {
    const { table } = params;
    const viewer: Viewer = { player: player?.id ?? null, language };
    const { version } = await cache.find(table);
    let sent = lastSeen(request.headers['last-event-id'], query.since, version);
    const audience = byTable.get(table) ?? { streams: new Set(), live: null, made: new Map() };
    const stream = open(request, reply, audience.streams, async () => {
      // The table in memory is current, because every change of it calls the listener below.
      const live = cache.known(table) ?? (await cache.find(table));
      const story = await storyFor(audience, live, viewer, sent);
      sent = live.version;
      write(reply.raw, story);
    });
    if (stream === null) return undefined;
    byTable.set(table, audience);
    stream.raw.on('close', () => {
      if (audience.streams.size === 0) byTable.delete(table);
    });
    void pump(stream);
    return undefined;
  });

  serve('lobbyStream', async ({ language, request, reply }) => {
    const stream = open(request, reply, inLobby, async () => {
      write(reply.raw, await lobby.eventIn(language));
    });
    if (stream !== null) void pump(stream);
    return undefined;
  });

  const listener = (live: Live): void => {
    for (const stream of byTable.get(live.row.id)?.streams ?? []) void pump(stream);
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

  const cutIfStuck = (stream: Stream): void => {
    const now = cache.settings.now();
    const sent = stream.raw.socket?.bytesWritten ?? 0;
    // More is sent only once everything before it was taken. If the count has grown since, the reader did take it, and is full again.
    if (stream.full?.sent !== sent) stream.full = { since: now, sent };
    if (now - stream.full.since > STUCK + stream.raw.writableLength) stream.raw.destroy();
  };
  const timer = setInterval(() => {
    beat = (beat + 1) % BEATS;
    const alive = makeEvent('alive', { now: cache.settings.now() });
    for (const stream of all) {
      if (stream.raw.writableNeedDrain) cutIfStuck(stream);
      else {
        stream.full = null;
        if (stream.beat === beat) write(stream.raw, alive);
      }
    }
    if (inLobby.size > 0) lobby.lookAgain().catch((error: unknown) => cache.settings.complain(error, 'lobby'));
  }, ALIVE_EVERY / BEATS);

  return {
    size: () => all.size,
    close() {
      clearInterval(timer);
      cache.listeners.delete(listener);
      for (const { raw } of all) {
        write(raw, makeEvent('bye', {}));
        raw.end();
      }
    },
  };
}

/** The entry that the reader has already. A number beyond the log's end is invalid: such a reader gets everything. */
function lastSeen(header: unknown, since: string | undefined, version: number): number {
  const text = typeof header === 'string' && /^\d{1,9}$/.test(header) ? header : since;
  const number = Number(text ?? 0);
  return number > version ? 0 : number;
}

/** Resolves when the reader has taken what was sent, or is gone. */
const taken = (raw: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      raw.off('drain', done);
      raw.off('close', done);
      resolve();
    };
    raw.on('drain', done);
    raw.on('close', done);
  });

function forget(audience: Audience): void {
  audience.live = null;
  audience.made.clear();
}

function write(raw: ServerResponse, text: string): void {
  if (!raw.destroyed && !raw.writableEnded) raw.write(text);
}
