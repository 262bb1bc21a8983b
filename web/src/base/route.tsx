/** The addresses of the pages, and going from one to another without loading anew. */
import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react';
import { isServerless } from './serverless.ts';

const listeners = new Set<() => void>();
const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
};

/** The parts of a page's address, as it would be on a server of ours. */
interface Place {
  readonly path: string;
  /** With its sign, or empty; so is the hash. */
  readonly query: string;
  readonly hash: string;
}
export function placeNow(): Place {
  if (!isServerless) return { path: location.pathname, query: location.search, hash: location.hash };
  // A plain host knows one file: which page it is stands behind the sign (hash routing), all of its address.
  const written = location.hash.slice(1);
  const { pathname, search, hash } = new URL(`http://here${written.startsWith('/') ? written : '/'}`);
  return { path: pathname, query: search, hash };
}
export const addressOf = (place: string): string => (isServerless ? `#${place}` : place);
/** For others: with the host. */
export const linkTo = (place: string): string => new URL(addressOf(place), location.href).href;

export function go(place: string): void {
  history.pushState(null, '', addressOf(place));
  scrollTo(0, 0);
  for (const listener of listeners) listener();
}
/** The address says where on its page one is now: nothing is drawn anew, and it is no step back. */
export const amend = (place: string): void => history.replaceState(null, '', addressOf(place));

/**
 * Where one wants to go once an answer has come: asked for before the question is sent, it leads nowhere if another page was opened
 * meanwhile: a late answer must not take the reader away from it.
 */
export function onward(): (place: string) => void {
  const here = placeNow().path;
  return (place) => {
    if (placeNow().path === here) go(place);
  };
}

/** The path without its query: what a page needs of the query it reads itself. */
export const usePath = (): string => useSyncExternalStore(listen, () => placeNow().path);

/** What stands after the sign never reaches a server: codes do. */
export const useHash = (): string => useSyncExternalStore(listen, () => placeNow().hash);

/** Any other click on a link means another tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A real link: it can be opened in another tab, and only a plain click stays in this one. */
export function Link({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a
      {...rest}
      href={addressOf(href)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        go(href);
      }}
    />
  );
}

/** A link to another part of the same page. */
export function PartLink({ to, ...rest }: ComponentProps<'a'> & { to: string }) {
  const { path, query } = placeNow();
  return (
    <a
      {...rest}
      href={addressOf(`${isServerless ? path + query : ''}#${to}`)}
      onClick={(event) => {
        // Elsewhere the browser itself looks for what is called so.
        if (!isServerless || !isPlainClick(event)) return;
        event.preventDefault();
        amend(`${path}${query}#${to}`);
        document.getElementById(to)?.scrollIntoView();
      }}
    />
  );
}
