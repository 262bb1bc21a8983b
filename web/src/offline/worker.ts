/**
 * The service worker: keeps all files of one version of the page, so that it opens and plays without a network. Versions lie beside each
 * other, and one goes only when no tab shows it any more: what a running game still has to load is there.
 */

/** Written in when the page is built: its files, and a name for all of them together. */
const FILES = '%FILES%' as unknown as readonly string[];
const VERSION = '%VERSION%';

/** As much of a service worker's surroundings as is used here: the types of a page and of a worker cannot both be had. */
interface Living extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Living {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Surroundings {
  readonly registration: { readonly scope: string; readonly installing: unknown; readonly waiting: unknown };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', hear: (event: Living) => void): void;
  addEventListener(kind: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(kind: 'message', hear: (event: Living & MessageEvent<unknown>) => void): void;
}
const around = globalThis as unknown as Surroundings;
const { scope } = around.registration;

/** Several pages of one host, each below a path of its own, share all caches. */
const CACHES = `gloaming ${scope} `;
const OWN = CACHES + VERSION;
/** As `held.ts` says it of its tab. */
const LOCKS = 'gloaming.page ';

/** A network that lets nothing through is worse than none. */
const PATIENCE = 4_000;

/** What has the same name and content in an older version is not fetched again. */
async function install(): Promise<void> {
  const cache = await caches.open(OWN);
  const one = async (file: string): Promise<void> => {
    const address = scope + file;
    const known = file.startsWith('assets/') ? await kept(address) : undefined;
    if (known !== undefined) return cache.put(address, known);
    const answer = await fetch(address, { cache: file.startsWith('assets/') ? 'default' : 'reload' });
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    // What came by a detour must not be the answer to an address that was typed.
    await cache.put(address, answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer);
  };
  await Promise.all(['', ...FILES].map(one));
}

/** Of whatever version. */
async function kept(address: string): Promise<Response | undefined> {
  for (const name of await ownCaches()) {
    const found = await caches.match(address, { cacheName: name });
    if (found !== undefined) return found;
  }
  return undefined;
}
const ownCaches = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(CACHES));

/**
 * Removes other versions that no tab shows. Where that cannot be told, they stay; and while a newer one is coming, too, which removes them
 * when it takes over.
 */
async function prune(): Promise<void> {
  const held = (await navigator.locks?.query())?.held;
  if (held === undefined) return;
  const names = await ownCaches();
  const { installing, waiting } = around.registration;
  if (installing !== null || waiting !== null) return;
  const isShown = (name: string): boolean => held.some((lock) => lock.name === LOCKS + name.slice(CACHES.length));
  await Promise.all(names.filter((name) => name !== OWN && !isShown(name)).map((name) => caches.delete(name)));
}

/** The newest page where there is a network, and the one that is kept where there is none or nobody answers at the other end. */
async function page(request: Request): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const fetched = fetch(request);
  const answer = await Promise.race([fetched, late]).catch(() => undefined);
  if (answer !== undefined && answer.status < 500) return answer;
  return (await caches.match(scope, { cacheName: OWN })) ?? answer ?? fetched;
}

const file = async (request: Request): Promise<Response> => (await kept(request.url)) ?? fetch(request);

/** Answers of a server are never kept: what it is asked goes past here. */
function answerOf(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || !(origin + pathname).startsWith(scope)) return null;
  const path = (origin + pathname).slice(scope.length);
  if (path === 'api' || path.startsWith('api/')) return null;
  if (request.mode === 'navigate') return /\.(?!html$)\w+$/.test(path) ? null : page(request);
  return path.startsWith('assets/') || FILES.includes(path) ? file(request) : null;
}

around.addEventListener('install', (event) => event.waitUntil(install()));
around.addEventListener('activate', (event) => event.waitUntil(Promise.all([around.clients.claim(), prune()])));
around.addEventListener('fetch', (event) => {
  const answer = answerOf(event.request);
  if (answer !== null) event.respondWith(answer);
});
around.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(around.skipWaiting());
  if (event.data === 'prune') event.waitUntil(prune());
});
