import { useEffect, useRef } from 'react';

/** Milliseconds in which the second digit follows. */
const SOON = 800;

/**
 * Numbers that are typed: where some have two digits, a digit that such a one may begin with waits a moment for the second.
 * What was begun at another question is forgotten.
 */
export function useTypedNumber(most: number, moment: string, give: (n: number) => void): (digit: string) => void {
  const begun = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(give);
  latest.current = give;
  const forget = (): void => {
    clearTimeout(timer.current);
    begun.current = '';
  };
  useEffect(() => forget, [moment]);
  return (digit) => {
    const typed = begun.current + digit;
    const isBegin = begun.current === '' && most > 9 && Number(digit) * 10 <= most;
    forget();
    if (!isBegin) return give(Number(typed));
    begun.current = typed;
    timer.current = setTimeout(() => {
      forget();
      latest.current(Number(typed));
    }, SOON);
  };
}
