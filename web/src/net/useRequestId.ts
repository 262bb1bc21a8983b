import { useRef } from 'react';
import { newCommandId } from './api.ts';

interface RequestIds {
  idFor(wish: object): string;
  /** After success: the same wish once more is a new request. */
  done(): void;
}

/** An idempotency key: until a table was made, the same wish has the same id, so that trying again makes no second table. */
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
