/** Puts a route of the protocol into service: checked by its schema, with the sender and the language known. */
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

/** A stream answers by itself and returns nothing. */
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
      // Whoever asks only for the head of a stream would hold it open and hear nothing.
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
      // Hands, codes and tokens are for whoever asked, and for that moment.
      onRequest: async (_, reply) => {
        reply.header('cache-control', 'no-store');
      },
      // Without a body there is nothing to say, which is what some of the schemas ask for.
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
