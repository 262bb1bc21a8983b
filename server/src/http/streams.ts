/**
 * Streams (Server-Sent Events). Each connection remembers the last entry it was sent; whenever its table changes it is sent
 * what is new and the present moment, as one event. A slow reader gets the same in fewer, larger events: no more than one waits for
 * it, and who does not come to the end of what is under way is cut off after a while. Whoever comes back with
 * Last-Event-ID goes on there.
 */
import type { ServerResponse } from 'node:http';
import { ALIVE_EVERY } from '@gloaming/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../base/faults.ts';
import type { NewEntry } from '../storage/appending.ts';
import { readLog } from '../storage/tables.ts';
import type { Hall } from '../table/hall.ts';
import { entriesSince, type Live } from '../table/live.ts';
import { tellEntry, tellPresent, type Viewer, viewpointOf } from '../table/telling.ts';
import { eventOf, makeEvent } from './events.ts';
import { LobbyEvents } from './lobby.ts';
import { senderOf } from './safety.ts';
import type { Serve } from './serving.ts';

/** Thousands of streams are not all told at once that they are alive: moves would have to wait for it. */
const BEATS = 32;
/** So many entries of a log are told at once; then others get their turn. */
const PIECE = 200;
/**
 * Milliseconds. A reader that has not taken what is under way for so long is gone. How far it is with it cannot be seen: for each byte
 * it has another one.
 */
const STUCK = 60_000;

interface Stream {
  readonly raw: ServerResponse;
  readonly address: string;
  /** Sends what is new. */
  readonly send: () => Promise<void>;
  /** At which beat it is told that it is alive. */
  readonly beat: number;
  isSending: boolean;
  isStale: boolean;
  /** Since when it has not taken what was sent, and how many bytes that was in all; null while it does. */
  full: { readonly since: number; readonly sent: number } | null;
}
/** Those who listen to one table. Who sees the same, and has heard the same, is sent the same: it is made once. */
interface Audience {
  readonly streams: Set<Stream>;
  live: Live | null;
  readonly made: Map<string, Promise<string>>;
}

export interface Streams {
  readonly size: () => number;
  /** Tells everybody to come back, and ends. */
  close(): void;
}

export function serveStreams(serve: Serve, hall: Hall, most: number): Streams {
  const all = new Set<Stream>();
  const byTable = new Map<string, Audience>();
  const inLobby = new Set<Stream>();
  const byAddress = new Map<string, number>();
  let beat = 0;
  let opened = 0;

  const lobby = new LobbyEvents(hall, () => {
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
    // Who has gone while the table was looked up does not go once more: nobody would ever take the stream out again.
    if (raw.destroyed) return null;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A stream that ends ends its connection, too: nothing more is asked on it.
      connection: 'close',
      // Proxies that gather answers would hold news back.
      'x-accel-buffering': 'no',
    });
    // A stream looks itself whether somebody takes what it says.
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

  /** One event at a time; what happens meanwhile goes into the next one. */
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
      // The client comes back and goes on where it was.
      hall.settings.complain(error, 'stream');
      stream.raw.destroy();
    } finally {
      stream.isSending = false;
    }
  };

  const makeStory = async (live: Live, viewer: Viewer, since: number): Promise<string> => {
    const tellAll = (rows: readonly NewEntry[]): string[] =>
      rows.map((row) => JSON.stringify(tellEntry(live, viewer, row)));
    const recent = entriesSince(live, since);
    const entries = recent === null ? [] : tellAll(recent);
    for (let last = since; recent === null && last < live.version; last += PIECE) {
      if (last > since) await new Promise(setImmediate);
      const rows = await readLog(hall.store.db, live.row.id, last, Math.min(last + PIECE, live.version));
      entries.push(...tellAll(rows));
    }
    const present = JSON.stringify(tellPresent(live, viewer, hall.settings.now()));
    return eventOf('story', `{"entries":[${entries.join(',')}],"present":${present}}`, live.version);
  };
  const storyFor = (audience: Audience, live: Live, viewer: Viewer, since: number): Promise<string> => {
    if (audience.live !== live) audience.made.clear();
    const key = `${since} ${viewpointOf(live, viewer)}`;
    const known = audience.made.get(key);
    if (known !== undefined) return known;
    const story = makeStory(live, viewer, since);
    // Everybody is told at the same moment: after it nobody needs it any more.
    if (audience.made.size === 0) setImmediate(() => forget(audience));
    audience.live = live;
    audience.made.set(key, story);
    return story;
  };

  serve('stream', async ({ params, query, player, language, request, reply }) => {
    const { table } = params;
    const viewer: Viewer = { player: player?.id ?? null, language };
    const { version } = await hall.find(table);
    let sent = lastSeen(request.headers['last-event-id'], query.since, version);
    const audience = byTable.get(table) ?? { streams: new Set(), live: null, made: new Map() };
    const stream = open(request, reply, audience.streams, async () => {
      // Whatever changes the table tells of it here: there is nothing to look up.
      const live = hall.known(table) ?? (await hall.find(table));
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
    // Of several changes only the last may be heard here: what is shown is gone after any of them.
    const isOpen = live.row.private === 0 && live.status === 'open';
    if (isOpen || lobby.shows(live.row.id)) lobby.changed();
  };
  hall.listeners.add(listener);
  hall.isWatched = (table) => byTable.has(table) || lobby.shows(table);
  hall.watched = () => [...byTable.keys()];
  hall.tellLobby = (gone) => {
    if (gone === undefined || lobby.shows(gone)) lobby.changed();
  };

  const cutIfStuck = (stream: Stream): void => {
    const now = hall.settings.now();
    const sent = stream.raw.socket?.bytesWritten ?? 0;
    // More is sent only to whoever has taken all before it: between two looks a slow reader may have done so, and be full again.
    if (stream.full?.sent !== sent) stream.full = { since: now, sent };
    if (now - stream.full.since > STUCK + stream.raw.writableLength) stream.raw.destroy();
  };
  const timer = setInterval(() => {
    beat = (beat + 1) % BEATS;
    const alive = makeEvent('alive', { now: hall.settings.now() });
    for (const stream of all) {
      if (stream.raw.writableNeedDrain) cutIfStuck(stream);
      else {
        stream.full = null;
        if (stream.beat === beat) write(stream.raw, alive);
      }
    }
    if (inLobby.size > 0) lobby.lookAgain().catch((error: unknown) => hall.settings.complain(error, 'lobby'));
  }, ALIVE_EVERY / BEATS);

  return {
    size: () => all.size,
    close() {
      clearInterval(timer);
      hall.listeners.delete(listener);
      for (const { raw } of all) {
        write(raw, makeEvent('bye', {}));
        raw.end();
      }
    },
  };
}

/** A number that was never given is no number: such a reader gets everything. */
function lastSeen(header: unknown, since: string | undefined, version: number): number {
  const text = typeof header === 'string' && /^\d{1,9}$/.test(header) ? header : since;
  const number = Number(text ?? 0);
  return number > version ? 0 : number;
}

/** When the reader has taken what was sent, or is gone. */
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
