/** Requests that exist only under `npm run dev`; the debug panel of the page sends them. */
import { isRefused, sayRefusal } from '@gloaming/engine';
import { refuse } from '@gloaming/host';
import type { Player } from '@gloaming/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf } from '../src/http/context.ts';
import { sendError } from '../src/http/errors.ts';
import { playerOf } from '../src/http/sender.ts';
import type { TableCache } from '../src/table/tableCache.ts';
import { lookInside, openPosition, takeSeat } from './positions.ts';

interface AtTable {
  Params: { table: string };
}
const oneField = (name: string, type: string): object => ({
  type: 'object',
  properties: { [name]: { type } },
  required: [name],
});

export function serveDevelopment(app: FastifyInstance, cache: TableCache): void {
  const known = async (request: FastifyRequest): Promise<Player> =>
    (await playerOf(cache.store.db, request)) ?? refuse('unknown-player', {});
  app.post<{ Body: { position: string } }>('/api/dev/tables', {
    schema: { hide: true, body: oneField('position', 'string') },
    // A position in the middle of something may be long.
    bodyLimit: 1024 * 1024,
    handler: async (request) => ({ table: await openPosition(cache, await known(request), request.body.position) }),
    // Whoever writes a position by hand is told where it is wrong; a server for players never reads one.
    errorHandler: (error, request, reply) => {
      if (!isRefused(error, 'bad-position')) return sendError(error, request, reply);
      const { code, details } = error;
      return reply.code(422).send({ code, message: sayRefusal(languageOf(request), error), details });
    },
  });
  app.get<AtTable>('/api/dev/tables/:table', {
    schema: { hide: true },
    handler: ({ params }) => lookInside(cache, params.table),
  });
  app.post<AtTable & { Body: { seat: number } }>('/api/dev/tables/:table/seat', {
    schema: { hide: true, body: oneField('seat', 'integer') },
    handler: async (request) => {
      await takeSeat(cache, request.params.table, await known(request), request.body.seat);
      return {};
    },
  });
}
