/**
 * What requests cost. Limits count that, and not how many there are: one that plays a whole game again costs as much as many that look
 * something up. By address, since names cost nothing, and by player, who may have many addresses.
 */
import type { RouteName } from '@gloaming/protocol';
import type { FastifyRequest } from 'fastify';
import { RateLimiter } from './rateLimiter.ts';
import { senderOf } from './security.ts';

/** Per 10 seconds, as the setting is. */
const WINDOW = 10_000;
const HOUR = 60 * 60_000;
/** Files are many and cheap. */
const PAGES = 5;
/** Tables and players that one address may make in an hour, for each request that it may make in a window. */
const MADE = 4;

/** In units of what it costs to say how a table is, half a millisecond of a processor; what is not named costs one. */
const PRICES: Readonly<Partial<Record<RouteName, number>>> = {
  newPlayer: 3,
  setPassphrase: 5,
  claimByPassphrase: 5,
  lobby: 4,
  lobbyStream: 4,
  myTables: 6,
  myRecord: 6,
  myPuzzles: 3,
  notePuzzles: 5,
  myFinished: 3,
  deals: 2,
  beginDeal: 30,
  dealResults: 10,
  newTable: 5,
  rematch: 5,
  story: 2,
  stream: 3,
  record: 15,
  replay: 10,
  branch: 60,
  // It is played to its end to be read, and once more to be written.
  bring: 120,
  myData: 15,
  deleteMe: 30,
  report: 5,
};
/** Of the log from its beginning: most of it is read and told. */
const WHOLE_LOG = 15;
/** What stays, once it is made: rows for ever, for which nobody has to do anything any more. */
const STAYS: Readonly<Partial<Record<RouteName, number>>> = {
  newPlayer: 1,
  newTable: 1,
  rematch: 1,
  branch: 4,
  bring: 4,
  beginDeal: 4,
};

const isWhole = (name: RouteName, { since }: { since?: unknown }): boolean =>
  (name === 'story' || name === 'stream') && (since === undefined || since === '0');

export class Prices {
  private readonly byAddress: RateLimiter;
  private readonly byPlayer: RateLimiter;
  private readonly made: RateLimiter;
  private readonly pages: RateLimiter;

  /** `rate` is how many units may be spent in a window. */
  constructor(rate: number) {
    this.byAddress = new RateLimiter(rate, WINDOW);
    this.byPlayer = new RateLimiter(rate, WINDOW);
    this.made = new RateLimiter(rate * MADE, HOUR);
    this.pages = new RateLimiter(rate * PAGES, WINDOW);
  }

  /** Of any request, before it is read. By the route, not by the address: `/%61pi/` is `/api/`, too. */
  takeFrom(request: FastifyRequest): void {
    const { url = '', config } = request.routeOptions;
    const { name } = config as { name?: RouteName };
    const sender = senderOf(request);
    if (name === undefined) {
      (url.startsWith('/api') ? this.byAddress : this.pages).take(sender);
      return;
    }
    this.byAddress.take(sender, this.priceOf(name, request.query as object));
    const stays = STAYS[name];
    if (stays !== undefined) this.made.take(sender, stays);
  }
  /** The same for the player, once it is known who that is. */
  takeOf(player: string, name: RouteName, query: object): void {
    this.byPlayer.take(player, this.priceOf(name, query));
  }

  private priceOf(name: RouteName, query: object): number {
    return isWhole(name, query) ? WHOLE_LOG : (PRICES[name] ?? 1);
  }
}
