import { useEffect, useRef } from 'react';

/**
 * Answers come and go under the focus of a keyboard, in the list and on the table: where its place is gone it goes to the question.
 * `shown` changes with whatever else comes and goes while the question stands.
 */
export function useKeptFocus(moment: string, shown: string) {
  const ref = useRef<HTMLElement>(null);
  const wasAtTable = useRef(false);
  useEffect(() => {
    // What goes away goes without a word of where the focus was.
    const note = ({ target }: FocusEvent): void => {
      wasAtTable.current = target instanceof Element && target.closest('main, dialog') !== null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => void ref.current?.scrollTo({ top: 0 }), [moment]);
  useEffect(() => {
    if (wasAtTable.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [moment, shown]);
  return ref;
}
