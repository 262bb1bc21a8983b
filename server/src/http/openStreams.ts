/**
 * The connections of streams. A slow reader gets the same in fewer, larger events (backpressure): never more than one is under way, and
 * a reader that does not take it is cut off after a while.
 */
import type { ServerResponse } from 'node:http';
import { refuse } from '@gloaming/host';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TableCache } from '../table/tableCache.ts';
import { senderOf } from './security.ts';
import { makeEvent } from './sse.ts';

/** Heartbeats to thousands of streams are spread over so many ticks: sent all at once, they would delay moves. */
export const BEATS = 32;
/**
 * Milliseconds after which a reader that has not taken all that was sent counts as gone. How much of it has arrived cannot be seen
 * here, so a reader gets one more millisecond for each byte that is still buffered.
 */
const STUCK = 60_000;
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // The connection ends with the stream: no other request uses it.
  connection: 'close',
  // Proxies that buffer responses would hold events back.
  'x-accel-buffering': 'no',
};

export interface Stream {
  readonly raw: ServerResponse;
  readonly address: string;
  /** Sends everything new. */
  readonly send: () => Promise<void>;
  /** Called while its reader is there. */
  readonly stillThere: () => void;
  /** The tick at which it gets its heartbeat. */
  readonly beat: number;
  isSending: boolean;
  isStale: boolean;
  /** Since when its buffer has been full, and how many bytes had been sent by then; null while it is not. */
  full: { readonly since: number; readonly sent: number } | null;
}

export class OpenStreams {
  private readonly settings: TableCache['settings'];
  /** So many may come from one address. */
  private readonly most: number;
  private readonly all = new Set<Stream>();
  private readonly byAddress = new Map<string, number>();
  private beat = 0;
  private opened = 0;

  constructor(settings: TableCache['settings'], most: number) {
    this.settings = settings;
    this.most = most;
  }

  get size(): number {
    return this.all.size;
  }

  /** Null if the client has gone already. */
  open(
    request: FastifyRequest,
    reply: FastifyReply,
    group: Set<Stream>,
    doing: Pick<Stream, 'send' | 'stillThere'>,
  ): Stream | null {
    const address = senderOf(request);
    const count = this.byAddress.get(address) ?? 0;
    if (count >= this.most) refuse('too-many-streams', { most: this.most });
    reply.hijack();
    const { raw } = reply;
    // If the client has gone while the table was loaded, `close` was emitted already and would never remove the stream.
    if (raw.destroyed) return null;
    raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS });
    // Streams detect stuck readers themselves (cutIfStuck).
    raw.socket?.setTimeout(0);
    raw.write('retry: 1000\n\n');
    const beat = this.opened++ % BEATS;
    const stream: Stream = { raw, address, ...doing, beat, isSending: false, isStale: false, full: null };
    this.byAddress.set(address, count + 1);
    this.all.add(stream);
    group.add(stream);
    raw.on('close', () => {
      this.all.delete(stream);
      group.delete(stream);
      const left = (this.byAddress.get(address) ?? 1) - 1;
      if (left === 0) this.byAddress.delete(address);
      else this.byAddress.set(address, left);
    });
    raw.on('error', () => raw.destroy());
    return stream;
  }

  /** Sends one event at a time; changes that happen meanwhile go into the next one. */
  async pump(stream: Stream): Promise<void> {
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
      this.settings.complain(error, 'stream');
      stream.raw.destroy();
    } finally {
      stream.isSending = false;
    }
  }

  /** The next tick: those whose turn it is get their heartbeat, and those that are stuck are cut off. */
  tick(): void {
    this.beat = (this.beat + 1) % BEATS;
    const alive = makeEvent('alive', { now: this.settings.now() });
    for (const stream of this.all) {
      if (stream.raw.writableNeedDrain) this.cutIfStuck(stream);
      else {
        stream.full = null;
        if (stream.beat !== this.beat) continue;
        write(stream.raw, alive);
        stream.stillThere();
      }
    }
  }

  private cutIfStuck(stream: Stream): void {
    const now = this.settings.now();
    const sent = stream.raw.socket?.bytesWritten ?? 0;
    // More is sent only once everything before it was taken. If the count has grown since, the reader did take it, and is full again.
    if (stream.full?.sent !== sent) stream.full = { since: now, sent };
    if (now - stream.full.since > STUCK + stream.raw.writableLength) stream.raw.destroy();
  }

  /** Tells all readers to reconnect, and ends. */
  close(): void {
    for (const { raw } of this.all) {
      write(raw, makeEvent('bye', {}));
      raw.end();
    }
  }
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

export function write(raw: ServerResponse, text: string): void {
  if (text !== '' && !raw.destroyed && !raw.writableEnded) raw.write(text);
}
