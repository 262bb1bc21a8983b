/** A host of plain files, as anybody has one: a folder below a path, and nothing that thinks. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const BUILT = fileURLToPath(new URL('../web/dist-static', import.meta.url));
const BELOW = '/games/gloaming/';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface PlainHost {
  /** Of the page, with the path below which it lies. */
  readonly address: string;
  /** What was asked for so far, without the path. */
  readonly asked: readonly string[];
  /** Another version of the folder lies there from now on. */
  put(folder: string): void;
  stop(): Promise<void>;
}

export async function openPlainHost(first = BUILT): Promise<PlainHost> {
  let folder = first;
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const path = decodeURIComponent(url.split('?')[0]);
    const inside = path.startsWith(BELOW) ? normalize(path.slice(BELOW.length)) : '..';
    const wanted = join(folder, inside);
    const file = existsSync(wanted) && statSync(wanted).isDirectory() ? join(wanted, 'index.html') : wanted;
    if (inside.startsWith('..') || !existsSync(file)) return void response.writeHead(404).end();
    asked.push(inside);
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${BELOW}`,
    asked,
    put(next) {
      folder = next;
    },
    stop: () => closed(server),
  };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
