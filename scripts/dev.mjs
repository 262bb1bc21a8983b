// npm run dev: the page with hot replacement, and behind it a server that starts again whenever its sources change.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createListener } from 'node:net';
import { join, relative } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
// Only now: it needs a newer Node than the one that may have begun.
const { createServer } = await import('vite');

/** What the server runs; the page's own sources are Vite's. */
const SOURCES = ['engine', 'games', 'bots', 'protocol', 'host', 'server'];
/** One saved change may touch many files. */
const GATHERING = 100;
/** Milliseconds for a server to end by itself. */
const PATIENCE = 5_000;

/** The server keeps its port over all starts, so that the page finds it again. */
const port = await freePort();
let child;
/** Requests wait for it while the server starts; while there is none they are refused at once. */
let ready = Promise.resolve();
let restarting = Promise.resolve();
let isDue = false;

const vite = await createServer({
  root: join(root, 'web'),
  configFile: join(root, 'web/vite.config.ts'),
  clearScreen: false,
  server: {
    port: Number(process.env.PORT || 8080),
    // The server compares the page's origin with the address that it was asked at.
    proxy: { '/api': { target: `http://127.0.0.1:${port}`, changeOrigin: false } },
  },
  plugins: [{ name: 'wait-for-the-server', configureServer: waitForServer }],
});
vite.watcher.add(SOURCES.map((folder) => join(root, folder)));
vite.watcher.on('all', (_, path) => {
  const file = relative(root, path).replaceAll('\\', '/');
  if (SOURCES.includes(file.split('/')[0]) && /\.ts$/.test(file) && !/\/test\//.test(file)) restart(file);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // Vite would end this process before the server has ended.
  process.removeAllListeners(signal);
  process.on(signal, end);
}
start();
await vite.listen();
console.error(`Gloaming is at ${vite.resolvedUrls.local[0]}, and follows every change of its sources. Ctrl-C ends it.`);

function waitForServer({ middlewares }) {
  middlewares.use('/api', async (_request, response, next) => {
    await restarting;
    await ready;
    if (child !== undefined) next();
    else response.writeHead(502).end('The server has ended: its terminal says why.\n');
  });
}

function start() {
  const started = spawn(process.execPath, [join(root, 'server/dev/main.ts')], {
    cwd: root,
    env: {
      // Games of its own: those of `npm start` are never touched.
      GLOAMING_HOME: join(root, '.dev'),
      GLOAMING_LOG: 'warn',
      GLOAMING_RATE: '100000',
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    // It ends when the channel closes, even if this process is killed.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child = started;
  ready = new Promise((resolve) => {
    started.once('message', resolve);
    started.once('exit', resolve);
  });
  started.once('exit', (code, signal) => {
    if (child !== started) return;
    child = undefined;
    console.error(`The server has ended (${signal ?? code}). It starts again when one of its files is saved.`);
  });
}

/** Waits until it has ended, because the next one needs its port and its games. */
async function stop() {
  const stopping = child;
  if (stopping === undefined) return;
  child = undefined;
  const ended = once(stopping, 'exit');
  if (stopping.connected) stopping.disconnect();
  const patience = setTimeout(() => stopping.kill('SIGKILL'), PATIENCE);
  await ended;
  clearTimeout(patience);
}

function restart(file) {
  if (isDue) return;
  isDue = true;
  restarting = restarting.then(async () => {
    await rest(GATHERING);
    console.error(`${file} has changed: the server starts again.`);
    isDue = false;
    await stop();
    start();
  });
}

async function end() {
  await restarting;
  await Promise.all([stop(), vite.close()]);
  process.exit(0);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const listener = createListener().once('error', reject);
    listener.listen(0, '127.0.0.1', () => {
      const { port } = listener.address();
      listener.close(() => resolve(port));
    });
  });
}
