/** Turns every error into a code and a sentence in the reader's language. Nothing about the inside of the server leaks. */
import type { Language } from '@gloaming/engine';
import { type Answer, answerFault, answerRefusal } from '@gloaming/host';
import type { FaultCode } from '@gloaming/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { badRequestFrom, unreadable } from './badRequest.ts';
import { languageOf } from './context.ts';

function answerTo(error: unknown, language: Language): Answer {
  const refused = answerRefusal(error, language);
  if (refused !== null) return refused;
  const known = error as Partial<FastifyError>;
  if (known.validation !== undefined)
    return answerFault('bad-request', badRequestFrom(known.validation, known.validationContext), language);
  if (known.statusCode === 413) return answerFault('too-large', {}, language);
  if (known.statusCode !== undefined && known.statusCode >= 400 && known.statusCode < 500)
    return answerFault('bad-request', unreadable(known.code ?? ''), language);
  return answerFault(isTrouble(error) ? 'try-again' : 'broken', {}, language);
}

/** Whether the database is away, full, busy or closed: the request may be retried (503). */
export function isTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // System errors, and PostgreSQL's classes: connection, read-only, authorization, no such database, resources, object not ready,
  // operator intervention, system, and corruption.
  if (/^E[A-Z]+$/.test(code) || /^(08|25006|25P03|28|3D|53|55|57|58|XX)/.test(code)) return true;
  return /timeout exceeded when trying to connect|Connection terminated|Client has encountered/i.test(error.message);
}

/** Details may hold what somebody has sent. If wording them fails, the sender still gets an answer. */
function answerInWords(error: unknown, language: Language): Answer {
  try {
    return answerTo(error, language);
  } catch {
    return answerFault('broken', {}, language);
  }
}

/** Why replies were refusals. */
const refusals = new WeakMap<FastifyReply, FaultCode>();
export const refusalOf = (reply: FastifyReply): FaultCode | undefined => refusals.get(reply);

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = answerInWords(error, languageOf(request));
  refusals.set(reply, body.code);
  if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'failed');
  if (status === 503) reply.header('retry-after', '1');
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}
