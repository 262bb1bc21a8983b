/** The whole server: storage, tables, bots and HTTP, put together. */
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import { refuse } from '@gloaming/host';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { keepBackups } from './backups.ts';
import { type Config, isPostgres } from './base/config.ts';
import { countComplaints, gatherLines, plainError } from './base/logging.ts';
import { type BotTask, type BotThreads, openBotThreads } from './bots/botThreads.ts';
import { Scheduler } from './bots/scheduler.ts';
import { serveAdmin } from './http/admin.ts';
import { openBans } from './http/bans.ts';
import { watchSilent } from './http/connections.ts';
import { serveDeals } from './http/deals.ts';
import { sendError } from './http/errors.ts';
import { serveHealth } from './http/health.ts';
import { serveIdentity } from './http/identity.ts';
import { passOverExpectations, refuseMalformed } from './http/invalidHttp.ts';
import { serveOneself } from './http/oneself.ts';
import { knowOrigins, type OriginOf } from './http/origins.ts';
import { servePages } from './http/pages.ts';
import { Prices } from './http/prices.ts';
import { servePuzzles } from './http/puzzles.ts';
import { serveReactions } from './http/reactions.ts';
import { serveRecord } from './http/record.ts';
import { serveReports } from './http/reports.ts';
import { guard } from './http/security.ts';
import { type Serve, serving } from './http/serving.ts';
import { serveStreams } from './http/streams.ts';
import { serveTables } from './http/tables.ts';
import { NewerDatabase } from './storage/migrations.ts';
import { holdAlone } from './storage/sqlite.ts';
import { openAsItIs, openStore, type Store } from './storage/store.ts';
import { keepClean } from './table/cleaning.ts';
import { keepGivingBack } from './table/givingBack.ts';
import { listen } from './table/listening.ts';
import { PastThread } from './table/pastThread.ts';
import { Rulebook } from './table/rulebook.ts';
import { type HallSettings, TableCache } from './table/tableCache.ts';

export interface Server {
  readonly app: FastifyInstance;
  readonly cache: TableCache;
  /** Tells streams to come back, finishes what was begun, and writes down where every table is. */
  close(): Promise<void>;
}

const LOG = gatherLines((text) => process.stdout.write(text));

/** For requests that are under way when the server is stopped. */
const PATIENCE = 3_000;
/** Milliseconds. A reader that takes nothing of an answer for so long is gone. */
const UNTAKEN = 60_000;
/** The largest command is far below this. */
const BODY_LIMIT = 16 * 1024;

/** Where chance comes from, for a server whose games have to be the same in every run; for players it is the operating system's. */
export interface Chance {
  readonly newKey?: () => string;
  readonly newSeed?: (asked: BotTask) => number;
}

/** Requests besides those of the protocol. */
type MoreRoutes = (app: FastifyInstance, cache: TableCache) => void;

/** What the API's own description (OpenAPI) begins with. */
const DESCRIBED = {
  openapi: '3.1.0',
  info: { title: 'Gloaming', version: '1', description: 'A table for card games.' },
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'gloaming' },
    },
  },
} as const;

/** Speaks HTTP, and knows nothing of tables yet. */
function makeHttp(config: Config): FastifyInstance {
  return Fastify({
    logger: { level: config.log, base: null, stream: LOG, serializers: { err: plainError } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // Everybody can say anything about addresses: only what the nearest proxies have added is believed.
    trustProxy: config.proxies === 0 ? false : (_: string, hop: number) => hop < config.proxies,
    requestTimeout: 30_000,
    connectionTimeout: UNTAKEN,
    forceCloseConnections: 'idle',
    // What arrives is taken as it is, or refused.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    routerOptions: { maxParamLength: 100 },
    // An address that cannot be read never comes as far as a route, and is refused like everything else.
    frameworkErrors: sendError,
    clientErrorHandler: refuseMalformed,
    // Without these two the framework and Node would refuse in their own words.
    return503OnClosing: false,
    http: { requireHostHeader: false },
  });
}

/** A database that a newer program has migrated is opened as it is, and nothing is done with it but to say so. */
async function openOrStandBack(place: string): Promise<{ store: Store; isBehind: boolean }> {
  try {
    return { store: await openStore(place), isBehind: false };
  } catch (error) {
    if (!(error instanceof NewerDatabase)) throw error;
    return { store: openAsItIs(place), isBehind: true };
  }
}

/** What is asked for once and answered once. */
function serveAll(serve: Serve, cache: TableCache, originOf: OriginOf): void {
  serveIdentity(serve, cache);
  serveTables(serve, cache, originOf);
  serveDeals(serve, cache, originOf);
  serveRecord(serve, cache);
  servePuzzles(serve, cache);
  serveReactions(serve, cache);
  serveReports(serve, cache);
  serveOneself(serve, cache);
}

function cacheSettings(
  { pause, tables }: Config,
  more: Pick<HallSettings, 'complain' | 'rulebook' | 'pastThread'>,
  { newKey }: Chance,
): HallSettings {
  return { pause, most: tables, now: Date.now, ...more, ...(newKey === undefined ? {} : { newKey }) };
}

export async function openServer(
  config: Config,
  serveMore: MoreRoutes = () => {},
  rulebook = new Rulebook(),
  chance: Chance = {},
): Promise<Server> {
  const app = makeHttp(config);
  passOverExpectations(app.server);
  const closeSilent = watchSilent(app.server);
  const letGo = isPostgres(config.store) ? () => {} : holdAlone(config.store);
  const { store, isBehind } = await openOrStandBack(config.store);
  const { complain, complaints } = countComplaints(app.log);
  const pastThread = new PastThread(complain);
  const cache = new TableCache(store, cacheSettings(config, { complain, rulebook, pastThread }, chance));
  cache.isBehind = isBehind;
  const botThreads: BotThreads = openBotThreads({
    threads: config.threads,
    complain: cache.settings.complain,
    ...(chance.newSeed === undefined ? {} : { newSeed: chance.newSeed }),
  });
  const scheduler = new Scheduler(cache, botThreads);
  const stopListening = isBehind ? async () => {} : await listen(cache);

  app.setErrorHandler(sendError);
  // Schemas are for checking what comes in and for the documentation; what goes out is written as it is.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  const prices = new Prices(config.rate);
  await guard(app, config, (request) => prices.takeFrom(request));
  let isClosing = false;
  app.addHook('onRequest', async ({ url }) => {
    if (isClosing) refuse('try-again', {});
    if (cache.isBehind && url.startsWith('/api/')) refuse('newer-rules', {});
  });
  await app.register(cookie);
  await app.register(swagger, { openapi: DESCRIBED });
  const { originOf, hashOf } = knowOrigins(store.db);
  const bans = await openBans(cache, hashOf);
  const serve = serving(app, cache, prices, bans);
  serveAll(serve, cache, originOf);
  serveAdmin(app, cache, bans, hashOf);
  const streams = serveStreams(serve, cache, config.streams);
  cache.onBehind = () => streams.close();
  serveMore(app, cache);
  const backups = keepBackups(config.store, config.backups, complain, () => !cache.isBehind);
  const lastBackup = () => backups.last;
  serveHealth(app, cache, config, { streams: streams.size, line: () => botThreads.line, lastBackup, complaints });
  await servePages(app, config.web);
  await app.ready();
  const stopGivingBack = isBehind ? async () => {} : await keepGivingBack(cache);
  if (!isBehind) await scheduler.open();
  const stopCleaning = keepClean(cache, config.keep);

  return {
    app,
    cache,
    async close() {
      isClosing = true;
      streams.close();
      bans.close();
      closeSilent();
      // Connections that do not end in time are cut off; what was acknowledged is in the log.
      const patience = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
      await app.close();
      clearTimeout(patience);
      await stopCleaning();
      await backups.close();
      await stopGivingBack();
      await scheduler.close();
      await botThreads.close();
      await pastThread.close();
      await cache.writeSnapshots();
      await stopListening();
      if (store.kind === 'postgres') await store.news.close();
      await store.db.destroy();
      letGo();
    },
  };
}
