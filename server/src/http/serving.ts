/** Registers a route of the protocol: requests are validated by its schema, and the handler gets the sender and the language. */
import {
  ADDRESSES,
  ErrorBody,
  type Player,
  type ReplyOf,
  ROUTES,
  type Route,
  type RouteName,
} from '@gloaming/protocol';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../base/faults.ts';
import type { Db } from '../storage/store.ts';
import { type Context, languageOf } from './context.ts';
import { playerOf } from './sender.ts';

/** The handler of a route. A stream writes its own response and returns undefined. */
type Work<N extends RouteName> = (context: Context<N>) => Promise<ReplyOf<N> | undefined>;
export type Serve = <N extends RouteName>(name: N, work: Work<N>) => void;

const CONTENT = { json: 'application/json', text: 'text/plain', stream: 'text/event-stream' } as const;

export function serving(app: FastifyInstance, db: Db): Serve {
  return (name, work) => {
    const route: Route = ROUTES[name];
    const { summary, who, kind } = route;
    const { method, path } = ADDRESSES[name];
    app.route({
      method,
      url: path,
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
        const { body, params, query } = request;
        const context = { body, params, query, player, language: languageOf(request), request, reply };
        const made = await work(context as unknown as Parameters<typeof work>[0]);
        if (kind === 'stream') return reply;
        if (kind === 'text') reply.type('text/plain; charset=utf-8');
        return made;
      },
    });
  };
}
