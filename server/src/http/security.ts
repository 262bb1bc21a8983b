/** Headers, origins and limits. */
import { isIPv6, type Socket } from 'node:net';
import helmet from '@fastify/helmet';
import { refuse } from '@gloaming/host';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';

/** Requests on one connection that are not answered yet. Browsers wait for the first answer before they send a second request. */
const UNANSWERED = 8;

/**
 * Whose limits count. With IPv6 one network has more addresses than anybody could count: it is one sender. A connection that was
 * broken off has no address any more, whatever the type of a request says.
 */
export function senderOf({ ip = '' }: { ip: FastifyRequest['ip'] | undefined }): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head, tail] = plain.replace(/%.*$/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...new Array<string>(Math.max(0, missing)).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

export async function guard(
  app: FastifyInstance,
  config: Config,
  take: (request: FastifyRequest) => void,
): Promise<void> {
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
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', async ({ raw: { socket } }, { raw }) => {
    const before = unanswered.get(socket) ?? 0;
    unanswered.set(socket, before + 1);
    raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    // Each holds what is to be sent, and a file its descriptor, until those before it were taken.
    if (before >= UNANSWERED) refuse('too-often', { seconds: 1 });
  });
  app.addHook('onRequest', async (request) => take(request));
  app.addHook('onRequest', async (request) => {
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      refuse('bad-request', { where: 'headers/host', wrong: 'missing' });
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
