/** Pages for people: the table in the browser where it has been built, and the description of the API. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import { refuse } from '@gloaming/host';
import { ADDRESSES, ROUTES, type Route, type RouteName } from '@gloaming/protocol';
import type { FastifyInstance } from 'fastify';
import { describeAll } from './describing.ts';

const YEAR = 365 * 24 * 60 * 60;

const asHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const STYLE = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
code, pre { font: 14px/1.4 ui-monospace, monospace; }
pre { overflow: auto; max-height: 24rem; background: #8882; padding: 0.5rem; }
h2 { margin-top: 2rem; }
:root { color-scheme: light dark; }
`;
const page = (title: string, body: string): string =>
  `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${title}</title><link rel="stylesheet" href="/api/page.css"></head><body>\n${body}\n</body></html>\n`;

const WELCOME = page(
  'Gloaming',
  `<h1>Gloaming</h1>
<p>The server is running, but its pages have not been built: <code>npm start</code> builds them. Programs play through the
<a href="/api">API</a>.</p>`,
);

function describeRoute(name: RouteName): string {
  const { method, path } = ADDRESSES[name];
  const { who, summary, body, query, reply, kind }: Route = ROUTES[name];
  const schema = (title: string, part: object): string =>
    `<details><summary>${title}</summary><pre>${asHtml(JSON.stringify(part, null, 2))}</pre></details>`;
  return [
    `<h2 id="${name}"><code>${method} ${asHtml(path)}</code></h2>`,
    `<p>${asHtml(summary)}.${who === 'player' ? ' Only for a player.' : ''}</p>`,
    method === 'POST' ? schema('What to send', body) : schema('In the address', query),
    kind === 'json' ? schema('What comes back', reply) : `<p>What comes back: ${kind}.</p>`,
  ].join('\n');
}
const DESCRIPTION = page(
  'Gloaming: the API',
  `<h1>The API of Gloaming</h1>
<p>The same as data: <a href="/api/openapi.json">openapi.json</a>, with all that views, news and choices can be in each game. How to play a
whole game with curl: docs/api.md.</p>
${(Object.keys(ROUTES) as RouteName[]).map(describeRoute).join('\n')}`,
);

/** `web` is the folder of the built table in the browser, which need not be there. */
export async function servePages(app: FastifyInstance, web: string): Promise<void> {
  const hide = { schema: { hide: true } };
  app.get('/api', hide, (_, reply) => reply.type('text/html; charset=utf-8').send(DESCRIPTION));
  app.get('/api/page.css', hide, (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  // Made at the first request, when all routes are registered, and kept: it is long and never changes.
  let openapi: string | undefined;
  app.get('/api/openapi.json', hide, (_, reply) => {
    openapi ??= describeAll(app.swagger());
    return reply.type('application/json; charset=utf-8').send(openapi);
  });
  if (!existsSync(join(web, 'index.html'))) {
    app.get('/', hide, (_, reply) => reply.type('text/html; charset=utf-8').send(WELCOME));
    app.setNotFoundHandler(() => refuse('not-found', {}));
    return;
  }
  await app.register(staticFiles, {
    root: web,
    wildcard: true,
    index: 'index.html',
    // The build compresses its files; clients that accept the encoding get those.
    preCompressed: true,
    setHeaders(reply, path) {
      // Their names contain a hash of the content.
      // Whatever lies in between must not hold back a new version.
      if (path.startsWith(join(web, 'sw.js'))) reply.header('cache-control', 'no-cache');
      if (path.startsWith(join(web, 'assets'))) reply.header('cache-control', `public, max-age=${YEAR}, immutable`);
    },
  });
  // Single-page application: the page's own addresses (a table, a replay) all lead to index.html.
  app.setNotFoundHandler((request, reply) => {
    const [path] = request.url.split('?');
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !/\.\w+$/.test(path);
    return isPage ? reply.sendFile('index.html') : refuse('not-found', {});
  });
}
