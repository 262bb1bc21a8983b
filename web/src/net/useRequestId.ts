import { useRef } from 'react';
import { newCommandId } from './api.ts';

interface RequestIds {
  idFor(wish: object): string;
  /** Whoever wishes the same once more wants another one. */
  done(): void;
}

/** Whoever tries again because no answer came wants the same table, not a second one: until it is there, the same wish has the same id. */
export function useRequestId(): RequestIds {
  const tried = useRef({ id: '', wish: '' });
  return {
    idFor(wanted) {
      const wish = JSON.stringify(wanted);
      if (tried.current.wish !== wish) tried.current = { id: newCommandId(), wish };
      return tried.current.id;
    },
    done() {
      tried.current = { id: '', wish: '' };
    },
  };
}
