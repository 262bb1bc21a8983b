/** Between processes: PostgreSQL passes on which table has changed, to what version and status. Nothing else is sent. */
import { Client } from 'pg';
import type { Hall } from '../table/hall.ts';
import { CHANNEL } from './appending.ts';

const AGAIN_AFTER = 500;

/** Keeps listening, also after the connection was lost. With SQLite there is nobody else to listen to. */
export async function listen(hall: Hall): Promise<() => Promise<void>> {
  if (hall.store.kind === 'sqlite') return async () => {};
  const { url, self } = hall.store;
  let client: Client | null = null;
  let isClosed = false;
  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
    next.on('error', () => {});
    next.on('end', () => {
      if (!isClosed) again();
    });
    next.on('notification', ({ payload = '' }) => {
      const [table, version, status, from] = payload.split(' ');
      if (from === self) return;
      hall
        .heardOf(table, Number(version), status === 'open')
        .catch((error: unknown) => hall.settings.complain(error, 'news'));
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
    // What was said while nobody listened is looked up.
    await hall.lookAround();
  };
  const again = (): void => {
    setTimeout(() => {
      if (!isClosed)
        connect().catch((error: unknown) => {
          hall.settings.complain(error, 'listening');
          again();
        });
    }, AGAIN_AFTER).unref();
  };
  await connect();
  return async () => {
    isClosed = true;
    await client?.end();
  };
}
