import { useEffect, useRef } from 'react';
import type { Held } from './numbering.ts';

/** Milliseconds in which the second digit follows. */
const SOON = 800;
/** Milliseconds: longer than a key is down that is only pressed. */
const LONG = 500;

export interface Numbered {
  answer(n: number, isShifted: boolean): void;
  /** What a key does that is held down. */
  hold(n: number, isShifted: boolean): void;
  heldFor(n: number, isShifted: boolean): Held;
}

/** The question shows that a key is being held for it. */
const showHolding = (isHeld: boolean): void => void document.documentElement.toggleAttribute('data-holding', isHeld);

/**
 * Numbers that are typed: where some have two digits, a digit that such a one may begin with waits a moment for the second; and one
 * that would do more if it were held waits until it is let go. What was begun at another question is forgotten.
 */
export function useTypedNumber(most: number, moment: string, numbered: Numbered) {
  const begun = useRef('');
  const second = useRef<ReturnType<typeof setTimeout>>(undefined);
  const long = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Done once its key is let go. */
  const waiting = useRef<(() => void) | null>(null);
  const latest = useRef(numbered);
  latest.current = numbered;
  const forget = (): void => {
    clearTimeout(second.current);
    begun.current = '';
  };
  const stop = (): void => {
    clearTimeout(long.current);
    waiting.current = null;
    showHolding(false);
  };
  const forgetAll = (): void => {
    forget();
    stop();
  };
  useEffect(() => forgetAll, [moment]);
  const wait = (n: number, isShifted: boolean): void => {
    long.current = setTimeout(() => {
      forgetAll();
      latest.current.hold(n, isShifted);
    }, LONG);
  };
  const give = (n: number, isShifted: boolean): void => {
    const { answer, heldFor } = latest.current;
    const held = heldFor(n, isShifted);
    if (held !== 'nothing') {
      wait(n, isShifted);
      showHolding(held === 'confirm');
    }
    if (held === 'more') waiting.current = () => answer(n, isShifted);
    else answer(n, isShifted);
  };
  const onceLetGo = (): void => {
    const putOff = waiting.current;
    stop();
    putOff?.();
  };
  return {
    down(digit: string, isShifted: boolean): void {
      onceLetGo();
      const typed = isShifted ? digit : begun.current + digit;
      const isBegin = !isShifted && begun.current === '' && most > 9 && Number(digit) * 10 <= most;
      forget();
      if (!isBegin) {
        give(Number(typed), isShifted);
        return;
      }
      begun.current = typed;
      if (latest.current.heldFor(Number(typed), false) !== 'nothing') wait(Number(typed), false);
      second.current = setTimeout(() => {
        forget();
        latest.current.answer(Number(typed), false);
      }, SOON);
    },
    up: onceLetGo,
  };
}
