/** Headers, origins and limits. */
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Fault, refuse } from '../faults.ts';

const WINDOW = 10_000;

export async function guard(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // Among friends it is plain HTTP; a proxy that speaks HTTPS says so itself.
    hsts: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(rateLimit, {
    max: config.rate,
    timeWindow: WINDOW,
    cache: 50_000,
    // Pages and pictures are many and cheap.
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_, { ttl }) => new Fault('too-often', { seconds: Math.ceil(ttl / 1000) }),
  });
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(request, config.origins);
  });
}

/** A browser says where a request comes from; programs do not, and have no cookie that could be misused. */
function checkOrigin(request: FastifyRequest, others: readonly string[]): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  if (origin === `${request.protocol}://${request.host}` || others.includes(origin)) return;
  refuse('bad-origin', { origin: origin.slice(0, 100) });
}
