/** What whoever runs the server can do while it runs, with a key of the database: `node server/src/main.ts admin …` asks for it. */
import { hash, timingSafeEqual } from 'node:crypto';
import { cleanName, nameKey, refuse } from '@gloaming/host';
import { closed, PlayerId, TableId } from '@gloaming/protocol';
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { newSecret } from '../base/secrets.ts';
import { removeTable } from '../storage/cleaning.ts';
import { keepSecret } from '../storage/deals.ts';
import { liftBan, readReports, settleReport, writeBan } from '../storage/moderation.ts';
import { readPlayers, renamePlayer } from '../storage/players.ts';
import type { Db } from '../storage/store.ts';
import { hideTable, readTable } from '../storage/tables.ts';
import type { TableCache } from '../table/tableCache.ts';
import { type Bans, networkIn } from './bans.ts';
import { alone } from './identity.ts';
import type { HashOf } from './origins.ts';

export const ADMIN = '/api/admin';
const MOST_DAYS = 3_650;
const DAY = 24 * 60 * 60_000;

/** A player, a table (then it is the place where it was made), or an address with or without the size of its network. */
const Whom = Type.String({ pattern: '^[0-9a-zA-Z:./]{2,60}$' });
const Why = Type.Optional(Type.String({ maxLength: 500 }));
const Order = Type.Union([
  closed({ do: Type.Literal('reports') }, 'What players have said of each other.'),
  closed({ do: Type.Literal('settle'), report: Type.String({ maxLength: 100 }) }, 'A report is dealt with.'),
  closed({ do: Type.Literal('bans') }, 'Who may do nothing.'),
  closed(
    { do: Type.Literal('ban'), whom: Whom, days: Type.Number({ exclusiveMinimum: 0, maximum: MOST_DAYS }), why: Why },
    'Somebody may do nothing for so many days.',
  ),
  closed({ do: Type.Literal('unban'), whom: Whom }, 'They may again.'),
  closed({ do: Type.Literal('remove'), table: TableId }, 'A table goes, with all that was played there.'),
  closed({ do: Type.Literal('hide'), table: TableId }, 'A table is not in the lobby.'),
  closed(
    { do: Type.Literal('rename'), player: PlayerId, name: Type.String({ maxLength: 100 }) },
    'A player is called otherwise.',
  ),
]);
export type Order = Static<typeof Order>;

/** Made by whoever asks for it first. */
export const adminKey = (db: Db): Promise<string> => keepSecret(db, 'admin', newSecret());

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hash('sha256', one)), Buffer.from(hash('sha256', other)));

export function serveAdmin(app: FastifyInstance, cache: TableCache, bans: Bans, hashOf: HashOf): void {
  app.post<{ Body: Order }>(ADMIN, { schema: { hide: true, body: Order } }, async ({ body, headers }, reply) => {
    reply.header('cache-control', 'no-store');
    const given = /^Bearer ([0-9A-Za-z_-]{1,100})$/.exec(headers.authorization ?? '')?.[1] ?? '';
    if (!isSame(given, await adminKey(cache.store.db))) refuse('not-found', {});
    return obeyOrder(cache, bans, hashOf, body);
  });
}

async function obeyOrder(cache: TableCache, bans: Bans, hashOf: HashOf, order: Order): Promise<unknown> {
  const { store, settings } = cache;
  const { db } = store;
  switch (order.do) {
    case 'reports':
      return readReports(db);
    case 'settle':
      await settleReport(db, order.report);
      return readReports(db);
    case 'ban': {
      const who = await whoIs(cache, hashOf, order.whom);
      const { days, why = '' } = order;
      await writeBan(db, { who, until: Math.round(settings.now() + days * DAY), why });
      return bans.read();
    }
    case 'unban':
      await liftBan(db, await whoIs(cache, hashOf, order.whom));
      return bans.read();
    case 'bans':
      return bans.read();
    case 'remove':
      if (!(await removeTable(store, order.table))) refuse('no-such-table', {});
      cache.forget(order.table);
      return {};
    case 'hide':
      await hideTable(db, order.table);
      cache.forget(order.table);
      return {};
    case 'rename':
      return rename(cache, order.player, order.name);
  }
}

async function rename(cache: TableCache, id: string, name: string): Promise<unknown> {
  const [known] = (await readPlayers(cache.store.db, [id])).values();
  if (known === undefined) refuse('unknown-player', {});
  const renamed = { id, name: cleanName(name) };
  await alone(renamePlayer(cache.store, id, renamed.name, nameKey(renamed.name)));
  await cache.renamed(renamed);
  return renamed;
}

/** As it stands in the list of bans. */
async function whoIs({ store }: TableCache, hashOf: HashOf, whom: string): Promise<string> {
  const network = networkIn(whom);
  if (network !== null) return hashOf(network);
  const players = await readPlayers(store.db, [whom]);
  if (players.has(whom)) return whom;
  // As `bans` lists it.
  if (/^[0-9a-f]{16}$/.test(whom) && !(await readTable(store.db, whom))) return whom;
  const row = (await readTable(store.db, whom)) ?? refuse('no-such-table', {});
  return row.origin ?? refuse('not-found', {});
}
