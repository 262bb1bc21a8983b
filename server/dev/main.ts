/** The server behind `npm run dev`: scripts/dev.mjs starts it, and it ends when the channel to there closes. */
import { openServer, readConfig } from '../src/index.ts';
import { serveDevelopment } from './routes.ts';

const config = readConfig(process.env);
const server = await openServer(config, serveDevelopment);
await server.app.listen({ host: config.host, port: config.port });

async function stop(): Promise<void> {
  await server.close();
  process.exit(0);
}
// A terminal sends Ctrl-C to all processes: the one that started this one says when it is over.
process.on('SIGINT', () => {});
process.once('disconnect', () => void stop());
if (process.connected) process.send?.('ready');
else await stop();
