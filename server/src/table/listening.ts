/**
 * Between processes: PostgreSQL passes on which table has changed, to what version and status, and who has another name. Nothing else
 * is sent.
 */
import { Client } from 'pg';
import { CHANNEL, RENAMED } from '../storage/appending.ts';
import type { Hall } from './hall.ts';

const AGAIN_AFTER = 500;
/** A connection can be dead and not say so: whoever only listens has to ask. */
const ASK_EVERY = 3_000;
const PATIENCE = 5_000;
/** Said once more it changes nothing. */
const LISTEN = `listen ${CHANNEL}`;

/** One that listens, and the moment at which it no longer does. */
interface Ear {
  readonly client: Client;
  readonly lost: Promise<void>;
}

async function hear(hall: Hall, [first, second, status]: readonly string[], isOwn: boolean): Promise<void> {
  if (first === RENAMED) return isOwn ? undefined : hall.heardOfName(second);
  return isOwn ? hall.heardOfOwn(first, Number(second)) : hall.heardOf(first, Number(second), status === 'open');
}

async function open(hall: Hall, url: string, self: string): Promise<Ear> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE });
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
  client.on('error', () => {});
  client.on('notification', ({ payload = '' }) => {
    const words = payload.split(' ');
    const isOwn = words.pop() === self;
    hear(hall, words, isOwn).catch((error: unknown) => hall.settings.complain(error, 'news'));
  });
  try {
    await client.connect();
    await client.query(LISTEN);
    // What was said while nobody listened is looked up.
    await hall.lookAround();
    const ear = { client, lost };
    void askNowAndThen(ear);
    return ear;
  } catch (error) {
    // Half open it would go on listening beside the next one.
    client.end().catch(() => {});
    throw error;
  }
}

/** Ends one that does not answer: then it is lost like any other. */
async function askNowAndThen({ client, lost }: Ear): Promise<void> {
  let isLost = false;
  const noticed = lost.then(() => {
    isLost = true;
  });
  for (;;) {
    await Promise.race([rest(ASK_EVERY), noticed]);
    if (isLost) return;
    try {
      await client.query(LISTEN);
    } catch {
      client.end().catch(() => {});
      return;
    }
  }
}

/** Keeps listening, also after the connection was lost. With SQLite there is nobody else to listen to. */
export async function listen(hall: Hall): Promise<() => Promise<void>> {
  if (hall.store.kind === 'sqlite') return async () => {};
  const { url, self } = hall.store;
  const closing = Promise.withResolvers<void>();
  let isClosed = false;
  let ear = await open(hall, url, self);
  /** One after the other: a connection that fails both says so and ends, and each would be followed by another one. */
  const goOn = async (): Promise<void> => {
    await Promise.race([ear.lost, closing.promise]);
    while (!isClosed) {
      await Promise.race([rest(AGAIN_AFTER), closing.promise]);
      if (isClosed) return;
      try {
        ear = await open(hall, url, self);
        return;
      } catch (error) {
        hall.settings.complain(error, 'listening');
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

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
