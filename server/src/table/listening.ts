/**
 * Notifications between processes, by PostgreSQL's LISTEN and NOTIFY: which table has changed, to what version and status, and which
 * player has a new name. Nothing else is sent.
 */
import type { Reaction } from '@gloaming/protocol';
import { Client } from 'pg';
import { BOTS, CHANNEL, MIGRATED, REACTED, RENAMED } from '../storage/channel.ts';
import type { TableCache } from './tableCache.ts';

const AGAIN_AFTER = 500;
/** A dead connection may go unnoticed by a process that only listens, so it sends a query now and then (a keep-alive). */
const ASK_EVERY = 3_000;
const PATIENCE = 5_000;
/** Idempotent. */
const LISTEN = `listen ${CHANNEL}`;

/** A connection that listens; `lost` resolves when it ends. */
interface Connection {
  readonly client: Client;
  readonly lost: Promise<void>;
}

async function hear(cache: TableCache, words: readonly string[], isOwn: boolean): Promise<void> {
  const [first, second, status, reaction] = words;
  if (first === MIGRATED) return cache.checkBehind();
  if (first === RENAMED) return isOwn ? undefined : cache.onRenamedElsewhere(second);
  if (first === REACTED)
    return isOwn ? undefined : cache.tellReaction(second, { seat: Number(status), reaction: reaction as Reaction });
  if (first === BOTS)
    return isOwn ? undefined : cache.tellLine(second, { waiting: Number(status), haste: Number(reaction) });
  return isOwn
    ? cache.onChangedHere(first, Number(second))
    : cache.onChangedElsewhere(first, Number(second), status === 'open');
}

async function open(cache: TableCache, url: string, self: string): Promise<Connection> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE });
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
  client.on('error', () => {});
  client.on('notification', ({ payload = '' }) => {
    const words = payload.split(' ');
    const isOwn = words.pop() === self;
    hear(cache, words, isOwn).catch((error: unknown) => cache.settings.complain(error, 'news'));
  });
  try {
    await client.connect();
    await client.query(LISTEN);
    // Notifications sent while this process was not listening are made up for by reading the database.
    await cache.checkBehind();
    await cache.resync();
    const ear = { client, lost };
    void ping(cache, ear);
    return ear;
  } catch (error) {
    // A half-open connection would go on listening beside the next one.
    client.end().catch(() => {});
    throw error;
  }
}

/** Ends a connection that does not answer, so that it is replaced like any that is lost. */
async function ping(cache: TableCache, { client, lost }: Connection): Promise<void> {
  let isLost = false;
  const noticed = lost.then(() => {
    isLost = true;
  });
  for (;;) {
    await Promise.race([pause(ASK_EVERY), noticed]);
    if (isLost) return;
    try {
      await client.query(LISTEN);
      await cache.checkBehind();
      await cache.lookAround();
    } catch {
      client.end().catch(() => {});
      return;
    }
  }
}

/** Keeps listening, and reconnects when the connection is lost. With SQLite there is only one process. */
export async function listen(cache: TableCache): Promise<() => Promise<void>> {
  if (cache.store.kind === 'sqlite') return async () => {};
  const { url, self } = cache.store;
  const closing = Promise.withResolvers<void>();
  let isClosed = false;
  let ear = await open(cache, url, self);
  /** Waits for the connection to be lost, then reconnects. In a loop, not in event handlers: one failure causes several events. */
  const goOn = async (): Promise<void> => {
    await Promise.race([ear.lost, closing.promise]);
    while (!isClosed) {
      await Promise.race([pause(AGAIN_AFTER), closing.promise]);
      if (isClosed) return;
      try {
        ear = await open(cache, url, self);
        return;
      } catch (error) {
        cache.settings.complain(error, 'listening');
      }
    }
  };
  const going = (async () => {
    while (!isClosed) await goOn();
  })();
  return async () => {
    isClosed = true;
    closing.resolve();
    await going;
    await ear.client.end().catch(() => {});
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
