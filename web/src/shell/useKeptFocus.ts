import { type FocusEvent, useEffect, useRef } from 'react';

/** Answers come and go under the focus of a keyboard: it stays with the question, wherever it goes. */
export function useKeptFocus(moment: string) {
  const ref = useRef<HTMLElement>(null);
  const wasInside = useRef(false);
  useEffect(() => {
    ref.current?.scrollTo({ top: 0 });
    if (wasInside.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [moment]);
  return {
    ref,
    onFocus: () => {
      wasInside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // A button that goes away goes without a word of where to.
      if (relatedTarget !== null) wasInside.current = ref.current?.contains(relatedTarget) ?? false;
    },
  };
}
