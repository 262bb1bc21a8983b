/** Liveness, readiness and Prometheus metrics, for the operator. */

import { refuse } from '@gloaming/host';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../base/config.ts';
import { isAlive } from '../storage/store.ts';
import type { TableCache } from '../table/tableCache.ts';

/** Milliseconds. */
const ASK_EVERY = 500;

const isLocal = (address: string): boolean => /^(::1|(::ffff:)?127\.)/.test(address);

export function serveHealth(app: FastifyInstance, cache: TableCache, config: Config, streams: () => number): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const took = new Histogram({
    name: 'gloaming_request_seconds',
    help: 'How long requests took, streams not counted',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [register],
  });
  new Gauge({
    name: 'gloaming_streams',
    help: 'Open streams',
    registers: [register],
    collect() {
      this.set(streams());
    },
  });
  new Gauge({
    name: 'gloaming_tables',
    help: 'Tables in memory',
    registers: [register],
    collect() {
      this.set(cache.size);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    took.observe({ route, status: String(status) }, reply.elapsedTime / 1000);
    // The route's pattern, not the address: anybody who knows a private table's address may watch it, so it must not be in a log.
    request.log.info({ method: request.method, route, status, ms: Math.round(reply.elapsedTime) }, 'request');
  });

  const hide = { schema: { hide: true } };
  app.get('/healthz', hide, async () => ({ alive: true }));
  // However often it is asked for, the database is asked once a moment.
  let isReady: Promise<boolean> | null = null;
  let askedAt = 0;
  const askDatabase = (): Promise<boolean> => {
    const now = performance.now();
    if (isReady === null || now - askedAt >= ASK_EVERY) {
      askedAt = now;
      isReady = isAlive(cache.store.db);
    }
    return isReady;
  };
  app.get('/readyz', hide, async (_, reply) => {
    const ready = !cache.isBehind && (await askDatabase());
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', hide, async (request, reply) => {
    if (config.metrics === 'local' && !isLocal(request.ip)) refuse('not-found', {});
    return reply.type(register.contentType).send(await register.metrics());
  });
}
