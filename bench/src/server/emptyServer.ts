/** The least that a server can do with a request: what the framework alone costs. The very Fastify that the server uses. */
import { createRequire } from 'node:module';

interface Empty {
  post(path: string, answer: () => Promise<unknown>): void;
  listen(where: { host: string; port: number }): Promise<string>;
}
const ofServer = createRequire(new URL('../../../server/package.json', import.meta.url));
const fastify = ofServer('fastify') as () => Empty;

const app = fastify();
app.post('/', async () => ({}));
const address = await app.listen({ host: '127.0.0.1', port: 0 });
console.error(`Nothing is at ${address}`);
