/** What only a server under development answers (server/dev): no route of the protocol, and nothing that a player ever sees. */
import { type Frame, type Language, Refused, type Verb } from '@gloaming/engine';
import type { ErrorBody } from '@gloaming/protocol';

/** The state as it is: written as a position, what is still to be done, and the table as data. */
export interface Inside {
  readonly position: string;
  readonly stack: readonly Frame<Verb>[];
  readonly lines: readonly (readonly Frame<Verb>[])[];
  readonly table: unknown;
}

async function ask<R>(language: Language, path: string, body?: object): Promise<R> {
  const response = await fetch(`/api/dev/tables${path}?lang=${language}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  const { code, details, message } = answer as ErrorBody;
  if (!response.ok) throw new Refused(code, details, message);
  return answer as R;
}

export const lookInside = (language: Language, table: string): Promise<Inside> => ask(language, `/${table}`);
export const takeSeat = (language: Language, table: string, seat: number): Promise<object> =>
  ask(language, `/${table}/seat`, { seat });
export const openPosition = (language: Language, position: string): Promise<{ table: string }> =>
  ask(language, '', { position });
