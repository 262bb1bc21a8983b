/**
 * Streams (Server-Sent Events). Each connection remembers the last entry it was sent; whenever its table changes it is sent
 * what is new and the present moment, as one event. A slow reader gets the same in fewer, larger events; nothing is kept for
 * it. Whoever comes back with Last-Event-ID goes on there.
 */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Language } from '@gloaming/engine';
import { ALIVE_EVERY } from '@gloaming/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../faults.ts';
import { readLog } from '../storage/tables.ts';
import type { Hall } from '../table/hall.ts';
import type { Live } from '../table/live.ts';
import { tellEntry, tellPresent, type Viewer } from '../table/telling.ts';
import type { Serve } from './serving.ts';
import { lobbyNow } from './tables.ts';

/** A reader that takes nothing for so long is gone. */
const STUCK = 60_000;

interface Stream {
  readonly raw: ServerResponse;
  readonly address: string;
  /** Sends what is new. */
  readonly send: () => Promise<void>;
  isSending: boolean;
  isStale: boolean;
}

export interface Streams {
  readonly size: () => number;
  /** Tells everybody to come back, and ends. */
  close(): void;
}

export function serveStreams(serve: Serve, hall: Hall, most: number): Streams {
  const { db } = hall.store;
  const all = new Set<Stream>();
  const byTable = new Map<string, Set<Stream>>();
  const inLobby = new Set<Stream>();
  const byAddress = new Map<string, number>();
  let lobbyNumber = hall.settings.now();

  /** Many readers of the lobby see the same: it is read once for each change and language. */
  const lobbies = new Map<Language, { number: number; lobby: ReturnType<typeof lobbyNow> }>();
  const lobbyIn = (language: Language): ReturnType<typeof lobbyNow> => {
    const known = lobbies.get(language);
    if (known?.number === lobbyNumber) return known.lobby;
    const lobby = lobbyNow(hall, language);
    lobbies.set(language, { number: lobbyNumber, lobby });
    return lobby;
  };

  const open = (request: FastifyRequest, reply: FastifyReply, group: Set<Stream>, send: Stream['send']): Stream => {
    const count = byAddress.get(request.ip) ?? 0;
    if (count >= most) refuse('too-many-streams', { most });
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A stream that ends ends its connection, too: nothing more is asked on it.
      connection: 'close',
      // Proxies that gather answers would hold news back.
      'x-accel-buffering': 'no',
    });
    raw.write('retry: 1000\n\n');
    const stream: Stream = { raw, address: request.ip, send, isSending: false, isStale: false };
    byAddress.set(request.ip, count + 1);
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
        if (stream.raw.writableNeedDrain) await once(stream.raw, 'drain', { signal: AbortSignal.timeout(STUCK) });
      }
    } catch (error) {
      // The client comes back and goes on where it was.
      hall.settings.complain(error, 'stream');
      stream.raw.destroy();
    } finally {
      stream.isSending = false;
    }
  };

  serve('stream', async ({ params, query, player, language, request, reply }) => {
    const { table } = params;
    const viewer: Viewer = { player: player?.id ?? null, language };
    const { version } = await hall.find(table);
    let sent = lastSeen(request.headers['last-event-id'], query.since, version);
    const group = byTable.get(table) ?? new Set();
    const stream = open(request, reply, group, async () => {
      const live = await hall.find(table);
      const rows = await readLog(db, table, sent, live.version);
      const entries = rows.map((row) => tellEntry(live, viewer, row));
      const present = tellPresent(live, viewer, hall.settings.now());
      sent = live.version;
      write(stream.raw, 'story', { entries, present }, sent);
    });
    byTable.set(table, group);
    stream.raw.on('close', () => {
      if (group.size === 0) byTable.delete(table);
    });
    void pump(stream);
    return undefined;
  });

  serve('lobbyStream', async ({ language, request, reply }) => {
    const stream = open(request, reply, inLobby, async () => {
      const number = lobbyNumber;
      write(stream.raw, 'lobby', await lobbyIn(language), number);
    });
    void pump(stream);
    return undefined;
  });

  const listener = (live: Live): void => {
    for (const stream of byTable.get(live.row.id) ?? []) void pump(stream);
    if (live.row.private === 1 || !wasOpen(live)) return;
    lobbyNumber = Math.max(lobbyNumber + 1, hall.settings.now());
    for (const stream of inLobby) void pump(stream);
  };
  hall.listeners.add(listener);

  const timer = setInterval(() => {
    for (const { raw } of all) if (!raw.writableNeedDrain) write(raw, 'alive', { now: hall.settings.now() });
  }, ALIVE_EVERY);

  return {
    size: () => all.size,
    close() {
      clearInterval(timer);
      hall.listeners.delete(listener);
      for (const { raw } of all) {
        write(raw, 'bye', {});
        raw.end();
      }
    },
  };
}

/** Whether the lobby looked different before: the table is there, or has just gone. */
const wasOpen = ({ status, standing }: Live): boolean =>
  status === 'open' || (status === 'playing' && standing.length === 0);

/** A number that was never given is no number: such a reader gets everything. */
function lastSeen(header: unknown, since: string | undefined, version: number): number {
  const text = typeof header === 'string' && /^\d{1,9}$/.test(header) ? header : since;
  const number = Number(text ?? 0);
  return number > version ? 0 : number;
}

function write(raw: ServerResponse, event: string, data: unknown, id?: number): void {
  if (raw.destroyed || raw.writableEnded) return;
  raw.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
