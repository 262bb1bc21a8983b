/** The addresses of the pages, and going from one to another without loading anew. */
import { type ComponentProps, useSyncExternalStore } from 'react';

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

/** The path without its query: what a page needs of the query it reads itself. */
export const usePath = (): string => useSyncExternalStore(listen, () => location.pathname);

/** What stands after the sign never reaches a server: codes do. */
export const useHash = (): string => useSyncExternalStore(listen, () => location.hash);

/** A real link: it can be opened in another tab, and only a plain click stays in this one. */
export function Link({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(href);
      }}
    />
  );
}
