/** Liveness, readiness and Prometheus metrics, for the operator. */

import { refuse } from '@gloaming/host';
import type { BotLine } from '@gloaming/protocol';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../base/config.ts';
import { findTrouble, type Trouble } from '../storage/readiness.ts';
import type { TableCache } from '../table/tableCache.ts';
import { refusalOf } from './errors.ts';

/** Milliseconds. */
const ASK_EVERY = 1_000;

const isLocal = (address: string): boolean => /^(::1|(::ffff:)?127\.)/.test(address);

/** What only other parts of the server know. */
export interface Vitals {
  readonly streams: () => number;
  readonly line: () => BotLine;
  readonly lastBackup: () => number | null;
  /** Errors of something that no request waited for, by what it was. */
  readonly complaints: ReadonlyMap<string, number>;
}

export function serveHealth(app: FastifyInstance, cache: TableCache, config: Config, vitals: Vitals): void {
  const register = measure(app, cache, vitals);
  const hide = { schema: { hide: true } };
  app.get('/healthz', hide, async () => ({ alive: true }));
  // However often it is asked for, the database is asked once a moment.
  let found: Promise<Trouble | null> | null = null;
  let askedAt = 0;
  const look = (): Promise<Trouble | null> => {
    const now = performance.now();
    if (found === null || now - askedAt >= ASK_EVERY) {
      askedAt = now;
      found = findTrouble(cache.store, config.store, cache.settings.now());
    }
    return found;
  };
  app.get('/readyz', hide, async (_, reply) => {
    const why = cache.isBehind ? 'newer-rules' : await look();
    return why === null ? { ready: true } : reply.code(503).send({ ready: false, why });
  });
  app.get('/metrics', hide, async (request, reply) => {
    if (config.metrics === 'local' && !isLocal(request.ip)) refuse('not-found', {});
    return reply.type(register.contentType).send(await register.metrics());
  });
}

function measure(app: FastifyInstance, cache: TableCache, vitals: Vitals): Registry {
  const register = new Registry();
  // Among them how long the event loop lags behind.
  collectDefaultMetrics({ register });
  const took = new Histogram({
    name: 'gloaming_request_seconds',
    help: 'How long requests took, streams not counted',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [register],
  });
  const gauge = (name: string, help: string, read: () => number): void =>
    void new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read());
      },
    });
  gauge('gloaming_streams', 'Open streams', vitals.streams);
  gauge('gloaming_tables', 'Tables in memory', () => cache.size);
  gauge('gloaming_bots_waiting', 'Questions that wait for a thread in which bots think', () => vitals.line().waiting);
  gauge('gloaming_bots_haste', 'How many times as fast bots think because of it', () => vitals.line().haste);
  gauge('gloaming_last_backup_seconds', 'When the last backup was made by schedule, in seconds since 1970', () =>
    Math.round((vitals.lastBackup() ?? 0) / 1000),
  );
  const counts = (name: string, help: string, label: string, read: () => Iterable<readonly [string, number]>): void =>
    void new Counter({
      name,
      help,
      labelNames: [label],
      registers: [register],
      collect() {
        this.reset();
        for (const [value, count] of read()) this.inc({ [label]: value }, count);
      },
    });
  counts('gloaming_moves_total', 'Answers written', 'by', () => Object.entries(cache.moved));
  counts('gloaming_errors_total', 'Errors of something that no request waited for', 'what', () => vitals.complaints);
  const refusals = new Counter({
    name: 'gloaming_refusals_total',
    help: 'Requests that were refused, by why',
    labelNames: ['code'],
    registers: [register],
  });
  app.addHook('onResponse', async (_, reply) => {
    const code = refusalOf(reply);
    if (code !== undefined) refusals.inc({ code });
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    took.observe({ route, status: String(status) }, reply.elapsedTime / 1000);
    // The route's pattern, not the address: anybody who knows a private table's address may watch it, so it must not be in a log.
    request.log.info({ method: request.method, route, status, ms: Math.round(reply.elapsedTime) }, 'request');
  });
  return register;
}
