/** A real server on a free port, and players who talk to it as any program would. */

import {
  ADDRESSES,
  ErrorBody,
  fill,
  type Identity,
  type Player,
  type Present,
  type ReplyOf,
  ROUTES,
  type RouteName,
} from '@gloaming/protocol';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { openServer, readConfig, type Server } from '../src/index.ts';
import type { Rulebook } from '../src/table/rulebook.ts';

export interface Running extends Server {
  url: string;
}
/** Bots answer at once, and nobody is told to slow down. */
const QUICK = {
  HOST: '127.0.0.1',
  PORT: '0',
  GLOAMING_BOT_PAUSE: '0',
  GLOAMING_BOT_THREADS: '1',
  GLOAMING_RATE: '1000000',
  GLOAMING_LOG: 'silent',
};

export async function startServer(
  place: string,
  env: Record<string, string> = {},
  serveMore?: Parameters<typeof openServer>[1],
  rulebook?: Rulebook,
): Promise<Running> {
  const server = await openServer({ ...readConfig({ ...QUICK, ...env }), store: place }, serveMore, rulebook);
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  return { ...server, url };
}

export interface Got<T> {
  status: number;
  body: T;
}
interface Asked {
  table?: string;
  /** Other names in the address. */
  place?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

const validators = new Map<TSchema, Validator>();
/** Says what is wrong with an answer that is not as its schema promises. */
function expectFits(schema: TSchema, body: unknown, what: string): void {
  const validator = validators.get(schema) ?? Compile(schema);
  validators.set(schema, validator);
  if (validator.Check(body)) return;
  const [first] = validator.Errors(body);
  throw new Error(`${what} is not as promised: ${JSON.stringify(first)}`);
}

export class Client {
  readonly url: string;
  readonly token: string | null;
  readonly player: Player;
  constructor(url: string, { player, token }: Identity) {
    this.url = url;
    this.player = player;
    this.token = token ?? null;
  }

  static async named(url: string, name: string): Promise<Client> {
    const nobody = new Client(url, { player: { id: '', name: '' } });
    return new Client(url, await nobody.ok('newPlayer', { body: { name, for: 'program' } }));
  }
  static watching = (url: string): Client => new Client(url, { player: { id: '', name: '' } });

  headers(): Record<string, string> {
    return this.token === null ? {} : { authorization: `Bearer ${this.token}` };
  }
  address(name: RouteName, { table = '', place = {}, query = {} }: Asked): string {
    return this.url + fill(ADDRESSES[name].path, { table, ...place }, query);
  }

  /** Every answer is checked against the schema that is promised for it. */
  async ask<N extends RouteName>(name: N, asked: Asked = {}): Promise<Got<ReplyOf<N> | ErrorBody>> {
    const { kind, reply } = ROUTES[name];
    const { method } = ADDRESSES[name];
    const response = await fetch(this.address(name, asked), {
      method,
      headers: { ...this.headers(), ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
      ...(method === 'POST' ? { body: JSON.stringify(asked.body ?? {}) } : {}),
    });
    const { status } = response;
    const body: unknown = response.ok && kind === 'text' ? await response.text() : await response.json();
    expectFits(response.ok ? reply : ErrorBody, body, `${name} (${status})`);
    return { status, body: body as ReplyOf<N> | ErrorBody };
  }
  async ok<N extends RouteName>(name: N, asked: Asked = {}): Promise<ReplyOf<N>> {
    const { status, body } = await this.ask(name, asked);
    if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
    return body as ReplyOf<N>;
  }
  async refused(name: RouteName, asked: Asked = {}): Promise<Got<ErrorBody>> {
    const got = await this.ask(name, asked);
    if (got.status === 200) throw new Error(`${name} was not refused: ${JSON.stringify(got.body).slice(0, 300)}`);
    return got as Got<ErrorBody>;
  }

  present(table: string): Promise<Present> {
    return this.ok('present', { table });
  }
  answer(table: string, seen: number, answers: number[], id: string = newCommand()): ReturnType<Client['ask']> {
    return this.ask('command', { table, body: { id, seen, answers } });
  }

  /** The events of a stream, until whoever reads has had enough. */
  async *events(name: 'stream' | 'lobbyStream', asked: Asked = {}, last?: string): AsyncGenerator<StreamEvent> {
    const stop = new AbortController();
    const headers = { ...this.headers(), ...(last === undefined ? {} : { 'last-event-id': last }) };
    const response = await fetch(this.address(name, asked), { headers, signal: stop.signal });
    if (!response.ok || response.body === null) throw new Error(`${name}: ${response.status} ${await response.text()}`);
    let text = '';
    try {
      for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
        text += part;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const event = parseEvent(block);
          if (event !== null) yield event;
        }
      }
    } finally {
      stop.abort();
    }
  }
}

let commands = 0;
export const newCommand = (): string => `command-${process.pid}-${commands++}`;

export interface StreamEvent {
  id: string | null;
  event: string;
  data: unknown;
}
function parseEvent(block: string): StreamEvent | null {
  const fields = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const event = fields.get('event');
  return event === undefined
    ? null
    : { id: fields.get('id') ?? null, event, data: JSON.parse(fields.get('data') ?? 'null') };
}
