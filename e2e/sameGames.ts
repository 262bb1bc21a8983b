/**
 * The server as players use it, but for its chance: every table has the same key unless it is given another, and a bot's dice follow from
 * what it sees. So every run of the tests sees the same games, whatever was played before, and however busy the machine is.
 */
import { createHash } from 'node:crypto';
import { type Chance, openServer, readConfig } from '../server/src/index.ts';

const KEY_DIGITS = 32;
const SEED_DIGITS = 11;
const digitsOf = (what: unknown, n: number): string =>
  createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, n);

const USUAL = 1;
let next = USUAL;
const chance: Chance = {
  newKey() {
    const deal = next;
    next = USUAL;
    return digitsOf(deal, KEY_DIGITS);
  },
  newSeed: ({ view, options }) => Number.parseInt(digitsOf([view, options], SEED_DIGITS), 16),
};

const config = readConfig(process.env);
const server = await openServer(
  config,
  (app) => {
    app.post<{ Params: { deal: string } }>('/api/next-deal/:deal', {
      schema: { hide: true },
      handler: async ({ params }) => {
        next = Number(params.deal);
        return {};
      },
    });
  },
  undefined,
  chance,
);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
const address = await server.app.listen({ host: config.host, port: config.port });
console.error(`Gloaming is at ${address}`);
