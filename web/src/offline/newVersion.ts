/** The page is kept in this browser by a service worker, and told when there is a newer one. */
import { useSyncExternalStore } from 'react';
import { isServerless } from '../base/serverless.ts';

/** How often it is asked for at most, whenever the page is looked at again. */
const ASK_EVERY = 30 * 60_000;

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();
const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A newer version lies ready. */
export const useNewVersion = (): boolean => useSyncExternalStore(listen, () => waiting !== null);

function found(worker: ServiceWorker | null): void {
  // The first one of all is not new: it is what is shown.
  if (worker === null || navigator.serviceWorker.controller === null) return;
  waiting = worker;
  for (const listener of listeners) listener();
}

/** Shows the newer version. Tabs that show the older one go on with it. */
export function takeNewVersion(): void {
  const reload = (): void => location.reload();
  // Another tab may have asked for it already.
  if (waiting === null || waiting.state === 'activated') {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage('take over');
}

/** As long as this tab is open, its version is not removed. */
function holdVersion(): void {
  const version = document.querySelector('meta[name="gloaming-version"]')?.getAttribute('content');
  if (version !== null && version !== undefined && 'locks' in navigator)
    void navigator.locks.request(`gloaming.page ${version}`, { mode: 'shared' }, () => new Promise(() => undefined));
}

function watch(registration: ServiceWorkerRegistration): void {
  registration.active?.postMessage('prune');
  found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') found(installing);
    });
  });
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < ASK_EVERY) return;
    asked = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => undefined);
  });
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register(new URL(isServerless ? 'sw.js' : '/sw.js', location.href));
  // Where workers are blocked, nothing may have been registered without a word.
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration !== undefined) watch(registration);
}

/** Once the page stands: what it is made of comes first. Over plain HTTP, and where browsers forbid it, there is none. */
export function keepPage(): void {
  if (!('serviceWorker' in navigator)) return;
  holdVersion();
  const begin = (): void => void register().catch(() => undefined);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
