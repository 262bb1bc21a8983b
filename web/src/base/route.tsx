/** The addresses of the pages, and going from one to another without loading anew. */
import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
};

export function go(path: string): void {
  history.pushState(null, '', path);
  scrollTo(0, 0);
  for (const listener of listeners) listener();
}

/**
 * Where one wants to go once an answer has come: asked for before the question is sent, it leads nowhere if another page was opened
 * meanwhile: a late answer must not take the reader away from it.
 */
export function onward(): (path: string) => void {
  const here = location.pathname;
  return (path) => {
    if (location.pathname === here) go(path);
  };
}

/** The path without its query: what a page needs of the query it reads itself. */
export const usePath = (): string => useSyncExternalStore(listen, () => location.pathname);

/** What stands after the sign never reaches a server: codes do. */
export const useHash = (): string => useSyncExternalStore(listen, () => location.hash);

/** Any other click on a link means another tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A real link: it can be opened in another tab, and only a plain click stays in this one. */
export function Link({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        go(href);
      }}
    />
  );
}
