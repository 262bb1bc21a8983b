/** Registers a route of the protocol: requests are validated by its schema, and the handler gets the sender and the language. */

import { refuse, type Serve as ServeAny } from '@gloaming/host';
import { ADDRESSES, ErrorBody, type Player, ROUTES, type Route } from '@gloaming/protocol';
import type { FastifyInstance } from 'fastify';
import type { TableCache } from '../table/tableCache.ts';
import type { Bans } from './bans.ts';
import { languageOf, type OverHttp } from './context.ts';
import type { Prices } from './prices.ts';
import { playerOf } from './sender.ts';

/** Registers the handler of a route. A stream writes its own response and returns undefined. */
export type Serve = ServeAny<OverHttp>;

const CONTENT = { json: 'application/json', text: 'text/plain', stream: 'text/event-stream' } as const;

export function serving(app: FastifyInstance, cache: TableCache, prices: Prices, bans: Bans): Serve {
  const { db } = cache.store;
  return (name, work) => {
    const route: Route = ROUTES[name];
    const { summary, who, kind } = route;
    const { method, path } = ADDRESSES[name];
    app.route({
      method,
      url: path,
      config: { name },
      // A HEAD request would hold a stream open and receive nothing.
      exposeHeadRoute: kind !== 'stream',
      schema: {
        operationId: name,
        summary,
        security: who === 'player' ? [{ token: [] }, { cookie: [] }] : [{}],
        params: route.params,
        querystring: route.query,
        ...(method === 'POST' ? { body: route.body } : {}),
        response: {
          200: { description: summary, content: { [CONTENT[kind]]: { schema: route.reply } } },
          default: { description: 'A refusal', content: { 'application/json': { schema: ErrorBody } } },
        },
      },
      // Answers hold hands, codes and tokens, and soon become outdated.
      onRequest: async (_, reply) => {
        reply.header('cache-control', 'no-store');
      },
      // A missing body is an empty one, which some schemas allow.
      preValidation: async (request) => {
        if (method === 'POST') request.body ??= {};
      },
      handler: async (request, reply) => {
        const player: Player | null = await playerOf(db, request);
        if (who === 'player' && player === null) refuse('unknown-player', {});
        await bans.refuseBanned(name, request, player);
        const { body, params, query } = request;
        if (player !== null) prices.takeOf(player.id, name, query as object);
        const live = isAtTable(params) ? cache.known(params.table) : undefined;
        if (live !== undefined && player !== null) cache.presence.seen(live, player.id);
        const context = { body, params, query, player, language: languageOf(request), request, reply };
        const made = await work(context as unknown as Parameters<typeof work>[0]);
        if (kind === 'stream') return reply;
        if (kind === 'text') reply.type('text/plain; charset=utf-8');
        return made;
      },
    });
  };
}

const isAtTable = (params: unknown): params is { table: string } =>
  typeof params === 'object' && params !== null && 'table' in params;
