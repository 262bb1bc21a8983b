/** Somebody who goes on whatever happens to the server: asks until there is an answer, at another address if need be. */
import { setTimeout as rest } from 'node:timers/promises';
import type { Identity, RouteName, Story } from '@gloaming/protocol';
import { Client, type Got } from '../testing/client.ts';

const AGAIN_AFTER = 40;
const KEPT_TRIES = 20;
/** Nobody waits for longer than this: the server does not come back, and that is a fault. A slow machine is none. */
export const PATIENCE = 240_000;

type Asked = NonNullable<Parameters<Client['ask']>[1]>;
type Answer<N extends RouteName> = Awaited<ReturnType<typeof Client.prototype.ask<N>>>;
export type Answered<N extends RouteName> = Answer<N> & { tries: number };

export class Patient {
  private clients: Client[];
  private at: number;
  private isClosed = false;

  /** `urls` are the addresses of all processes, which stay the same when one starts again. */
  constructor(urls: readonly string[], first: number) {
    this.clients = urls.map((url) => Client.watching(url));
    this.at = first % urls.length;
  }

  be(identity: Identity): void {
    this.clients = this.clients.map(({ url }) => new Client(url, identity));
  }

  /** Whatever it follows is no longer of interest. */
  close(): void {
    this.isClosed = true;
  }

  /** Sends the same until it is answered with something other than “try again”. */
  async ask<N extends RouteName>(name: N, asked: Asked = {}): Promise<Answered<N>> {
    const until = Date.now() + PATIENCE;
    for (let tries = 1; ; tries++) {
      try {
        const got: Got<unknown> = await this.clients[this.at].ask(name, asked);
        if (got.status !== 503) return { ...(got as Answer<N>), tries };
      } catch (error) {
        // What a dead server leaves behind; anything else is a mistake.
        if (!(error instanceof TypeError)) throw error;
      }
      if (Date.now() > until) throw new Error(`${name}: no answer in ${PATIENCE / 1000} s`);
      await this.move();
    }
  }

  /** What happens at a table, however often the stream breaks, until whoever reads has had enough. */
  async *follow(table: string): AsyncGenerator<Story, undefined> {
    let last: string | undefined;
    let until = Date.now() + PATIENCE;
    // What became of the last few connections: whoever looks for the cause of a silence has nothing else.
    const tries: string[] = [];
    const note = (began: number, what: unknown): void => {
      tries.push(`${this.clients[this.at].url} from ${began} for ${Date.now() - began} ms: ${what}`);
      if (tries.length > KEPT_TRIES) tries.shift();
    };
    while (!this.isClosed) {
      const began = Date.now();
      try {
        for await (const { id, event, data } of this.clients[this.at].events('stream', { table }, last)) {
          if (this.isClosed) return;
          until = Date.now() + PATIENCE;
          if (event !== 'story') continue;
          last = id ?? last;
          yield data as Story;
          // Whoever reads may have been busy.
          until = Date.now() + PATIENCE;
        }
        note(began, 'ended');
      } catch (error) {
        if (!(error instanceof TypeError) && !isBusy(error)) throw error;
        note(began, error.cause ?? error);
      }
      if (!this.isClosed && Date.now() > until)
        throw new Error(`the stream of ${table} is silent since ${last}:\n${tries.join('\n')}`);
      await this.move();
    }
  }

  private async move(): Promise<void> {
    await rest(AGAIN_AFTER);
    this.at = (this.at + 1) % this.clients.length;
  }
}

const isBusy = (error: unknown): error is Error => error instanceof Error && / 503 /.test(error.message);
